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

  /// What the engine would have to declare for the script that takes least, of those that show faults
  /// in what the rule says.
  func missingDeclarations(of rule: Rule) -> RuleResult.Reason? {
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
