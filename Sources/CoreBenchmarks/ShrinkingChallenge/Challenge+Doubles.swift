import Choices

extension Challenge {
  /// Failures over floating-point numbers, drawn from a range of coordinates: whole and half numbers for
  /// the most part, and now and then any number of the range.
  static let doubles: [Challenge] = [
    // Whole numbers come first, so the first above the bound is the simplest.
    Challenge("double_above", coordinate, smallest: "1001.0") { .init($0 <= 1000) },
    // No whole number fails, and of those with one binary place this is the first.
    Challenge("double_fraction", coordinate, smallest: "100.5") {
      .init($0 == $0.rounded() || $0 <= 100)
    },
    // Three binary places are the least that four times a number can lay bare, below zero.
    Challenge("double_negative", coordinate, smallest: "-0.125") {
      .init($0 >= 0 || $0 * 4 == ($0 * 4).rounded())
    },
    // Nothing is simpler than zero in the first place, and then 1001 is the first whole number.
    Challenge("double_sum", coordinate.and(coordinate), smallest: "(0.0, 1001.0)") {
      .init($0 + $1 <= 1000)
    },
    // Beside zero, the first whole number is too far away, and a half is the first that is not.
    Challenge("double_near", coordinate.and(coordinate), smallest: "(0.0, 0.5)") {
      .init($0 == $1 || ($0 - $1).magnitude >= 1)
    },
    // One number is enough, and 5001 is the first.
    Challenge("double_list_sum", coordinate.list(), smallest: "[5001.0]") {
      .init($0.reduce(0, +) <= 5000)
    },
    // Two numbers come to 2000 at most, and with three the others make the first as small as it can be.
    Challenge("double_bounded_sum", share.list(), smallest: "[501.0, 1000.0, 1000.0]") {
      .init($0.reduce(0, +) <= 2500)
    },
    // The first number above ten with one binary place, and the first whole one above it.
    Challenge("double_next", coordinate.and(coordinate), smallest: "(10.5, 11.0)") {
      .init($0 <= 10 || $0 == $0.rounded() || $1 <= $0 || $1 >= 2 * $0)
    },
  ]

  private static var coordinate: Generator<Double> {
    .double(DoubleMixture(limits: -1e6...1e6, notable: [1, -1, 0.5, 1e6]))
  }

  private static var share: Generator<Double> {
    .double(DoubleMixture(limits: 0...1000, notable: [1, 0.5, 1000]))
  }
}
