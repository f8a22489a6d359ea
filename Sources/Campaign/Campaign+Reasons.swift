import Conformance
import FaultyEngines
import LayerScript
import Rules

/// Why a rule was not put to the test: found by trying scripts of which it is known that they do.
extension Campaign {
  /// What the engine would have to declare for the script that takes least, of those that show faults
  /// in what the rule says.
  func missingDeclarations(of rule: Rule) -> RuleResult.Reason? {
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
