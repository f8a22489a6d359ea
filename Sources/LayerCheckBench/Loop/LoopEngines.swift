import Engines
import LayerScript

/// The reference as an engine, with what it was asked and answered.
final class ObservedEngine: Engine {
  private let engine = WorldEngine()
  /// What came of the scripts, in their order.
  private(set) var runs: [EngineRun] = []
  /// How many steps they had.
  private(set) var steps = 0

  var description: EngineDescription { engine.description }

  func run(_ script: Script) -> EngineRun {
    let run = engine.run(script)
    runs.append(run)
    steps += script.steps.count
    return run
  }

  func restart() {}

  func stop() {}
}

/// An engine that takes no time: it has the answers to the scripts of a campaign already.
final class ReadyEngine: Engine {
  let description: EngineDescription
  private let runs: [EngineRun]
  private var next = 0

  init(_ observed: ObservedEngine) {
    description = observed.description
    runs = observed.runs
  }

  func run(_ script: Script) -> EngineRun {
    defer { next += 1 }
    return runs[next]
  }

  func restart() {}

  func stop() {}
}
