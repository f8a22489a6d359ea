import Choices

extension Challenge {
  static let lists: [Challenge] = [
    Challenge(
      "reverse", integers, smallest: "[0, 1]"
    ) { .init($0 == $0.reversed()) },
    Challenge(
      "distinct", integers, smallest: "[0, 1, -1]"
    ) { .init(Set($0).count < 3) },
    Challenge(
      "lengthlist",
      Generator.integer(in: 1...100)
        .with { Generator.integer(in: 0...1000).list(count: $0...$0) }
        .map({ $0.1 }, from: { ($0.count, $0) }),
      smallest: "[900]"
    ) { .init(($0.max() ?? 0) < 900) },
    Challenge(
      "nestedlists", integers.list(), smallest: "[\([Int](repeating: 0, count: 11))]"
    ) { lists in .init(lists.reduce(0) { $0 + $1.count } <= 10) },
    Challenge(
      "large_union_list", integers.list(),
      smallest: "[[0, 1, -1, 2, -2]]"
    ) { .init(Set($0.joined()).count < 5) },
    Challenge(
      "coupling", Generator.integer(in: 0...10).list(), smallest: "[1, 0]"
    ) { list in
      if list.contains(where: { $0 >= list.count }) { return .discarded }
      return .init(!list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 })
    },
    Challenge(
      "deletion", integers.and(Generator.integer(in: 0...10)), smallest: "([0, 0], 0)"
    ) { list, index in
      guard index < list.count else { return .discarded }
      let value = list[index]
      var rest = list
      if let first = rest.firstIndex(of: value) { rest.remove(at: first) }
      return .init(!rest.contains(value))
    },
    Challenge("bound5", fiveLists, smallest: "[[-1], [-32768], [], [], []]") { lists in
      .init(lists.reduce(0 as Int16) { $0 &+ wrappingSum($1) } < 1280)
    },
  ]

  /// Lists of up to a hundred whole numbers of any size.
  private static var integers: Generator<[Int]> { Generator.integer().list() }

  /// Five lists of small words, each with a sum below 256.
  private static var fiveLists: Generator<[[Int]]> {
    Generator.integer(in: Int(Int16.min)...Int(Int16.max)).list(count: 0...10)
      .filter { wrappingSum($0) < 256 }
      .list(count: 5...5)
  }

  private static func wrappingSum(_ numbers: [Int]) -> Int16 {
    numbers.reduce(0) { $0 &+ Int16(truncatingIfNeeded: $1) }
  }
}
