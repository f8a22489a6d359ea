import Engines
import LayerScript

@testable import Campaign

/// The reference, or another engine, which refuses some steps: these and what names what they would have made do not happen.
final class RefusingEngine: Engine {
  let description = WorldEngine().description
  private let engine: WorldEngine
  private let answer: Answer
  private let refuses: (Step) -> Bool
  /// How often a step was refused.
  private(set) var count = 0

  init(
    _ answer: Answer = .unsupported("not here"), of engine: WorldEngine = WorldEngine(),
    _ refuses: @escaping (Step) -> Bool
  ) {
    self.engine = engine
    self.answer = answer
    self.refuses = refuses
  }

  func run(_ script: Script) -> EngineRun {
    let refused = script.steps.indices.filter { refuses(script.steps[$0]) }
    count += refused.count
    let omitted = script.dependents(on: refused)
    let rest = script.steps.indices.filter { !omitted.contains($0) }
    guard case .trace(let trace) = engine.run(Script(rest.map { script.steps[$0] })) else {
      return .crashed("no trace")
    }
    var outcomes = script.steps.map { _ in Outcome(answer) }
    for (place, outcome) in zip(rest, trace.outcomes) { outcomes[place] = outcome }
    return .trace(Trace(outcomes))
  }

  func restart() {}

  func stop() {}
}
