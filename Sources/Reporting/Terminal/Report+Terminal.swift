public import Conformance
import LayerScript
import Rules

extension Report {
  /// The verdict and the findings in short, as a file or a pipe gets them.
  public var text: String { text(in: .plain) }

  /// The verdict and the findings in short, for a terminal.
  public func text(in style: TerminalStyle) -> String {
    let findings = record.findings.enumerated().map { text($1, number: $0 + 1, style) + "\n" }
    let end = record.end.sentence(\.terminal).map { [style.wrapped($0, indent: "")] } ?? []
    let nothing = nothingTested.map { ["\($0.message)\nTo change that, \($0.remedy)."] } ?? []
    let others = unrelated.map { [$0 + "."] } ?? []
    let all =
      findings + knownLines + deviationLines + refusalLines + others + end + nothing + [
        verdictLine(style)
      ]
    return all.joined(separator: "\n")
  }

  func verdictLine(_ style: TerminalStyle) -> String {
    let line = style.wrapped(summary, indent: "")
    return switch record.conclusion {
    case .conforms, .conformsButForKnown: style.paint(line, .goodVerdict)
    case .doesNotConform: style.paint(line, .badVerdict)
    case .inconclusive, .nothingTested: style.paint(line, .doubtful)
    }
  }

  /// A finding as a run prints it: what is wrong, the script, and the command that shows it again.
  ///
  /// - Parameters:
  ///   - finding: One of the record's findings.
  ///   - number: Its number in the report, from 1.
  ///   - style: What the terminal can show.
  /// - Returns: The finding in lines, without a line feed at the end.
  package func text(_ finding: Finding, number: Int, _ style: TerminalStyle) -> String {
    let title = finding.title { "'\($0)'" }
    let subject = "F\(number) \(finding.subject): \(title ?? finding.headline(\.terminal))"
    var lines = [style.paint(style.wrapped(subject), .strong)]
    if title != nil, finding.primary != nil {
      lines.append("   " + style.wrapped(finding.headline(\.terminal)))
    }
    if let name = finding.known { lines.append("   known as \(name)") }
    if !finding.counts {
      lines.append(style.paint("   does not count: \(reason(finding))", .doubtful))
    }
    if let fault = finding.behavesLike { lines.append("   behaves like the known fault \(fault)") }
    lines += finding.counterexample(style)
    if !finding.script.steps.isEmpty { lines.append("   \(replay(finding))") }
    return lines.joined(separator: "\n")
  }

  func reason(_ finding: Finding) -> String {
    if !finding.problem.kind.isViolation { return "it says nothing of the engine's being right" }
    return finding.confirmed.again == 0
      ? "it could not be repeated" : "the rule is reported and never fails a run"
  }
}

extension Finding {
  /// The steps of the shortest script, with what was expected and answered where that differs; on a terminal
  /// that step is marked.
  func counterexample(_ style: TerminalStyle) -> [String] {
    let output = DriverOutput(problem)
    var lines = earlier.prefix(3).map { "   after \($0.oneLine)" }
    if earlier.count > 3 { lines.append("   after \(earlier.count) earlier scripts in all") }
    for (place, row) in rows.enumerated() {
      let mark = style.isTerminal && row.differs ? " > " : "   "
      let step = "\(mark)\(place + 1)  \(row.step)"
      lines.append(row.differs ? style.paint(step, .strong) : step)
      if row.differs {
        lines.append("      expected  " + style.paint(row.expected.terminal, .good))
        lines.append("      actual    " + style.paint(output.brief.terminal, .bad))
        lines += output.lines.map { "        | \($0)" }
      }
      if let reason = row.reason { lines.append("      it says   \(reason.terminal)") }
    }
    return lines
  }

  /// The finding as it is made: what happens, and the step that shows it; the report may put it in another
  /// order, or under another rule.
  public func sighting(in style: TerminalStyle) -> String {
    let title = title { "'\($0)'" } ?? headline(\.terminal)
    var lines = [style.paint(style.wrapped("\(subject): \(title)"), .strong)]
    for (place, row) in rows.enumerated() where row.differs {
      lines.append(" > \(place + 1)  \(row.step)")
      lines.append("      expected  " + style.paint(row.expected.terminal, .good))
      lines.append("      actual    " + style.paint(DriverOutput(problem).brief.terminal, .bad))
    }
    return lines.joined(separator: "\n")
  }
}
