import Choices

extension Challenge {
  /// Failures over lists of lists, and over values that depend on each other.
  static let nested: [Challenge] = [
    // Two lists of one number each are equal if their sums are; with three numbers, zero comes first.
    Challenge("equal_sums", percent.list().list(), smallest: "[[0, 10], [10]]") {
      .init(!hasEqualSumsOfDifferentLists($0))
    },
    // One cell comes to nine at most.
    Challenge("wide_row", grid, smallest: "(2, 1, [4, 9])") { width, height, cells in
      .init(
        !(0..<height).contains { row in
          cells[row * width..<(row + 1) * width].reduce(0, +) > 12
        })
    },
    // Entries that name each other, as records in two tables do: the second is at place one.
    Challenge("mutual_references", pointers, smallest: "[(1, 0), (0, 8)]") { entries in
      .init(
        !entries.enumerated().contains { place, entry in
          entry.0 != place && entries.indices.contains(entry.0)
            && entries[entry.0].0 == place && entries[entry.0].1 > 7
        })
    },
  ]

  private static var percent: Generator<Int> { .integer(in: 0...100) }

  /// A width, a height, and as many numbers as their product.
  private static var grid: Generator<(Int, Int, [Int])> {
    let side = Generator.integer(in: 1...10)
    return side.and(side)
      .with { Generator.integer(in: 0...9).list(count: $0.0 * $0.1...$0.0 * $0.1) }
      .map({ ($0.0.0, $0.0.1, $0.1) }, from: { (($0.0, $0.1), $0.2) })
  }

  private static var pointers: Generator<[(Int, Int)]> {
    Generator.integer(in: 0...20).and(.integer(in: 0...100)).list()
  }

  /// Tells whether two lists that are not equal have one sum, which is ten or more.
  private static func hasEqualSumsOfDifferentLists(_ lists: [[Int]]) -> Bool {
    lists.indices.contains { place in
      let sum = lists[place].reduce(0, +)
      return sum >= 10
        && lists[..<place].contains { $0 != lists[place] && $0.reduce(0, +) == sum }
    }
  }
}
