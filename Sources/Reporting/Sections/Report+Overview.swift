import Conformance
import LayerScript
import Rules

extension Report {
  /// How many findings the first screen lists at most.
  private static let mostListed = 10

  /// The findings as one line each, in the order in which to mend them.
  func writeOverview(_ text: inout Markdown) {
    let places = mendingOrder
    if places.isEmpty { return }
    text.heading(2, "What to mend, in this order")
    text.table(
      ["finding", "what happens", "rule", "steps:", "scripts:"],
      places.prefix(Self.mostListed).map { row(record.findings[$0], $0 + 1) })
    let rest = places.count - Self.mostListed
    let more = rest > 0 ? "\(rest) more stand [below](#findings). " : ""
    text.paragraph(
      more
        + "What comes up in most scripts stands first, because it hides other mistakes; of what comes up "
        + "in as many, the shorter script.")
  }

  /// The places of the findings in the order in which to mend them: those that count and are not known
  /// first, of these what comes up in most scripts, then what shows in the fewest steps.
  var mendingOrder: [Int] {
    record.findings.indices.sorted { key($0).lexicographicallyPrecedes(key($1)) }
  }

  private func key(_ place: Int) -> [Int] {
    let finding = record.findings[place]
    return [
      finding.failsRun ? 0 : 1, finding.isKnown ? 1 : 0, -finding.occurrences,
      finding.script.steps.count, place,
    ]
  }

  private func row(_ finding: Finding, _ number: Int) -> [String] {
    let note =
      finding.known.map { " (known as `\($0)`)" } ?? (finding.counts ? "" : " (does not count)")
    let count = max(1, record.statistics.scripts)
    let share = Int((100 * Double(finding.occurrences) / Double(count)).rounded())
    return [
      "[F\(number)](#f\(number))", finding.name + note, finding.subject,
      "\(finding.script.steps.count)",
      "\(finding.occurrences)" + (share > 0 ? " (\(share) %)" : ""),
    ]
  }

  /// What to do next, in three or four steps.
  func writeSteps(_ text: inout Markdown) {
    guard let first = mendingOrder.first, record.findings[first].failsRun else { return }
    let finding = record.findings[first]
    let again = finding.script.steps.isEmpty ? command : replay(finding)
    text.heading(2, "Next")
    text.bullets(
      [
        "Mend [F\(first + 1)](#f\(first + 1)); this line shows whether it is mended: \(again.asCode)",
        "Run again, because one mistake hides others: "
          + command(with: ["--report next-report"]).asCode + comparison,
      ] + directedCases + [
        "What is to stay as it is goes into a list of known failures: "
          + (command(with: ["--expect known.txt", "--update-expect"])).asCode
      ])
  }

  /// How mistakes are told apart that were taken for one; a test of a package has no driver that they could be put to.
  private var directedCases: [String] {
    if record.header.engineOption.isTestRun { return [] }
    let scope =
      record.header.areas.map { $0.name.lowercased() } + record.header.rules.map(\.description)
    return [
      "Of several mistakes about one rule the report may show one. Each directed case that fails says in a "
        + "sentence what is wrong: " + commandLine("corpus", with: scope).asCode
    ]
  }

  /// How the next run is compared with this one; a test of a package is told elsewhere where its report goes.
  private var comparison: String {
    if record.header.engineOption.isTestRun { return "" }
    return
      ". With the folder of this page, `layercheck compare FOLDER next-report` says what is gone, "
      + "the same and new"
  }
}
