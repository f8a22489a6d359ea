import Engines
import LayerModel
import LayerScript
import Rules
import ScriptGeneration

/// What one worker of a campaign carries out scripts with: an engine of its own, and what is kept from
/// case to case for speed alone.
///
/// Used by one thread at a time.
final class CampaignWorker: @unchecked Sendable {
  let engine: RememberingEngine
  /// The latest machine for what an engine can do; a new one only where that changed.
  private var machine: ScriptMachine
  /// The sets of rules that were met so far; which number a set has decides nothing.
  var reasons = ReasonTable()

  init(_ engine: any Engine) {
    self.engine = RememberingEngine(engine)
    machine = ScriptMachine(for: engine.description)
  }

  /// Tells whether what the engine declares is enough for a script that asks anything.
  var canAsk: Bool { machine.canDrawQueries }

  /// A machine that keeps to a declaration.
  func machine(for capabilities: EngineDescription) -> ScriptMachine {
    if machine.engine != capabilities { machine = ScriptMachine(for: capabilities) }
    return machine
  }
}
