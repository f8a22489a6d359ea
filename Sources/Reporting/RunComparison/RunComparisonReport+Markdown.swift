import Conformance
import LayerScript
import Rules

extension RunComparisonReport {
  /// How many runs a table has beside each other; more do not fit on a page.
  private static let mostColumns = 6

  /// The comparison as Markdown: what the runs are, what changed from each to the next, then areas and rules.
  public var markdown: String {
    var text = Markdown()
    text.heading(1, "LayerCheck: \(comparison.runs.count) runs compared")
    writeRuns(&text)
    for (place, change) in comparison.changes.enumerated() { write(change, place, &text) }
    writeAreas(&text)
    writeRules(&text)
    return text.text
  }

  private func writeRuns(_ text: inout Markdown) {
    text.table(
      ["run", "engine", "seed:", "scripts:", "passed:", "failed:", "verdict"],
      comparison.runs.enumerated().map { place, run in
        let header = run.record.header
        let count = { (verdict: Verdict) in run.record.results.count { $0.verdict == verdict } }
        return [
          labels[place], "\(header.engine.name.markdownName) \(header.engine.version.markdownName)",
          "\(header.seed)", "\(run.record.statistics.scripts)", "\(count(.passed))",
          "\(count(.failed))", Self.conclusion(of: run.record),
        ]
      })
    text.bullets(cautions)
  }

  private func write(_ change: RunChange, _ place: Int, _ text: inout Markdown) {
    text.heading(2, "From \(labels[place]) to \(labels[place + 1])")
    let rules = RunChange.RuleChange.allCases.compactMap { kind in
      change.rules[kind].map { Self.line(kind, $0) }
    }
    if rules.isEmpty { text.paragraph("Of every rule the same is said.") }
    text.bullets(rules)
    text.table(
      ["finding", "before:", "now:", "what happens", "rule", "steps:"],
      Self.fates.flatMap { fate in
        change.findings.filter { $0.fate == fate }.map(Self.row)
      })
    if change.findings.contains(where: { $0.fate == .notSeen }) {
      text.paragraph(
        "*\(RunChange.Fate.notSeen.rawValue)*: it did not come up, and nothing says that its script was run, "
          + "so it may still be there; `layercheck replay` tells.")
    }
  }

  /// How many rules are named; the table has all.
  private static let mostNamed = 20

  private static func line(_ kind: RunChange.RuleChange, _ rules: [RuleID]) -> String {
    let names = rules.prefix(mostNamed).map(\.description)
    let more = rules.count > names.count ? ["\(rules.count - names.count) more"] : []
    let words = "\(rules.count) \(Self.words(kind)): "
    let isGrave = kind == .worse || kind == .failsAtFirst
    return (isGrave ? "**\(words.dropLast(2))**: " : words)
      + (names + more).joined(separator: ", ")
  }

  private static func row(_ change: RunChange.FindingChange) -> [String] {
    let isGrave = change.fate == .new && change.finding.failsRun
    let word = change.fate.rawValue
    let note = change.finding.known.map { " (known as `\($0)`)" } ?? ""
    return [
      isGrave ? "**\(word)**" : word, change.before.map { "F\($0)" } ?? "",
      change.after.map { "F\($0)" } ?? "", change.finding.name + note, change.finding.subject,
      "\(change.finding.script.steps.count)",
    ]
  }

  private func writeAreas(_ text: inout Markdown) {
    text.heading(2, "Areas")
    for columns in columns {
      text.table(
        ["area"] + columns.map { labels[$0] },
        comparison.areas.map { row in
          ["\(row.area.name) \(row.area.title)"] + columns.map { Self.cell(row.summaries[$0]) }
        })
    }
  }

  private static func cell(_ summary: AreaSummary?) -> String {
    guard let summary else { return word(nil) }
    let counts = "\(summary.count(.passed)) of \(summary.rules)"
    let failed = summary.count(.failed)
    let words = summary.conclusion.words
    return summary.conclusion == .verdict(.failed)
      ? "**\(words)** \(failed)x, \(counts) passed" : "\(words), \(counts) passed"
  }

  private func writeRules(_ text: inout Markdown) {
    text.heading(2, "Rules that differ")
    let failing = comparison.differing.filter { $0.verdicts.contains(.failed) }
    let others = comparison.differing.filter { !$0.verdicts.contains(.failed) }
    if comparison.differing.isEmpty { text.paragraph("none") }
    if !failing.isEmpty { writeTables(failing, &text) }
    if !others.isEmpty {
      text.details("\(others.count) rules that differ and fail nowhere") {
        self.writeTables(others, &$0)
      }
    }
    let all = comparison.failingEverywhere
    if all.isEmpty { return }
    text.paragraph(
      "In all runs fail, so that the rule itself is worth a look where the engines have nothing in common: "
        + all.map(\.description).joined(separator: ", ") + ".")
  }

  private func writeTables(_ rows: [RunComparison.RuleRow], _ text: inout Markdown) {
    for columns in columns {
      text.table(
        ["rule", "statement"] + columns.map { labels[$0] } + ["note"],
        rows.map { row in
          let statement = Catalogue.rule(row.rule)?.statement.firstSentence ?? ""
          let cells = columns.map { place in
            row.verdicts[place] == .failed ? "**no**" : Self.word(row.verdicts[place])
          }
          return ["\(row.rule)", statement] + cells + [note(row, labels)]
        })
    }
  }

  /// The runs in groups that fit beside each other.
  private var columns: [[Int]] {
    stride(from: 0, to: labels.count, by: Self.mostColumns).map { start in
      Array(start..<min(start + Self.mostColumns, labels.count))
    }
  }
}
