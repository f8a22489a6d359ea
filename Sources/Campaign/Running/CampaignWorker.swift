import Engines
import FaultyEngines
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
  /// The version that the engine is compared with; nil without one.
  let earlier: EarlierEngine?
  /// How many machines are kept: what is drawn from changes from case to case where steps end the engine.
  private static let mostMachines = 8
  /// The latest machines for what an engine can do, the oldest first; never empty.
  private var machines: [ScriptMachine]
  /// The sets of rules that were met so far; which number a set has decides nothing.
  var reasons = ReasonTable()

  init(_ engine: any Engine, comparedWith earlier: (any Engine)? = nil) {
    self.engine = RememberingEngine(engine)
    self.earlier = earlier.map(EarlierEngine.init)
    machines = [Self.machine(engine.description)]
  }

  /// Tells whether what the engine declares is enough for a script that asks anything.
  var canAsk: Bool { machine(for: engine.description).canDrawQueries }

  /// Starts the engine afresh, and the version that it is compared with.
  func restart() {
    engine.restart()
    earlier?.restart()
  }

  /// A machine that keeps to a declaration.
  func machine(for capabilities: EngineDescription) -> ScriptMachine {
    if let known = machines.last(where: { $0.engine == capabilities }) { return known }
    let machine = Self.machine(capabilities)
    machines.append(machine)
    if machines.count > Self.mostMachines { machines.removeFirst() }
    return machine
  }

  private static func machine(_ engine: EngineDescription) -> ScriptMachine {
    ScriptMachine(for: engine, assuming: Assumptions(judging: engine))
  }
}
