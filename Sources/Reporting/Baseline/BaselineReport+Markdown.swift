import Conformance
import LayerScript
import Rules

extension BaselineReport {
  /// How many changes are listed.
  private static let mostChanges = 50

  /// The report as Markdown: the verdict first, then what is worse, then what else has changed.
  public var markdown: String {
    var text = Markdown()
    text.heading(1, title)
    writeVerdict(&text)
    let regressions = record.regressions.count
    text.heading(2, "Regressions")
    if regressions == 0 { text.paragraph("none") }
    for (place, regression) in record.regressions.enumerated() {
      write(regression.finding, place + 1, before: regression.before, &text)
    }
    let rest = record.additions + record.troubles
    if !rest.isEmpty { text.heading(2, "Wrong where it is new") }
    for (place, finding) in rest.enumerated() {
      write(finding, regressions + place + 1, before: [], &text)
    }
    writeChanges(&text)
    writeDeclarations(&text)
    return text.text
  }

  var title: String { "LayerCheck: \(record.run.header.engine.name.markdownName) \(verdict)" }

  func writeVerdict(_ text: inout Markdown) {
    let first = record.regressions.first?.finding
    let start = first.map {
      " Start with [F1](#f1): \(title($0, \.asCode, \.markdown))."
    }
    text.paragraph("**\(counts).**" + (start ?? ""))
    text.table(
      ["version", "name", "named as"],
      [
        ["before", record.earlier.name.markdownName, record.earlierOption.asCode],
        [
          "now", record.run.header.engine.name.markdownName,
          record.run.header.engineOption.asCode,
        ],
      ])
    text.bullets(facts(\.markdown))
    text.paragraph("Run again: \(command.asCode)")
  }

  private func write(
    _ finding: Finding, _ number: Int, before: [EngineText], _ text: inout Markdown
  ) {
    text.anchor("f\(number)")
    text.heading(
      3, "F\(number) · \(finding.subject) · \(title(finding, \.asCode, \.markdown))")
    writeBody(finding, before: before, &text)
  }

  /// What there is to say of a finding, without its heading.
  func writeBody(_ finding: Finding, before: [EngineText], _ text: inout Markdown) {
    if let rule = finding.primary.flatMap({ Catalogue.rule($0) }) {
      text.paragraph("**\(rule.id)**: \(rule.statement)")
      text.paragraph("Evidence: \(rule.evidenceText).")
    }
    if let fault = finding.behavesLike {
      text.paragraph("It behaves like the known fault `\(fault)`.")
    }
    writeRows(finding, before, &text)
    let faces = finding.furtherIdentities.compactMap { $0.words(\.asCode) }
    if !faces.isEmpty {
      text.paragraph("Seen besides, and taken for the same:")
      text.bullets(Array(faces.prefix(12)))
    }
    if !finding.script.steps.isEmpty {
      text.paragraph("Replay: \(report.replay(finding).asCode)")
    }
    let confirmed = finding.confirmed
    let shrunk = record.isRecorded ? "" : "; shrunk \(finding.shrinking)"
    text.paragraph(
      "Seen in \(finding.occurrences.scripts)\(shrunk). Confirmed: \(confirmed.again) of "
        + "\(confirmed.runs) runs show it again.")
  }

  private func writeRows(_ finding: Finding, _ before: [EngineText], _ text: inout Markdown) {
    let output = DriverOutput(finding.problem)
    let hasBefore = !before.isEmpty
    text.table(
      ["#:", "step", "expected"] + (hasBefore ? ["before"] : []) + ["now"],
      finding.rows.enumerated().map { place, row in
        let old = before.indices.contains(place) ? before[place].markdown : ""
        let now = row.differs ? output.brief.markdown : row.actual.markdown
        let cells = [row.step.asCode, row.expected.markdown] + (hasBefore ? [old] : []) + [now]
        let marked = row.differs ? cells.map { $0.isEmpty ? "" : "**\($0)**" } : cells
        return ["\(place + 1)"] + marked
      })
    if !output.lines.isEmpty {
      text.paragraph("In the driver's own words:")
      text.code("text", output.lines.joined(separator: "\n"))
    }
  }

  func writeChanges(_ text: inout Markdown) {
    if record.changes.isEmpty { return }
    text.heading(2, "What else has changed")
    text.table(
      ["what", "of it", "scripts:", "the shortest of them", "before", "now"],
      record.changes.prefix(Self.mostChanges).map { change in
        [
          change.identity.kind.words, change.title(\.asCode), "\(change.count)",
          change.script.oneLine.asCode, change.before.markdown, change.now.markdown,
        ]
      })
    let more = record.changes.count - Self.mostChanges
    if more > 0 { text.paragraph("\(more) more are in the record.") }
  }

  func writeDeclarations(_ text: inout Markdown) {
    for (heading, names) in [
      ("Declared no longer", record.lost), ("Declared now", record.gained),
    ] where !names.isEmpty {
      text.heading(2, heading)
      text.bullets(names.map(\.asCode))
    }
  }
}
