/// A piece of a rendered program that stands in front of the script, where something uses it.
struct Helper {
  /// Of which whoever uses the helper has at least one in its text.
  private let markers: [[UInt8]]
  let lines: [String]
  /// What the lines say, for the helpers that they use themselves.
  private let bytes: [UInt8]

  init(_ markers: String..., text: String) {
    self.markers = markers.map { Array($0.utf8) }
    lines = [""] + text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    bytes = Array(text.utf8)
  }

  /// The lines of those helpers of a table that a text uses, and of those that they use themselves.
  static func lines(of table: [Helper], usedBy text: String) -> [String] {
    var used: Set<Int> = []
    var seen = [Array(text.utf8)]
    while true {
      let more = table.indices.filter { index in
        !used.contains(index) && seen.contains { table[index].isUsed(by: $0) }
      }
      if more.isEmpty { return used.sorted().flatMap { table[$0].lines } }
      used.formUnion(more)
      seen = more.map { table[$0].bytes }
    }
  }

  private func isUsed(by text: [UInt8]) -> Bool { markers.contains { text.holds($0) } }
}

extension [UInt8] {
  /// Tells whether some bytes stand one behind another within these.
  ///
  /// Programs are searched for every helper, which letter by letter took most of the time of rendering.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: part) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}
