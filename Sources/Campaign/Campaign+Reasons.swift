import Conformance
import FaultyEngines
import LayerScript
import Rules

/// Why a rule was not put to the test: found by trying scripts of which it is known that they do.
extension Campaign {
  /// The reason for a verdict that says nothing of a rule; nil where there is nothing to explain.
  func reason(for rule: Rule, _ result: RuleResult) -> RuleResult.Reason? {
    switch result.verdict {
    case .passed, .failed, .inconclusive: return nil
    case .unsupported: return .answeredUnsupported
    case .unspecified: return .unspecified
    case .profileOff: return profileReason(rule)
    case .notExercised where result.counts.exercised > 0: return nil
    case .notExercised: return missingDeclarations(of: rule)
    }
  }

  private func profileReason(_ rule: Rule) -> RuleResult.Reason? {
    guard let profile = rule.profile else { return nil }
    return .profileOff(profile, isDeclared: engine.description.profiles[profile] != nil)
  }

  /// What the engine would have to declare for the script that takes least, of those that show faults
  /// in what the rule says.
  private func missingDeclarations(of rule: Rule) -> RuleResult.Reason? {
    let scripts = FaultCatalogue.all.filter { $0.rules.contains(rule.id) }
      .compactMap { try? Script(parsing: $0.smallest) }.map(\.spelledOut)
    let declared = scripts.map { engine.description.missingNames(for: $0) }
    guard let least = declared.min(by: { $0.count < $1.count }) else { return nil }
    if !least.isEmpty { return .notDeclared(least) }
    let left = scripts.map { examiner.capabilities.missingNames(for: $0) }
    let withdrawn = left.min { $0.count < $1.count } ?? []
    return withdrawn.isEmpty ? .notDrawn : .takenBack(withdrawn)
  }
}
