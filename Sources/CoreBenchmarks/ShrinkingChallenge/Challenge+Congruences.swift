import Choices

extension Challenge {
  /// Failures over whole numbers that are not monotone: of two numbers that fail, one in between need not.
  static let congruences: [Challenge] = [
    Challenge("product", percent.and(percent), smallest: "(10, 100)") {
      .init($0 * $1 < 1000)
    },
    Challenge("multiple_of_seven", anySize, smallest: "1001") {
      .init($0 <= 1000 || !$0.isMultiple(of: 7))
    },
    Challenge("prime", upToMillions, smallest: "103") {
      .init($0 <= 100 || $0 % 4 != 3 || !isPrime($0))
    },
    // 1114 is 4 * 256 + 90: the first number above 1000 whose last byte is 90.
    Challenge("byte_pattern", upToMillions, smallest: "1114") {
      .init($0 <= 1000 || $0 & 0xFF != 0x5A)
    },
    Challenge("three_in_step", Generator.integer(in: 0...1000).list(), smallest: "[0, 0, 100]") {
      .init(!hasEqualPairAndStep($0))
    },
  ]

  private static var percent: Generator<Int> { .integer(in: 0...100) }
  private static var anySize: Generator<Int> { .integer() }
  private static var upToMillions: Generator<Int> { .integer(in: 0...10_000_000) }

  private static func isPrime(_ number: Int) -> Bool {
    guard number > 3 else { return number > 1 }
    return (2...).prefix { $0 * $0 <= number }.allSatisfy { !number.isMultiple(of: $0) }
  }

  /// Tells whether two equal numbers are followed, anywhere behind them, by one that is 100 higher.
  private static func hasEqualPairAndStep(_ numbers: [Int]) -> Bool {
    var (once, twice): (Set<Int>, Set<Int>) = ([], [])
    for number in numbers {
      if twice.contains(number - 100) { return true }
      if !once.insert(number).inserted { twice.insert(number) }
    }
    return false
  }
}
