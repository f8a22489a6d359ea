import Conformance
import LayerScript

extension BaselineReport {
  /// How many changes of a kind are shown on a terminal.
  private static let mostChanges = 5

  /// The verdict and what it rests on, as a file or a pipe gets them.
  public var text: String { text(in: .plain) }

  /// The verdict and what it rests on, for a terminal.
  public func text(in style: TerminalStyle) -> String {
    let regressions = record.regressions.enumerated().map { place, regression in
      text(regression.finding, place + 1, "", regression.before, style)
    }
    let additions = record.additions.enumerated().map { place, finding in
      text(finding, regressions.count + place + 1, "wrong where it is new: ", [], style)
    }
    let troubles = record.troubles.enumerated().map { place, finding in
      text(finding, regressions.count + additions.count + place + 1, "", [], style)
    }
    let all: [String] = regressions + additions + troubles + changeLines + factLines
    return (all + [verdictLine(style)]).joined(separator: "\n")
  }

  private func verdictLine(_ style: TerminalStyle) -> String {
    let line = style.wrapped(summary, indent: "")
    return switch record.conclusion {
    case .worse: style.paint(line, .badVerdict)
    case .notWorse: style.paint(line, .goodVerdict)
    case .undecided: style.paint(line, .doubtful)
    }
  }

  private func text(
    _ finding: Finding, _ number: Int, _ kind: String, _ before: [EngineText],
    _ style: TerminalStyle
  ) -> String {
    let title = title(finding, { "'\($0)'" }, \.terminal)
    let subject = style.wrapped("F\(number) \(finding.subject): \(kind)\(title)")
    var lines = [style.paint(subject, .strong)]
    if let fault = finding.behavesLike { lines.append("   behaves like the known fault \(fault)") }
    let output = DriverOutput(finding.problem)
    for (place, row) in finding.rows.enumerated() {
      let mark = style.isTerminal && row.differs ? " > " : "   "
      lines.append(mark + "\(place + 1)  \(row.step)")
      guard row.differs else { continue }
      if before.indices.contains(place) {
        lines.append("      before    \(before[place].terminal)")
      }
      lines.append("      now       " + style.paint(output.brief.terminal, .bad))
      lines.append("      expected  " + style.paint(row.expected.terminal, .good))
      lines += output.lines.map { "        | \($0)" }
    }
    if !finding.script.steps.isEmpty { lines.append("   \(report.replay(finding))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private var changeLines: [String] {
    Change.Kind.allCases.flatMap { kind -> [String] in
      let all = record.changes.filter { $0.identity.kind == kind }
      if all.isEmpty { return [] }
      let lines = all.prefix(Self.mostChanges).flatMap { change in
        [
          "   \(change.title { "'\($0)'" }), in \(change.count.scripts): \(change.script.oneLine)",
          "      before    \(change.before.terminal)", "      now       \(change.now.terminal)",
        ]
      }
      let more = all.count - Self.mostChanges
      return ["\(kind.words):"] + lines + (more > 0 ? ["   and \(more) more"] : []) + [""]
    }
  }

  private var factLines: [String] {
    var lines: [String] = []
    if !record.lost.isEmpty {
      lines.append("declared no longer: " + record.lost.joined(separator: ", "))
    }
    if !record.gained.isEmpty {
      lines.append("declared now: " + record.gained.joined(separator: ", "))
    }
    return lines + facts(\.terminal)
  }
}

extension BaselineReport {
  /// What else a reader has to know of the comparison, in sentences.
  func facts(_ form: (EngineText) -> String) -> [String] {
    var facts: [String] = []
    if let end = record.run.end.sentence(form) { facts.append(end) }
    let (before, now) = (record.earlier.deviations, record.run.header.engine.deviations)
    if !now.isEmpty {
      facts.append(
        "Judged as the later version declares to deviate: \(now.map(form).joined(separator: ", "))."
      )
    }
    if Set(before) != Set(now) {
      let names = before.isEmpty ? "none" : before.map(form).joined(separator: ", ")
      facts.append("The earlier version declares other deviations: \(names).")
    }
    if record.earlierDeaths > 0 {
      facts.append(
        "The earlier version gave no answer to \(record.earlierDeaths.scripts); there, nothing is worse."
      )
    }
    if record.untried > 0 {
      facts.append(
        "\(record.untried.scripts) could not be tried: they need what is declared no longer.")
    }
    if record.isRecorded, record.unsteady > 0 {
      facts.append(
        "\(record.unsteady.scripts) had now this answer, now that, when they were recorded; there, nothing "
          + "is worse.")
    } else if record.unsteady > 0 {
      facts.append(
        "\(record.unsteady) difference\(record.unsteady == 1 ? "" : "s") did not show each time, because "
          + "answers of one of the versions come and go.")
    }
    let waiting = record.run.waiting.map(\.count).reduce(0, +)
    if waiting > 0 {
      facts.append(
        "\(waiting) further wrong answers were not looked into; the record has a script of each sort."
      )
    }
    return facts
  }
}

extension Int {
  /// So many scripts, in words.
  var scripts: String { self == 1 ? "1 script" : "\(self) scripts" }
}
