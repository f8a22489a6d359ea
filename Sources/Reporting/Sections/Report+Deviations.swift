import Conformance
import LayerScript
import Rules

/// What the engine declares to do otherwise than the rules say.
extension Report {
  /// Says at the head of the report by what the engine was judged.
  func writeDeviationsBriefly(_ text: inout Markdown) {
    if record.deviations.isEmpty { return }
    let names = record.deviations.map(\.name.markdownCode).joined(separator: ", ")
    text.paragraph("**Declared deviations**: \(names). [What they break](#declared-deviations).")
  }

  /// The declared deviations with the rules that they break.
  func writeDeviations(_ text: inout Markdown) {
    if record.deviations.isEmpty { return }
    text.heading(2, "Declared deviations")
    text.table(
      ["deviation", "what the engine does", "rules that it breaks", "scripts that show it:"],
      record.deviations.map { deviation in
        [
          deviation.name.markdownCode, deviation.sentence.markdown,
          deviation.brokenRules.map(\.description).joined(separator: ", "),
          "\(deviation.counts.scripts)",
        ]
      })
    text.paragraph(
      "The engine was judged as if the rules said so; everything behind that counts. A rule that a deviation "
        + "breaks *deviates*, and never passes. Judged without them: "
        + "\(command(with: ["--no-deviations"]).asCode)")
    if !unseen.isEmpty {
      text.paragraph(
        "\(unseen.map(\.markdownCode).joined(separator: ", ")): no script of this run has shown it. "
          + "What the engine no longer does should not be declared.")
    }
  }

  /// A line for each declared deviation, for a terminal.
  var deviationLines: [String] {
    if record.deviations.isEmpty { return [] }
    return ["Declared deviations:"]
      + record.deviations.map { deviation in
        let count = deviation.counts.scripts
        let seen = count == 0 ? "no script" : "\(count) script\(count == 1 ? "" : "s")"
        let rules = deviation.brokenRules
        let more = rules.count > 5 ? " and \(rules.count - 5) more" : ""
        let names = rules.prefix(5).map(\.description).joined(separator: ", ") + more
        return "   \(deviation.name.terminalName) (in \(seen)): breaks \(names)"
      }
  }

  /// The declared deviations that break a rule, as text.
  func deviations(breaking rule: RuleID, _ form: (EngineText) -> String) -> String {
    record.deviations.filter { $0.brokenRules.contains(rule) }.map { form($0.name) }
      .joined(separator: ", ")
  }

  private var unseen: [EngineText] {
    record.deviations.filter { $0.counts.scripts == 0 }.map(\.name)
  }
}
