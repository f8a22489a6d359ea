import Choices
import Conformance
import Engines
import LayerScript
import ScriptGeneration

/// One problem of a script, as it came up in the search.
struct Failure: Sendable {
  /// How far a failure has come.
  enum Stage: Hashable, Sendable {
    /// Nobody has looked at it yet.
    case fresh
    /// Nobody has looked at it yet, and the engine may be no more than slow.
    case suspectedHang
    /// It did not show in a fresh engine, which earlier scripts may be the reason of.
    case suspectedLeak
    /// A finding explains it, and a closer look is to tell whether that is all there is to it.
    case closerLook(Int)
    /// It was shrunk, while others were that it is still to be compared with: findings from a number
    /// on.
    case shrunk(Finding, from: Int)
  }

  /// What is wrong, and what makes it so.
  let diagnosis: Diagnosis
  /// What decides whether a finding explains it.
  let sight: Sight
  let trial: Trial
  let drawn: DrawnSequence<ScriptMachine>
  let machine: ScriptMachine
  /// What the engine could do when the script was run.
  let capabilities: EngineDescription
  let origin: Finding.Origin
  /// The scripts that the engine had carried out before.
  let history: [Script]
  var stage = Stage.fresh
  /// How many findings were asked whether their fault gives all answers of the script.
  var comparedFindings = 0

  init(
    _ diagnosis: Diagnosis, trial: Trial, drawn: DrawnSequence<ScriptMachine>,
    machine: ScriptMachine, capabilities: EngineDescription, origin: Finding.Origin,
    history: [Script]
  ) {
    self.diagnosis = diagnosis
    self.trial = trial
    self.drawn = drawn
    self.machine = machine
    self.capabilities = capabilities
    self.origin = origin
    self.history = history
    sight = Sight(diagnosis, in: Script(drawn.commands))
  }

  /// What is wrong.
  var problem: Problem { diagnosis.problem }

  /// The script.
  var script: Script { Script(drawn.commands) }
}
