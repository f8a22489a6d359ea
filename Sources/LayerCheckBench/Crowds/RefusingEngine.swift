import Engines
import LayerScript

/// An engine that declares more than it carries out, as one does that is not finished.
///
/// What it refuses is as if it were not there; steps about an object that it did not make are refused, too.
final class RefusingEngine: Engine {
  private let engine: any Engine
  private let refused: RefusedHalf

  init(_ engine: any Engine, refusing refused: RefusedHalf) {
    self.engine = engine
    self.refused = refused
  }

  var description: EngineDescription { engine.description }

  func run(_ script: Script) -> EngineRun {
    let fates = refused.fates(of: script)
    let rest = refused.rest(of: script)
    let run = rest.map(engine.run) ?? .trace(Trace([]))
    guard case .trace(let trace) = run else { return run }
    var answered = trace.outcomes.makeIterator()
    return .trace(Trace(fates.map { $0.outcome ?? answered.next() ?? Self.none }))
  }

  /// What is answered to a step behind the end of a trace.
  private static let none = Outcome(.failed("the engine said nothing"))

  func restart() { engine.restart() }

  func stop() { engine.stop() }
}

extension RefusedHalf.Fate {
  /// What the engine answers to the step; nil where it carries it out.
  fileprivate var outcome: Outcome? {
    switch self {
    case .carriedOut: nil
    case .refused: Outcome(.unsupported("not built yet"))
    case .orphaned: Outcome(.unsupported("needs what is not built yet", isSituation: true))
    }
  }
}
