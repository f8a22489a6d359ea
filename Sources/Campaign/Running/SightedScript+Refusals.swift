import Choices
import Conformance
import LayerScript
import ScriptGeneration

/// What a script shows that has nothing to do with what the engine refused of it.
///
/// What is refused does nothing, so that most of what is wrong is as wrong without it: looked into as it was drawn, it
/// would be shown by a script with steps that say nothing, or be laid to them.
extension SightedScript {
  /// The script without what the engine refused, run once more; nil where it refused nothing, or nothing is left.
  func withoutRefused(by examiner: Examiner) -> SightedScript? {
    guard !trial.judgement.unsupported.isEmpty, !trial.judgement.problems.isEmpty else {
      return nil
    }
    let kept = keptPlaces
    let rest = Script(kept.map { drawn.commands[$0] })
    guard rest.firstProblem() == nil, !rest.steps.isEmpty, examiner.admits(rest) else {
      return nil
    }
    let left = machine.sequence(of: rest.steps, behind: kept.map { drawn.steps[$0] })
    return SightedScript(
      drawn: left, trial: examiner.examine(left), machine: machine, capabilities: capabilities,
      origin: origin, history: history)
  }

  /// The script with those of its problems alone that it does not have without what was refused.
  func leavingOut(_ rest: SightedScript) -> SightedScript {
    let kept = keptPlaces
    var own = self
    own.trial.judgement.problems.removeAll { problem in
      rest.trial.judgement.problems.contains { other in
        kept[other.step] == problem.step && other.event == problem.event
          && other.law == problem.law
      }
    }
    return own
  }

  /// The places of the steps that the engine carried out.
  private var keptPlaces: [Int] {
    let omitted = script.dependents(on: trial.judgement.unsupported)
    return script.steps.indices.filter { !omitted.contains($0) }
  }
}
