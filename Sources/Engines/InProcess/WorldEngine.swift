public import FaultyEngines
import LayerModel
public import LayerScript
public import Rules
import Wire

/// The reference, or a faulty engine, as an engine like any other.
///
/// Scripts and traces go through their JSON form and back, so that what is run here is what a driver
/// in another process would get.
public final class WorldEngine: Engine {
  /// Who the engine is and what it can do.
  public let description: EngineDescription
  private let server: ProtocolServer
  private let watch: ((Traffic) -> Void)?

  /// Creates the reference.
  ///
  /// - Parameters:
  ///   - profiles: What it declares beyond what it declares by itself, on or off.
  ///   - watch: Sees what a driver would get and answer.
  public init(profiles: [Profile: Bool] = [:], watch: ((Traffic) -> Void)? = nil) {
    self.watch = watch
    description = .reference(profiles)
    server = .reference(profiles)
  }

  /// Creates an engine with a fault.
  public convenience init(fault: Fault) {
    self.init(crowd: Crowd(of: fault))
  }

  /// Creates an engine with several faults at once.
  ///
  /// - Parameters:
  ///   - crowd: The faults.
  ///   - profiles: What it declares beyond what the faults need, on or off.
  ///   - watch: Sees what a driver would get and answer.
  public init(
    crowd: Crowd, profiles: [Profile: Bool] = [:], watch: ((Traffic) -> Void)? = nil
  ) {
    self.watch = watch
    description = .faulty(crowd, profiles)
    server = .faulty(crowd, profiles)
  }

  /// Carries out a script in an empty world.
  public func run(_ script: Script) -> EngineRun {
    let line = Json(Request(number: 1, .run(script))).bytes
    watch?(Traffic(isFromHarness: true, line: line))
    guard let answer = server.answer(to: line) else { return .crashed("no answer") }
    watch?(Traffic(isFromHarness: false, line: answer))
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

  init(_ description: EngineDescription) {
    world = World(assumptions: Assumptions(description))
  }

  init(_ description: EngineDescription, crowd: Crowd) {
    world = World(assumptions: Assumptions(description), departing: crowd.departures)
  }

  mutating func perform(_ step: Step) -> Outcome { world.perform(step).outcome }
}

extension ProtocolServer {
  /// The reference, with some profiles declared.
  public static func reference(_ profiles: [Profile: Bool] = [:]) -> ProtocolServer {
    let description = EngineDescription.reference(profiles)
    return ProtocolServer(description: description) { WorldRunner(description) }
  }

  /// A faulty engine, with some profiles declared.
  public static func faulty(
    _ crowd: Crowd, _ profiles: [Profile: Bool] = [:]
  ) -> ProtocolServer {
    let description = EngineDescription.faulty(crowd, profiles)
    return ProtocolServer(description: description) { WorldRunner(description, crowd: crowd) }
  }
}

extension EngineDescription {
  /// The reference with some profiles declared, on or off.
  fileprivate static func reference(_ profiles: [Profile: Bool]) -> EngineDescription {
    var description = World.referenceDescription
    description.profiles.merge(profiles) { _, declared in declared }
    return description
  }

  /// What a faulty engine says of itself: what the reference does, under its faults' names.
  fileprivate static func faulty(
    _ crowd: Crowd, _ profiles: [Profile: Bool]
  ) -> EngineDescription {
    var description = reference(crowd.profiles.merging(profiles) { _, declared in declared })
    description.name = EngineText(crowd.name)
    return description
  }
}
