import Choices

extension Challenge {
  /// Failures over lists, tables and values that depend on each other, which were written down before they
  /// were first tried.
  static let unforeseenNested: [Challenge] = [
    // The key is the first above five, and the values are the first two that differ.
    Challenge("other_value_of_key", records.and(records), smallest: "([(6, 0)], [(6, 1)])") {
      ours, theirs in
      .init(
        !ours.contains { our in
          theirs.contains { $0.0 == our.0 && our.0 > 5 && $0.1 != our.1 }
        })
    },
    // Starts are the first two above 20; eleven from 21 and ten from 22 end at 32.
    Challenge("overlap", spans.list(), smallest: "[(21, 11), (22, 10)]") {
      .init(!hasOverlap($0))
    },
    // The place is the first that is meant, with the first number there that is too large.
    Challenge("place_in_other_list", places.and(places), smallest: "([0, 0, 31], [2])") {
      values, chosen in
      .init(!chosen.contains { $0 > 1 && $0 < values.count && values[$0] > 30 })
    },
    // Lists within lists, with one number inside.
    Challenge("deep", Nest.generator, smallest: "[[[7]]]", text: \.description) {
      .init(!$0.hasNumber(above: 6, deeperThan: 2))
    },
    // The first year is a leap year by the rule that forgets centuries.
    Challenge("leap_day", days, smallest: "(1900, 2, 29)") { year, month, day in
      .init(month != 2 || day < 29 || year % 4 != 0)
    },
    // Two keys, which are the first, and the first value above three for both.
    Challenge(
      "one_value_for_two_keys", upToThousand.dictionary(of: upToTwenty), smallest: "0: 4, 1: 4",
      text: inOrder
    ) { dictionary in
      let values = dictionary.values.filter { $0 > 3 }
      return .init(Set(values).count == values.count)
    },
    // Two lists under one name, which is empty. By the order a list that goes on comes before one that ends.
    Challenge(
      "two_of_a_name", Generator.string(count: 0...3, of: .printable).and(percent.list()).list(),
      smallest: "[(\"\", [0]), (\"\", [])]"
    ) { .init(!hasTwoOfAName($0)) },
    // A column of two.
    Challenge("high_column", grid, smallest: "(1, 2, [4, 9])") { width, height, cells in
      .init(
        !(0..<width).contains { column in
          (0..<height).reduce(0) { $0 + cells[$1 * width + column] } > 12
        })
    },
    Challenge(
      "count_beside_list", Generator.integer(in: 0...20).and(percent.list()),
      smallest: "(4, [0, 0, 0, 0])"
    ) { .init($0 < 4 || $0 != $1.count) },
    // The same place of two lists.
    Challenge(
      "parallel_lists", percent.list().and(percent.list()), smallest: "([0, 42], [0, 41])"
    ) { left, right in
      .init(!zip(left, right).dropFirst().contains { $1 > 40 && $0 > $1 })
    },
    // Branches to the right are simpler than to the left, where nothing else is asked for.
    Challenge(
      "left_heavy", Branch.generator, smallest: "((- (- (- -))) -)", text: \.description
    ) { branch in
      guard case .fork(let left, let right) = branch else { return .passed }
      return .init(left.depth < right.depth + 3)
    },
  ]

  private static var upToTwenty: Generator<Int> { .integer(in: 0...20) }
  private static var upToThousand: Generator<Int> { .integer(in: 0...1000) }
  private static var percent: Generator<Int> { .integer(in: 0...100) }
  private static var places: Generator<[Int]> { Generator.integer(in: 0...50).list() }

  private static var records: Generator<[(Int, Int)]> {
    Generator.integer(in: 0...100).and(.integer(in: 0...9)).list(count: 0...20)
  }

  private static var spans: Generator<(Int, Int)> {
    Generator.integer(in: 0...1000).and(.integer(in: 0...100))
  }

  private static var days: Generator<(Int, Int, Int)> {
    Generator<(Int, Int, Int)>.tuple(
      .integer(in: 1900...2100), .integer(in: 1...12), .integer(in: 1...31))
  }

  /// A width, a height, and as many numbers as their product.
  private static var grid: Generator<(Int, Int, [Int])> {
    let side = Generator.integer(in: 1...10)
    return side.and(side)
      .with { Generator.integer(in: 0...9).list(count: $0.0 * $0.1...$0.0 * $0.1) }
      .map({ ($0.0.0, $0.0.1, $0.1) }, from: { (($0.0, $0.1), $0.2) })
  }

  private static func inOrder(_ dictionary: [Int: Int]) -> String {
    dictionary.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")
  }

  /// Tells whether two spans that start at different places behind 20 have ten places in common.
  private static func hasOverlap(_ spans: [(Int, Int)]) -> Bool {
    let late = spans.filter { $0.0 > 20 }
    return late.contains { first in
      late.contains { second in
        first.0 < second.0 && min(first.0 + first.1, second.0 + second.1) - second.0 >= 10
      }
    }
  }

  private static func hasTwoOfAName(_ entries: [(String, [Int])]) -> Bool {
    entries.indices.contains { place in
      entries[..<place].contains { $0.0 == entries[place].0 && $0.1 != entries[place].1 }
    }
  }
}
