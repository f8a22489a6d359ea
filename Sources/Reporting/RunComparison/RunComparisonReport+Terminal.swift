import Conformance
import LayerScript
import Rules

extension RunComparisonReport {
  /// The comparison in short, for a terminal: each run, and what changed from it to the next.
  public var text: String {
    let names = comparison.runs.map { EngineText($0.label).terminalName }
    let width = names.map(\.count).max() ?? 0
    var lines = comparison.runs.enumerated().map { place, run in
      let gap = String(repeating: " ", count: width - names[place].count)
      return names[place] + gap + "  " + Self.conclusion(of: run.record)
    }
    lines += cautions
    for (place, change) in comparison.changes.enumerated() {
      lines += ["", "from \(names[place]) to \(names[place + 1]):"] + Self.lines(change)
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ change: RunChange) -> [String] {
    let rules = RunChange.RuleChange.allCases.compactMap { kind in
      change.rules[kind].map { "  \($0.count) rule\($0.count == 1 ? "" : "s") \(words(kind))" }
    }
    let findings = fates.flatMap { fate in
      change.findings.filter { $0.fate == fate }.map(line)
    }
    return rules.isEmpty && findings.isEmpty ? ["  nothing has changed"] : rules + findings
  }

  private static func line(_ change: RunChange.FindingChange) -> String {
    let numbers = [change.before, change.after].map { $0.map { "F\($0)" } ?? "-" }
      .joined(separator: " -> ")
    let finding = change.finding
    let title = finding.title { "'\($0)'" } ?? finding.headline(\.terminal)
    let fate = change.fate.rawValue
    let gap = String(repeating: " ", count: max(0, 8 - fate.count))
    return "  \(fate)\(gap)  \(numbers)  \(finding.subject): \(title)"
  }
}
