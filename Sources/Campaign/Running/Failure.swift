import Choices
import Conformance
import Engines
import LayerScript
import ScriptGeneration

/// A script that shows a problem, as it came up in the search.
struct Failure: Sendable {
  /// How far a failure has come.
  enum Stage: Hashable, Sendable {
    /// Nobody has looked at it yet.
    case fresh
    /// It did not show in a fresh engine, which earlier scripts may be the reason of.
    case suspectedLeak
  }

  var problem: Problem
  let trial: Trial
  let drawn: DrawnSequence<ScriptMachine>
  let machine: ScriptMachine
  /// What the engine could do when the script was run.
  let capabilities: EngineDescription
  let origin: Finding.Origin
  /// The scripts that the engine had carried out before.
  let history: [Script]
  var stage = Stage.fresh
  /// What is known of it.
  var knowledge = Knowledge()

  /// What was found out of a failure while it waited.
  struct Knowledge: Sendable {
    /// The signature before shrinking, by what was counted when it came up.
    var signature: Signature?
    /// How many findings were asked whether their fault gives these answers.
    var comparedFindings = 0
    /// The finding whose fault does.
    var finding: Int?
  }

  /// The script.
  var script: Script { Script(drawn.commands) }
}

extension Failure {
  /// The failure with a wrong answer to another sort of look, if there is one that is not among
  /// those given.
  func looking(besides looks: Set<String>) -> Failure {
    let other = trial.judgement.problems.first { problem in
      problem.kind == self.problem.kind && problem.law == nil && self.problem.law == nil
        && !looks.contains(look(at: problem))
    }
    var failure = self
    failure.problem = other ?? problem
    return failure
  }

  /// What sort of thing the step looks at that shows a problem.
  func look(at problem: Problem) -> String {
    guard problem.step < drawn.commands.count else { return "" }
    let step = drawn.commands[problem.step]
    switch step.query {
    case .get(.presentation, _): return "presentation"
    case .get(.attached, _): return "attached"
    case .get(.transaction, _): return "transaction"
    default: return step.kind.rawValue
    }
  }
}
