public import FaultyEngines
import LayerModel
public import LayerScript
import Wire

/// The reference, or a faulty engine, as an engine like any other.
///
/// Scripts and traces go through their JSON form and back, so that what is run here is what a driver
/// in another process would get.
public final class WorldEngine: Engine {
  /// Who the engine is and what it can do.
  public let description: EngineDescription
  private let server: ProtocolServer

  /// Creates the reference.
  public init() {
    description = World.referenceDescription
    server = .reference
  }

  /// Creates an engine with a fault.
  public init(fault: Fault) {
    description = World.faultyDescription(fault.name)
    server = .faulty(fault)
  }

  /// Carries out a script in an empty world.
  public func run(_ script: Script) -> EngineRun {
    let line = Json(Request(number: 1, .run(script))).bytes
    guard let answer = server.answer(to: line) else { return .crashed("no answer") }
    return ReplyReading.run(answer, number: 1, steps: script.steps.count)
  }

  /// Does nothing: every script runs in a world of its own.
  public func restart() {}

  /// Does nothing: there is nothing to end.
  public func stop() {}
}

/// Carries out the steps of one script, one after another.
public protocol StepRunner {
  /// Carries out a step that makes sense.
  mutating func perform(_ step: Step) -> Outcome
}

/// The reference or a faulty engine, step by step.
struct WorldRunner: StepRunner {
  private var world: World

  init() {
    world = World()
  }

  init(fault: Fault) {
    world = World(assumptions: Assumptions(), semantics: fault.semantics)
  }

  mutating func perform(_ step: Step) -> Outcome { world.perform(step).outcome }
}

extension ProtocolServer {
  /// The reference.
  public static var reference: ProtocolServer {
    ProtocolServer(description: World.referenceDescription) { WorldRunner() }
  }

  /// An engine with a fault.
  public static func faulty(_ fault: Fault) -> ProtocolServer {
    ProtocolServer(description: World.faultyDescription(fault.name)) { WorldRunner(fault: fault) }
  }
}

extension World {
  /// What a faulty engine says of itself: what the reference does, under the fault's name.
  fileprivate static func faultyDescription(_ name: String) -> EngineDescription {
    var description = referenceDescription
    description.name = "fault:" + name
    return description
  }
}
