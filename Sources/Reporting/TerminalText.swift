import Conformance
import LayerScript
import Rules

extension Report {
  /// The verdict and the findings in short, for a terminal.
  public var text: String {
    let findings = record.findings.enumerated().map { text($1, number: $0 + 1) }
    let end = record.end.sentence(\.terminal).map { [$0] } ?? []
    let nothing = nothingTested.map { ["\($0.message)\nTo change that, \($0.remedy)."] } ?? []
    let others = unrelated.map { [$0 + "."] } ?? []
    let all = findings + knownLines + refusalLines + others + end + nothing + [summary]
    return all.joined(separator: "\n")
  }

  private func text(_ finding: Finding, number: Int) -> String {
    let title = finding.title { "'\($0)'" }
    var lines = ["F\(number) \(finding.subject): \(title ?? finding.headline(\.terminal))"]
    if title != nil, finding.primary != nil { lines.append("   \(finding.headline(\.terminal))") }
    if let name = finding.known { lines.append("   known as \(name)") }
    if !finding.counts { lines.append("   does not count: \(reason(finding))") }
    if let fault = finding.behavesLike { lines.append("   behaves like the known fault \(fault)") }
    let output = DriverOutput(finding.problem)
    for script in finding.earlier.prefix(3) { lines.append("   after \(script.oneLine)") }
    if finding.earlier.count > 3 {
      lines.append("   after \(finding.earlier.count) earlier scripts in all")
    }
    for (place, row) in finding.rows.enumerated() {
      lines.append("   \(place + 1)  \(row.step)")
      if row.differs {
        lines.append("      expected  \(row.expected.terminal)")
        lines.append("      actual    \(output.brief.terminal)")
        lines += output.lines.map { "        | \($0)" }
      }
      if let reason = row.reason { lines.append("      it says   \(reason.terminal)") }
    }
    if !finding.script.steps.isEmpty { lines.append("   \(replay(finding))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func reason(_ finding: Finding) -> String {
    if !finding.problem.kind.isViolation { return "it says nothing of the engine's being right" }
    return finding.confirmed.again == 0
      ? "it could not be repeated" : "the rule is reported and never fails a run"
  }
}
