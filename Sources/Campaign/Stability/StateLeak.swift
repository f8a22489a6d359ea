package import Conformance
package import Engines
package import LayerScript

/// One script run twice: as the first of a fresh engine, and behind other scripts.
///
/// Every script starts in an empty world, so both must be answered alike; no reference is needed to
/// say so.
package struct StateLeak: Sendable {
  /// The scripts that came before, in order.
  package let earlier: [Script]
  /// The script.
  package let script: Script
  /// What came of it as the first script.
  package let fresh: EngineRun
  /// What came of it behind the others.
  package let after: EngineRun

  /// Runs a script in a fresh engine, and again in another fresh one behind other scripts; fails when
  /// one of these ends the engine, so that nothing is behind it.
  package init?(
    of script: Script, after earlier: [Script], on engine: any Engine, fresh known: EngineRun? = nil
  ) {
    if let known {
      fresh = known
    } else {
      engine.restart()
      fresh = engine.run(script)
    }
    guard case .trace = fresh else { return nil }
    engine.restart()
    for other in earlier {
      guard case .trace = engine.run(other) else { return nil }
    }
    after = engine.run(script)
    self.earlier = earlier
    self.script = script
  }

  /// What is wrong, if the two runs are not alike.
  package var problem: Problem? {
    guard case .trace(let first) = fresh else { return nil }
    switch after {
    case .unavailable: return nil
    case .crashed, .hung, .violatedProtocol:
      return Problem(
        kind: .dependsOnEarlier, step: max(0, script.steps.count - 1),
        expected: "an answer, as from a fresh engine", actual: after.complaint)
    case .trace(let second):
      let pairs = zip(first.outcomes, second.outcomes)
      guard let step = pairs.enumerated().first(where: { !$1.0.isSame(as: $1.1) })?.offset else {
        return nil
      }
      return Problem(
        kind: .dependsOnEarlier, step: step,
        expected: "\(first.outcomes[step].text), as from a fresh engine",
        actual: second.outcomes[step].text)
    }
  }

  /// The steps of the script with the answers of the fresh engine beside those behind the others.
  package var rows: [Finding.Row] {
    guard case .trace(let first) = fresh else { return [] }
    let second: Trace? = if case .trace(let trace) = after { trace } else { nil }
    let failing = problem
    return script.steps.indices.map { index in
      let isFailing = failing?.step == index
      return Finding.Row(
        step: script.steps[index].description,
        expected: isFailing ? failing?.expected ?? "" : first.outcomes[index].text,
        actual: isFailing ? failing?.actual ?? "" : second?.outcomes[index].text ?? "no answer",
        differs: isFailing, reason: second?.outcomes[index].answer.reason)
    }
  }
}

extension EngineRun {
  /// Tells whether two runs have the same answers.
  func isSame(as other: EngineRun) -> Bool {
    guard case .trace(let ours) = self, case .trace(let theirs) = other else { return false }
    return ours.outcomes.count == theirs.outcomes.count
      && zip(ours.outcomes, theirs.outcomes).allSatisfy { $0.isSame(as: $1) }
  }
}
