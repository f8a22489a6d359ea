import Choices

extension Challenge {
  /// Failures over floating-point numbers that were written down before they were first tried.
  static let unforeseenDoubles: [Challenge] = [
    // Zero makes no product, and beside one the first whole number above the bound is the simplest.
    Challenge("double_product", coordinate.and(coordinate), smallest: "(1.0, 5001.0)") {
      .init($0 * $1 <= 5000)
    },
    // No whole number is rounded, and of those with one binary place this is the first above the bound.
    Challenge("double_rounded_up", coordinate, smallest: "20.5") {
      .init($0 <= 20 || $0.rounded() <= $0)
    },
    // The second is below 75, so the first is above 25; beside 26, the second lies between 74 and 75.
    Challenge("double_edge", near.and(near), smallest: "(26.0, 74.5)") {
      .init($0 >= 50 || $1 >= 75 || $0 + $1 <= 100)
    },
    // Both lie within one unit of each other, and the second may not be whole then.
    Challenge("double_just_below", small.and(small), smallest: "(6.0, 5.5)") {
      .init($1 <= 5 || $0 - $1 <= 0.25 || $0 - $1 >= 1)
    },
    // Zero does not count; of the others the first is one.
    Challenge("double_thrice", coordinate.list(), smallest: "[1.0, 1.0, 1.0]") { list in
      .init(!list.contains { number in number != 0 && list.count { $0 == number } > 2 })
    },
    // Nothing lies before zero, and eight is the first whole number above seven.
    Challenge(
      "double_midpoint", Generator<(Double, Double, Double)>.tuple(whole, whole, whole),
      smallest: "(0.0, 8.0, 16.0)"
    ) { .init(!isMidpoint($0, $1, $2)) },
    // The first is above 37.5; beside 38, the second lies between 12.5 and 12.67.
    Challenge("double_ratio", near.and(near), smallest: "(38.0, 12.625)") {
      .init($0 <= max($1, 12.5) * 3 || $1 <= 12.5)
    },
  ]

  /// Failures over whole numbers that were written down before they were first tried.
  static let unforeseenNumbers: [Challenge] = [
    // With 20 twice the first has to be 3; beside 3 and 20 the second is 17, and 3 * 17 * 19 is below 1000.
    Challenge(
      "three_factors", Generator<(Int, Int, Int)>.tuple(upToTwenty, upToTwenty, upToTwenty),
      smallest: "(3, 17, 20)"
    ) { .init($0 * $1 * $2 < 1000) },
    // The first of 201 numbers and more that leaves four.
    Challenge("remainder_of_nine", Generator.integer(in: 0...1_000_000), smallest: "202") {
      .init($0 <= 200 || $0 % 9 != 4)
    },
    // The first is as small as it can be, and 51 + 2 is the first sum that ends in three.
    Challenge("sum_ends_in_three", upToThousand.and(upToThousand), smallest: "(51, 2)") {
      .init($0 <= 50 || ($0 + $1) % 10 != 3)
    },
    // No number below twelve has so large a divisor, and the next multiple of twelve is 24.
    Challenge("common_divisor", fromOne.and(fromOne), smallest: "(12, 24)") {
      .init($0 == $1 || commonDivisor($0, $1) < 12)
    },
    // All numbers up to 127 have the bit of 64 in common with 101.
    Challenge("disjoint_bits", bits.and(bits), smallest: "(101, 128)") {
      .init(min($0, $1) <= 100 || $0 & $1 != 0)
    },
    // Ups and downs of ten, from zero.
    Challenge("zigzag", percent.list(), smallest: "[0, 10, 0, 10, 0]") { .init(!hasZigzag($0)) },
    // Three numbers from one, of which the last makes up for the others.
    Challenge("sum_of_seventeens", Generator.integer(in: 1...100).list(), smallest: "[1, 1, 15]") {
      .init(!comesToSeventeens($0))
    },
    Challenge("progression", percent.list(), smallest: "[0, 7, 14]") { .init(!hasProgression($0)) },
  ]

  private static var coordinate: Generator<Double> {
    .double(DoubleMixture(limits: -1e6...1e6, notable: [1, -1, 0.5, 1e6]))
  }
  private static var near: Generator<Double> { .double(DoubleMixture(limits: -100...100)) }
  private static var small: Generator<Double> { .double(DoubleMixture(limits: 0...20)) }
  private static var whole: Generator<Double> {
    .double(DoubleMixture(limits: 0...20, smallSize: 20, binaryPlaces: 0))
  }
  private static var bits: Generator<Int> { .integer(in: 0...1023) }
  private static var upToTwenty: Generator<Int> { .integer(in: 0...20) }
  private static var upToThousand: Generator<Int> { .integer(in: 0...1000) }
  private static var fromOne: Generator<Int> { .integer(in: 1...1000) }
  private static var percent: Generator<Int> { .integer(in: 0...100) }

  private static func commonDivisor(_ left: Int, _ right: Int) -> Int {
    right == 0 ? left : commonDivisor(right, left % right)
  }

  private static func isMidpoint(_ low: Double, _ middle: Double, _ high: Double) -> Bool {
    middle > 7 && low < middle && high - middle == middle - low
  }

  private static func comesToSeventeens(_ numbers: [Int]) -> Bool {
    numbers.count > 2 && numbers.reduce(0, +).isMultiple(of: 17)
  }

  private static func hasZigzag(_ list: [Int]) -> Bool {
    list.indices.dropFirst(4).contains { last in
      let steps = (last - 3...last).map { list[$0] - list[$0 - 1] }
      return zip(steps, steps.dropFirst()).allSatisfy { $0.signum() == -$1.signum() }
        && steps.allSatisfy { abs($0) > 9 }
    }
  }

  private static func hasProgression(_ list: [Int]) -> Bool {
    let steps = zip(list, list.dropFirst()).map { $1 - $0 }
    return zip(steps, steps.dropFirst()).contains { $0 == $1 && $0 > 6 }
  }
}
