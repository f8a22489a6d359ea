import Conformance
import LayerScript
import Rules

extension Report {
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
    case .notExercised where !result.missingMembers.isEmpty: return missing(result.missingMembers)
    case .notExercised: return rule.map(whyNotExercised) ?? "no script came to it"
    case .unsupported: return "the engine answered every attempt as unsupported"
    case .unspecified: return "every value that rests on it was open"
    case .profileOff: return "profile `\(rule?.profile?.rawValue ?? "")` is not on"
    case .inconclusive: return "a failure could not be repeated"
    case .failed, .passed: return ""
    }
  }

  private func missing(_ members: [String]) -> String {
    let isDeclared = { (member: String) in
      Property(rawValue: member).map(record.header.engine.declares) ?? true
    }
    let named = { (members: [String]) in members.map(\.asCode).joined(separator: ", ") }
    let undeclared = members.filter { !isDeclared($0) }
    let others = members.filter(isDeclared)
    return [
      others.isEmpty ? nil : "never compared: " + named(others),
      undeclared.isEmpty ? nil : "not declared by the engine: " + named(undeclared),
    ].compactMap { $0 }.joined(separator: "; ")
  }

  private func whyNotExercised(_ rule: Rule) -> String {
    let engine = record.header.engine
    let needs = rule.needs.filter { !engine.offers($0) }
    if !needs.isEmpty {
      let offers = needs.map { "\($0.summary) (\($0.declaration))" }.joined(separator: ", ")
      return "needs \(offers), which the engine does not declare"
    }
    let lacking = Vocabulary.names(in: rule.statement).filter { !engine.declares($0) }
    if !lacking.isEmpty {
      return "it speaks of \(Vocabulary.list(lacking)), which the engine does not declare"
    }
    let usual = rule.id.area.vocabulary.filter { !engine.declares($0) }
    if !usual.isEmpty {
      return "no script came to it; scripts about \(rule.id.area.title) often take "
        + "\(Vocabulary.list(usual)), which the engine does not declare"
    }
    let checked = Vocabulary.names(in: rule.check).filter { !engine.declares($0) }
    if !checked.isEmpty {
      return "its check speaks of \(Vocabulary.list(checked)), which the engine does not declare"
    }
    return
      "no script came to it, by chance or because the engine declares too little for those that do"
  }
}
