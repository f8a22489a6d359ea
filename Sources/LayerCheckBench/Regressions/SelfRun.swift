import Engines
import FaultyEngines
import LayerModel
import LayerScript

/// Which sort of engine is held against itself, where no fault is added.
enum SelfRun: String, CaseIterable, Sendable {
  /// One that answers the same each time.
  case plain
  /// One whose time goes on by itself.
  case realClock = "real-clock"
  /// One that answers otherwise in one script of fifty, at random and anew each time.
  case unsteady

  /// An engine of the sort with the faults of a crowd.
  func engine(_ crowd: Crowd) -> any Engine {
    switch self {
    case .plain: WorldEngine(crowd: crowd)
    case .realClock: RealClockEngine(crowd)
    case .unsteady: UnsteadyEngine(WorldEngine(crowd: crowd))
    }
  }
}

/// A crowd whose clock is the machine's: no two runs of one script see the same times.
final class RealClockEngine: Engine {
  let description: EngineDescription
  private let crowd: Crowd
  private let clock = ContinuousClock()

  init(_ crowd: Crowd) {
    self.crowd = crowd
    var description = WorldEngine(crowd: crowd).description
    description.clock = .real
    self.description = description
  }

  func run(_ script: Script) -> EngineRun {
    var world = World(assumptions: Assumptions(description), departing: crowd.departures)
    var last = clock.now
    let outcomes = script.steps.map { step in
      let now = clock.now
      let seconds = (now - last) / .seconds(1)
      last = now
      if seconds > 0 { _ = world.perform(Step(.advance(seconds))) }
      return world.perform(step).outcome
    }
    return .trace(Trace(outcomes))
  }

  func restart() {}

  func stop() {}
}

/// An engine that answers otherwise in one script of fifty.
final class UnsteadyEngine: Engine {
  /// In one of how many scripts it does.
  private static let period = 50

  private let engine: any Engine

  init(_ engine: any Engine) {
    self.engine = engine
  }

  var description: EngineDescription { engine.description }

  func run(_ script: Script) -> EngineRun {
    let run = engine.run(script)
    guard case .trace(var trace) = run, !trace.outcomes.isEmpty,
      Int.random(in: 0..<Self.period) == 0
    else { return run }
    trace.outcomes[Int.random(in: trace.outcomes.indices)].answer.becomeAnother()
    return .trace(trace)
  }

  func restart() { engine.restart() }

  func stop() { engine.stop() }
}

extension Answer {
  /// Turns the answer into one that it should not be.
  fileprivate mutating func becomeAnother() {
    switch self {
    case .value(.number(let number)): self = .value(.number(number + 1))
    case .value(.boolean(let truth)): self = .value(.boolean(!truth))
    case .value(.nil): self = .value(.number(1))
    case .value: self = .value(.nil)
    case .done: self = .raised("NSInvalidArgumentException")
    case .raised, .unsupported, .failed: self = .done
    }
  }
}
