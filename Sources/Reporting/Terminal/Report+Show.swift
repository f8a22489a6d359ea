import Conformance
import Explanations
import LayerScript
import Rules

extension Report {
  /// The findings as a line each, in the order in which to mend them.
  public func list(in style: TerminalStyle) -> String {
    let lines = mendingOrder.map { place in
      let finding = record.findings[place]
      let title = finding.title { "'\($0)'" } ?? finding.headline(\.terminal)
      let note =
        finding.known.map { " (known as \($0))" } ?? (finding.counts ? "" : " (does not count)")
      return style.wrapped("F\(place + 1)  \(finding.subject): \(title)\(note)", indent: "    ")
    }
    return (lines + [verdictLine(style)]).joined(separator: "\n")
  }

  /// Everything that there is to say of a finding, for a terminal; nil where there is none of this number.
  ///
  /// - Parameters:
  ///   - number: The number of the finding, from 1.
  ///   - folder: The folder of the report, in which the files of the finding are.
  ///   - style: What the terminal can show.
  /// - Returns: The finding in lines.
  public func finding(_ number: Int, in folder: String, _ style: TerminalStyle) -> String? {
    guard record.findings.indices.contains(number - 1) else { return nil }
    let finding = record.findings[number - 1]
    let title = finding.title { "'\($0)'" } ?? finding.headline(\.terminal)
    var lines = [
      style.paint(style.wrapped("F\(number) \(finding.subject): \(title)"), .strong), "",
    ]
    lines += finding.counterexample(style) + [""]
    if let reason = explanations[number - 1].reason {
      lines.append("   " + style.wrapped(reason.text { "'\($0.terminal)'" }))
    }
    lines += reasons(finding).map { "   " + style.wrapped($0.asSentence) }
    lines += faces(finding, style)
    if !finding.script.steps.isEmpty { lines += ["", "   " + replay(finding)] }
    return (lines + [""] + facts(finding, number, folder, style)).joined(separator: "\n")
  }

  private func reasons(_ finding: Finding) -> [String] {
    var sentences: [String] = []
    if let rule = finding.primary.flatMap({ Catalogue.rule($0) }) {
      sentences += ["\(rule.id): \(rule.statement)", "Evidence: \(rule.evidenceText)"]
    }
    if let law = finding.problem.law { sentences.append("Found by the law \(law)") }
    let others = finding.alternatives.map(\.description).joined(separator: ", ")
    if !others.isEmpty { sentences.append("It may be \(others) instead") }
    if let fault = finding.behavesLike {
      sentences.append("The engine behaves like the known fault \(fault)")
    }
    if let name = finding.known { sentences.append("Known as \(name)") }
    if !finding.counts { sentences.append("Does not count: \(reason(finding))") }
    return sentences
  }

  private func faces(_ finding: Finding, _ style: TerminalStyle) -> [String] {
    let others = finding.furtherIdentities.compactMap { $0.words { "'\($0)'" } }
    let scripts = finding.furtherLines { "'\($0)'" }
    return list("Also shows as:", others, style)
      + list("Taken for the same mistake; try these again once it is mended:", scripts, style)
  }

  private func list(_ heading: String, _ lines: [String], _ style: TerminalStyle) -> [String] {
    if lines.isEmpty { return [] }
    return ["   " + heading] + lines.map { "   - " + style.wrapped($0, indent: "     ") }
  }

  private func facts(
    _ finding: Finding, _ number: Int, _ folder: String, _ style: TerminalStyle
  ) -> [String] {
    let names = files(of: finding, number: number).map { "\(folder)/\($0.name)" }
    let facts =
      "Seen in \(finding.occurrences.scripts); shrunk \(finding.shrinking). Confirmed by "
      + "\(finding.confirmed.again) of \(finding.confirmed.runs) runs in a fresh engine."
    return ["   " + style.wrapped(facts)] + names.map { "   " + style.paint($0, .faint) }
  }
}
