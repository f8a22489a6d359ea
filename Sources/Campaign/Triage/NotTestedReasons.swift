import Conformance
import FaultyEngines
import LayerScript
import Rules

/// Why a rule was not put to the test: found by trying scripts of which it is known that they do.
struct NotTestedReasons {
  /// What the engine declared.
  let declared: EngineDescription
  /// What strata of the run were left with, without what was answered as unsupported, each once.
  let left: [EngineDescription]

  init(declared: EngineDescription, left: [EngineDescription]) {
    self.declared = declared
    self.left = left.reduce(into: []) { unique, description in
      if !unique.contains(description) { unique.append(description) }
    }
  }

  /// What the engine would have to declare for the script that takes least, of those that show faults
  /// in what the rule says.
  func missingDeclarations(of rule: Rule) -> RuleResult.Reason? {
    let faults = FaultCatalogue.breaking(rule.id)
    guard let least = Self.least(of: faults, declared) else { return nil }
    if !least.isEmpty { return .notDeclared(least) }
    let taken = left.compactMap { Self.least(of: faults, $0) }.min { $0.count < $1.count } ?? []
    return taken.isEmpty ? .notDrawn : .takenBack(taken)
  }

  /// What is missing for the fault's script that takes least; no further one is read where nothing is.
  private static func least(of faults: [Fault], _ description: EngineDescription) -> [String]? {
    var least: [String]?
    for fault in faults {
      guard let script = try? Script(parsing: fault.smallest) else { continue }
      let missing = description.missingNames(for: script.spelledOut)
      if missing.isEmpty { return [] }
      if missing.count < least?.count ?? .max { least = missing }
    }
    return least
  }
}
