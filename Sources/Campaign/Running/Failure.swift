import Choices
import Conformance
import Engines
import LayerScript
import Rules
import ScriptGeneration

/// One problem of a script, as it came up in the search.
///
/// Where much is wrong, thousands of them wait to be looked into. So it has what the script was made of, and
/// not what the model came to on the way.
struct Failure: Sendable {
  /// How far a failure has come.
  enum Stage: Hashable, Sendable {
    /// Nobody has looked at it yet.
    case fresh
    /// Nobody has looked at it yet, and the engine may be no more than slow.
    case suspectedHang
    /// It did not show in a fresh engine, which earlier scripts may be the reason of.
    case suspectedLeak
    /// Something that is filed or known explains it, and a closer look is to tell whether that is all there is to it.
    case closerLook(FiledPlace)
    /// It was shrunk, while others were that it is still to be compared with: findings from a number
    /// on.
    case shrunk(Finding, from: Int)
  }

  /// What is wrong, and what makes it so.
  let diagnosis: Diagnosis
  /// What decides whether a finding explains it.
  let sight: Sight
  let trial: Trial
  /// The script.
  let script: Script
  /// The choices behind each step.
  private let choices: [[Choice]]
  /// What the script was drawn by, with nothing learnt of reasons.
  var machine: ScriptMachine
  /// What the engine could do when the script was run.
  let capabilities: EngineDescription
  let origin: Finding.Origin
  /// The scripts that the engine had carried out before; none where another failure has them.
  var history: [Script]
  /// How many such scripts there were.
  let earlierCount: Int
  /// Whether it has them for all failures of its problem that wait.
  var keepsHistory = false
  var stage = Stage.fresh
  /// How many findings were asked whether their fault gives all answers of the script.
  var comparedFindings = 0

  init(
    _ diagnosis: Diagnosis, trial: Trial, drawn: DrawnSequence<ScriptMachine>,
    machine: ScriptMachine, capabilities: EngineDescription, origin: Finding.Origin,
    history: [Script]
  ) {
    self.diagnosis = diagnosis
    self.trial = trial.withoutCounts
    script = Script(drawn.commands)
    choices = drawn.steps
    self.machine = machine.starting(from: ReasonTable())
    self.capabilities = capabilities
    self.origin = origin
    self.history = history
    earlierCount = history.count
    sight = Sight(diagnosis, in: script)
  }

  /// Whether the engine had carried out other scripts before.
  var isBehindOthers: Bool { earlierCount > 0 }

  /// What is wrong.
  var problem: Problem { diagnosis.problem }

  /// The script as it was drawn, with what the reference expects of it.
  var drawn: DrawnSequence<ScriptMachine> { machine.sequence(of: script.steps, behind: choices) }
}

extension Trial {
  /// The trial without what was counted in it, which counts once and not for each of its problems.
  fileprivate var withoutCounts: Trial {
    var trial = self
    trial.judgement.tally = Tally()
    return trial
  }
}
