import Conformance
import LayerScript
import Rules

/// What the engine declared and then refused: the verdict says nothing of it.
extension Report {
  /// Tells whether anything was refused, be it in a situation alone.
  private var hasRefusals: Bool { !record.refusals.isEmpty }

  /// What is said of the engine, which is never more than what it let itself be asked.
  var conclusionWords: String {
    let words = record.conclusionWords
    guard hasRefusals else { return words }
    switch record.conclusion {
    case .conforms where record.deviations.isEmpty: return words + " in what it did not refuse"
    case .conforms, .conformsButForKnown: return words + ", in what it did not refuse"
    case .doesNotConform, .inconclusive, .nothingTested: return words
    }
  }

  /// What was refused, in a few words for a line on a terminal; nil where nothing was.
  var refusalSummary: String? {
    guard hasRefusals else { return nil }
    return "refused: " + briefly(5, \.terminalName)
  }

  /// What was refused and what the driver said of it, for the first screen of a terminal.
  var refusalLines: [String] {
    guard hasRefusals else { return [] }
    let lines = variants.prefix(10).map { variant, count in
      "   \(EngineText("\(variant)").terminalName) (\(count.times))"
        + said(count.reasons, \.terminalName)
    }
    let more = variants.count - lines.count
    let situations = record.refusals.situations
    return ["Declared and refused\(lost):"] + lines + (more > 0 ? ["   and \(more) more"] : [])
      + (situations == 0
        ? [] : ["   \(inSituations)" + said(record.refusals.situationReasons, \.terminalName)])
  }

  /// Says at the head of the report what the verdict leaves out.
  func writeRefusalsBriefly(_ text: inout Markdown) {
    guard hasRefusals else { return }
    text.paragraph(
      "**Declared and refused**\(lost): \(briefly(10, \.markdownName)). "
        + "[All of it](#refused).")
  }

  /// All that was refused, with what the driver said.
  func writeRefusals(_ text: inout Markdown) {
    guard hasRefusals else { return }
    text.heading(2, "Refused")
    if !variants.isEmpty {
      text.table(
        ["declared, and answered as unsupported", "refused:", "answered:", "why"],
        variants.map { variant, count in
          [
            EngineText("\(variant)").markdownCode, "\(count.refused)", "\(count.answered)",
            list(count.reasons, \.markdownName),
          ]
        })
      text.paragraph(
        "*answered*: how often the same was answered otherwise, from the first refusal on. What was "
          + "refused \(Refusals.enough) times and never answered is not asked any more.")
    }
    if record.refusals.situations > 0 {
      text.paragraph(
        "\(inSituations): \(list(record.refusals.situationReasons, \.markdownName)).")
    }
  }

  /// The variants, what was refused most in front.
  private var variants: [(key: StepVariant, value: Refusals.Count)] {
    record.refusals.variants.sorted { left, right in
      left.value.refused == right.value.refused
        ? left.key < right.key : left.value.refused > right.value.refused
    }
  }

  private func briefly(_ most: Int, _ form: (EngineText) -> String) -> String {
    let named = variants.prefix(most).map { "\(form(EngineText("\($0)"))) (\($1.times))" }
    let more = variants.count - named.count
    return
      (named + (more > 0 ? ["\(more) more"] : [])
      + (record.refusals.situations > 0 ? [inSituations] : [])).joined(separator: ", ")
  }

  private var inSituations: String {
    let count = record.refusals.situations
    return "\(count) step\(count == 1 ? "" : "s") in \(count == 1 ? "its" : "their") situation"
  }

  /// How many rules were not put to the test because of what was refused.
  private var lost: String {
    let count = record.results.count { result in
      if case .takenBack = result.reason { return true }
      return result.verdict == .unsupported
    }
    return count == 0 ? "" : ", \(count) rule\(count == 1 ? "" : "s") lost by it"
  }

  private func said(_ reasons: RefusalReasons, _ form: (EngineText) -> String) -> String {
    reasons.texts.isEmpty ? "" : ": " + list(reasons, form)
  }

  private func list(_ reasons: RefusalReasons, _ form: (EngineText) -> String) -> String {
    reasons.texts.map(form).joined(separator: "; ")
  }
}

extension Refusals.Count {
  fileprivate var times: String { "\(refused)x" }
}
