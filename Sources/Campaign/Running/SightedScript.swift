import Choices
import Conformance
import Engines
import LayerScript
import ScriptGeneration

/// A script that was put to an engine, with all that it takes to look into what is wrong with it.
struct SightedScript {
  let drawn: DrawnSequence<ScriptMachine>
  var trial: Trial
  let machine: ScriptMachine
  /// What the engine could do when the script was run.
  let capabilities: EngineDescription
  let origin: Finding.Origin
  /// The scripts that the engine had carried out before.
  var history: [Script]

  /// The script.
  var script: Script { Script(drawn.commands) }

  /// One of its problems.
  func failure(_ diagnosis: Diagnosis) -> Failure {
    Failure(
      diagnosis, trial: trial, drawn: drawn, machine: machine, capabilities: capabilities,
      origin: origin, history: history)
  }
}
