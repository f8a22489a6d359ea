import Conformance
import FaultyEngines
import LayerScript
import Rules

/// Why a rule was not put to the test: found by trying scripts of which it is known that they do.
struct NotTestedReasons {
  /// What the engine declared.
  let declared: EngineDescription
  /// What each stratum of the run was left with, without what was answered as unsupported.
  let left: [EngineDescription]

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
    return .profileOff(profile, isDeclared: declared.profiles[profile] != nil)
  }

  /// What the engine would have to declare for the script that takes least, of those that show faults
  /// in what the rule says.
  private func missingDeclarations(of rule: Rule) -> RuleResult.Reason? {
    let scripts = FaultCatalogue.all.filter { $0.rules.contains(rule.id) }
      .compactMap { try? Script(parsing: $0.smallest) }.map(\.spelledOut)
    guard let least = Self.least(of: scripts, declared) else { return nil }
    if !least.isEmpty { return .notDeclared(least) }
    let taken = left.compactMap { Self.least(of: scripts, $0) }.min { $0.count < $1.count } ?? []
    return taken.isEmpty ? .notDrawn : .takenBack(taken)
  }

  /// What is missing for the script that takes least.
  private static func least(
    of scripts: [Script], _ description: EngineDescription
  ) -> [String]? {
    scripts.map { description.missingNames(for: $0) }.min { $0.count < $1.count }
  }
}
