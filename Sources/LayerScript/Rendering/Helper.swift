/// A piece of a rendered program that stands in front of the script, where something uses it.
struct Helper {
  /// Of which whoever uses the helper has at least one in its text.
  let markers: [String]
  let lines: [String]

  init(_ markers: String..., text: String) {
    self.markers = markers
    lines = [""] + text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines of those helpers of a table that a text uses, and of those that they use themselves.
  static func lines(of table: [Helper], usedBy text: String) -> [String] {
    var used: Set<Int> = []
    var seen = text
    while true {
      let more = table.indices.filter { !used.contains($0) && table[$0].isUsed(by: seen) }
      if more.isEmpty { return used.sorted().flatMap { table[$0].lines } }
      used.formUnion(more)
      seen = more.flatMap { table[$0].lines }.joined(separator: "\n")
    }
  }

  private func isUsed(by text: String) -> Bool {
    markers.contains { text.contains($0) }
  }
}
