import Conformance
import LayerScript
import Rules

extension Report {
  /// Every rule that the run was about, with its verdict and how often it was exercised.
  func writeRules(_ text: inout Markdown) {
    text.heading(2, "Rules")
    text.paragraph(
      "*Exercised* counts comparisons of values that rest on the rule; *open* those that could not be "
        + "made because no source settles the value. Behind a failed rule stands the finding that blames "
        + "it, or else those whose wrong answers rest on it too or in whose scripts it failed.")
    text.table(
      ["rule", "statement", "evidence", "exercised:", "open:", "verdict"], record.results.map(row))
  }

  private func row(_ result: RuleResult) -> [String] {
    let rule = Catalogue.rule(result.rule)
    let levels = (rule?.evidence ?? []).map(\.level.word)
    let unique = levels.enumerated().filter { !levels[..<$0.offset].contains($0.element) }
    let isFailed = result.verdict == .failed
    var verdict = isFailed ? "**failed** \(result.counts.failed)x" : result.verdict.rawValue
    verdict += place(of: result)
    if !result.isAsserted { verdict += ", report only" }
    return [
      "\(result.rule)", rule?.statement.firstSentence ?? "",
      unique.map(\.element).joined(separator: ", "), "\(result.counts.exercised)",
      "\(result.counts.unspecified)", verdict,
    ]
  }

  /// Where the findings section speaks of a rule.
  private func place(of result: RuleResult) -> String {
    let blaming = links { $0.primary == result.rule }
    if !blaming.isEmpty { return " (" + blaming.joined(separator: ", ") + ")" }
    if result.verdict == .deviates {
      return " (\(deviations(breaking: result.rule, \.markdownCode)))"
    }
    guard result.verdict == .failed else { return "" }
    let sharing = links { $0.problem.suspects.contains(result.rule) }
    if !sharing.isEmpty { return ", shares wrong answers with " + sharing.joined(separator: ", ") }
    // Every script in which something is wrong is filed under some finding.
    let all = links { _ in true }
    return ", in scripts of "
      + (all.count == 1 ? all[0] : "[findings](report.md#findings) of other rules")
  }

  private func links(_ isMeant: (Finding) -> Bool) -> [String] {
    record.findings.enumerated().filter { isMeant($0.element) }.map { place, _ in
      "[F\(place + 1)](report.md#f\(place + 1))"
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
