import Choices

extension Challenge {
  static let numbers: [Challenge] = [
    Challenge("difference_zero", positives, smallest: "(10, 10)") { x, y in
      .init(x < 10 || x != y)
    },
    Challenge("difference_small", positives, smallest: "(10, 6)") { x, y in
      .init(x < 10 || !(1...4).contains(abs(x - y)))
    },
    Challenge("difference_one", positives, smallest: "(10, 9)") { x, y in
      .init(x < 10 || abs(x - y) != 1)
    },
  ]

  /// Two numbers above zero, of 31 bits.
  private static var positives: Generator<(Int, Int)> {
    let number = Generator.integer(in: 1...Int(Int32.max))
    return number.and(number)
  }
}
