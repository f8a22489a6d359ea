import Conformance

extension Report {
  /// The failures that were known, and which of them are none any more.
  func writeKnown(_ text: inout Markdown) {
    if record.known.isEmpty { return }
    text.heading(2, "Known failures")
    text.table(
      ["entry", "status", "findings", "reason", "link"],
      record.known.map { entry in
        let places = record.findings.indices.filter { entry.matches(record.findings[$0]) }
        let status = entry.status?.rawValue ?? ""
        return [
          entry.title.asCode, entry.status == .passes ? "**\(status)**" : status,
          places.map { "[F\($0 + 1)](#f\($0 + 1))" }.joined(separator: ", "), entry.reason,
          entry.link ?? "",
        ]
      })
    if record.known.contains(where: { $0.status == .passes }) {
      text.paragraph(
        "What passes now makes a run fail, so that the list stays true: `--update-expect` takes it out."
      )
    }
  }

  /// The known failures in a few words.
  var knownSummary: String {
    let passes = record.known.count { $0.status == .passes }
    let fails = record.known.count { $0.status == .fails }
    let rest = record.known.count - passes - fails
    let words = [
      fails > 0 ? "\(fails) known failure\(fails == 1 ? "" : "s")" : nil,
      passes > 0 ? "\(passes) known failure\(passes == 1 ? " passes" : "s pass") now" : nil,
      rest > 0 ? "\(rest) not looked at" : nil,
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }

  /// The lines that name what passes now, for a terminal.
  package var outdated: [String] {
    record.known.filter { $0.status == .passes }.map { "passes now: \($0.title) (\($0.reason))" }
  }
}
