import Conformance
import LayerScript
import Rules

extension Report {
  /// Rules of which the run says nothing, and why.
  func writeNotCovered(_ text: inout Markdown) {
    let results = beginNotCovered(&text)
    if results.isEmpty { return }
    text.table(
      ["rule", "verdict", "why"],
      results.map { result in
        ["\(result.rule)", result.verdict.rawValue, why(result)]
      })
  }

  /// Begins the section, which is all of it where nothing is left out, and tells which rules it is about.
  func beginNotCovered(_ text: inout Markdown) -> [RuleResult] {
    let results = record.results.filter { ![.passed, .failed, .deviates].contains($0.verdict) }
    text.heading(2, "Not covered")
    if let restriction { text.paragraph(restriction) }
    if results.isEmpty { text.paragraph("nothing") }
    return results
  }

  /// What the run was restricted to, and how much that leaves out.
  private var restriction: String? {
    let header = record.header
    let words =
      header.areas.map { "--area \($0.name)" } + header.rules.map { "--rule \($0)" }
      + (header.levels.isEmpty
        ? [] : ["--levels " + header.levels.map(\.name).joined(separator: ",")])
    let count = Catalogue.rules.count - record.results.count
    guard !words.isEmpty, count > 0 else { return nil }
    return "The run was restricted by \(words.joined(separator: " ").asCode): \(count) other "
      + "rule\(count == 1 ? " was" : "s were") not looked at."
  }

  func why(_ result: RuleResult) -> String {
    let rule = Catalogue.rule(result.rule)
    if case .unchecked(let why)? = rule?.standing { return "stated, and not checked: \(why)" }
    if let reason = result.reason { return reason.sentence }
    switch result.verdict {
    case .notExercised where !result.missingMembers.isEmpty: return missing(result.missingMembers)
    case .notExercised: return rule.map(whyNotExercised) ?? "no script came to it"
    case .unsupported: return "the engine answered every attempt as unsupported"
    case .unspecified: return "every value that rests on it was open"
    case .profileOff: return "profile `\(rule?.profile?.rawValue ?? "")` is not on"
    case .inconclusive: return "a failure could not be repeated"
    case .failed, .deviates, .passed: return ""
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

extension RuleResult.Reason {
  /// The reason in words.
  fileprivate var sentence: String {
    switch self {
    case .notDeclared(let names): "not declared by the engine: " + Self.list(names)
    case .takenBack(let names):
      "declared, and then answered as unsupported: " + Self.list(names)
    case .notDrawn: "not drawn: the engine declares what it takes, and no script came to it"
    case .profileOff(let profile, isDeclared: true):
      "profile off: the engine declares `\(profile.rawValue)` off (\(profile.summary))"
    case .profileOff(let profile, isDeclared: false):
      "profile off: the engine does not declare `\(profile.rawValue)` (\(profile.summary)), and "
        + "without that nothing is asserted"
    case .unspecified: "unspecified: every value that rests on it was open"
    case .answeredUnsupported: "the engine answered every attempt as unsupported"
    }
  }

  /// What is missing, with the name of each as code: `step host`, `property frame of CALayer`.
  private static func list(_ names: [String]) -> String {
    names.map(Report.asCode).joined(separator: ", ")
  }
}
