import Conformance
import Rules

extension Report {
  /// Every rule that the run was about, with its verdict and how often it was exercised.
  func writeRules(_ text: inout Markdown) {
    text.heading(2, "Rules")
    text.paragraph(
      "*Exercised* counts comparisons of values that rest on the rule; *open* those that could not be "
        + "made because no source settles the value.")
    text.table(
      ["rule", "statement", "evidence", "exercised:", "open:", "verdict"], record.results.map(row))
  }

  private func row(_ result: RuleResult) -> [String] {
    let rule = Catalogue.rule(result.rule)
    let levels = (rule?.evidence ?? []).map(\.level.word)
    let unique = levels.enumerated().filter { !levels[..<$0.offset].contains($0.element) }
    let isFailed = result.verdict == .failed
    var verdict = isFailed ? "**failed** \(result.counts.failed)x" : result.verdict.rawValue
    if let finding = record.findings.firstIndex(where: { $0.primary == result.rule }) {
      verdict += " ([F\(finding + 1)](#f\(finding + 1)))"
    }
    if !result.isAsserted { verdict += ", report only" }
    return [
      "\(result.rule)", rule?.statement.firstSentence ?? "",
      unique.map(\.element).joined(separator: ", "), "\(result.counts.exercised)",
      "\(result.counts.unspecified)", verdict,
    ]
  }

  /// Rules of which the run says nothing, and why.
  func writeNotCovered(_ text: inout Markdown) {
    let results = record.results.filter { $0.verdict != .passed && $0.verdict != .failed }
    text.heading(2, "Not covered")
    if results.isEmpty {
      text.paragraph("nothing")
      return
    }
    text.table(
      ["rule", "verdict", "why"],
      results.map { result in
        ["\(result.rule)", result.verdict.rawValue, why(result)]
      })
  }

  func why(_ result: RuleResult) -> String {
    let rule = Catalogue.rule(result.rule)
    switch result.verdict {
    case .notExercised where !result.missingMembers.isEmpty:
      return "never compared: " + result.missingMembers.joined(separator: ", ")
    case .notExercised:
      let needs = (rule?.needs ?? []).map(\.summary)
      return needs.isEmpty
        ? "no script came to it" : "the engine would have to offer " + needs.joined(separator: ", ")
    case .unsupported: return "the engine answered every attempt as unsupported"
    case .unspecified: return "every value that rests on it was open"
    case .profileOff: return "profile `\(rule?.profile?.rawValue ?? "")` is not on"
    case .inconclusive: return "a failure could not be repeated"
    case .failed, .passed: return ""
    }
  }
}

extension Evidence.Level {
  /// The level in one word.
  package var word: String {
    switch self {
    case .documented: "documented"
    case .observed: "observed"
    case .inferred: "inferred"
    }
  }
}
