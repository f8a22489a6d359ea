import Conformance
import FaultyEngines
import LayerModel
import LayerScript
import Rules

/// Recognises known mistakes by what they answer.
enum Fingerprint {
  /// The known fault that answers exactly what an engine answered, to every script.
  ///
  /// - Parameters:
  ///   - runs: Scripts with the engine's answers; a short script alone fits many a fault.
  ///   - suspects: The rules that may be broken; faults that break one of these go first.
  ///   - assumptions: What is taken for granted about the engine.
  /// - Returns: The fault, or nil when none fits.
  static func fault(
    behind runs: [(script: Script, trace: Trace)], suspecting suspects: [RuleID],
    assumptions: Assumptions
  ) -> Fault? {
    guard !runs.isEmpty else { return nil }
    let fitting = FaultCatalogue.all.filter { fault in
      runs.allSatisfy { reproduces(fault, $0.script, $0.trace, assumptions) }
    }
    return fitting.first { $0.rules.contains(where: suspects.contains) } ?? fitting.first
  }

  /// Tells whether a fault gives the same answers to every step of a script.
  static func reproduces(
    _ fault: Fault, _ script: Script, _ trace: Trace, _ assumptions: Assumptions
  ) -> Bool {
    var world = World(assumptions: assumptions, semantics: fault.semantics)
    for (step, outcome) in zip(script.steps, trace.outcomes) {
      if outcome.isUnsupported { return false }
      let expected = world.perform(step)
      if !expected.answer.isLike(outcome.answer) { return false }
      if !expected.allowsEvents(outcome.events) { return false }
    }
    return true
  }
}

extension Answer {
  /// Tells whether two answers are the same but for rounding and the wording of refusals.
  fileprivate func isLike(_ other: Answer) -> Bool {
    switch (self, other) {
    case (.value(let ours), .value(let theirs)):
      let largest = ours.components?.map(abs).max() ?? 0
      return ours.isEqual(to: theirs, within: .geometry(largest: largest))
    case (.raised, .raised), (.unsupported, .unsupported): return true
    default: return self == other
    }
  }
}

extension Fingerprint {
  /// Finds a known fault by its name.
  static func named(_ name: String) -> Fault? { FaultCatalogue.fault(named: name) }
}
