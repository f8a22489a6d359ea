import Engines
import LayerScript

/// The reference with something spoilt in how it answers.
final class SpoiltEngine: Engine {
  let description: EngineDescription
  private let reference = WorldEngine()
  private let spoil: (Script, EngineRun) -> EngineRun
  private(set) var runs = 0

  init(
    _ description: EngineDescription? = nil, _ spoil: @escaping (Script, EngineRun) -> EngineRun
  ) {
    self.description = description ?? reference.description
    self.spoil = spoil
  }

  func run(_ script: Script) -> EngineRun {
    runs += 1
    return spoil(script, reference.run(script))
  }

  func restart() {}

  func stop() {}
}
