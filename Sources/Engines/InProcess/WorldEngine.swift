public import FaultyEngines
import LayerModel
public import LayerScript
public import Rules
import Wire

/// The reference, a faulty engine, or one that takes other choices, as an engine like any other.
///
/// It carries scripts out without a detour. Where its traffic is watched, scripts and traces go through
/// their JSON form and back, as they do on the way to a driver in another process and from there; what
/// comes of them is the same.
public final class WorldEngine: Engine {
  /// Who the engine is and what it can do.
  public let description: EngineDescription
  private let makeRunner: @Sendable () -> any StepRunner
  private let watch: ((Traffic) -> Void)?

  /// Creates the reference.
  ///
  /// - Parameters:
  ///   - profiles: What it declares beyond what it declares by itself, on or off.
  ///   - watch: Sees what a driver would get and answer.
  public init(profiles: [Profile: Bool] = [:], watch: ((Traffic) -> Void)? = nil) {
    self.watch = watch
    let description = EngineDescription.reference(profiles)
    self.description = description
    let assumptions = Assumptions(description)
    makeRunner = { WorldRunner(assumptions) }
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
    let description = EngineDescription.faulty(crowd, profiles)
    self.description = description
    let assumptions = Assumptions(description)
    makeRunner = { WorldRunner(assumptions, crowd: crowd) }
  }

  /// Creates an engine that takes other permitted choices.
  ///
  /// - Parameters:
  ///   - mixture: The choices.
  ///   - profiles: What it declares beyond what the choices need, on or off.
  ///   - watch: Sees what a driver would get and answer.
  public init(
    mixture: Mixture, profiles: [Profile: Bool] = [:], watch: ((Traffic) -> Void)? = nil
  ) {
    self.watch = watch
    let description = EngineDescription.varied(mixture, profiles)
    self.description = description
    let assumptions = Assumptions(description)
    makeRunner = { VariantRunner(assumptions, mixture: mixture) }
  }

  /// Carries out a script in an empty world.
  public func run(_ script: Script) -> EngineRun {
    if let watch { return converse(about: script, watch) }
    return .trace(trace(of: script, by: makeRunner()))
  }

  private func trace(of script: Script, by runner: some StepRunner) -> Trace {
    var runner = CheckedRunner(runner)
    return Trace(script.steps.map { runner.perform($0) })
  }

  /// Carries out a script as a driver does, in messages that somebody watches.
  private func converse(about script: Script, _ watch: (Traffic) -> Void) -> EngineRun {
    let server = ProtocolServer(description: description, makeRunner: makeRunner)
    let line = Json(Request(number: 1, .run(script))).bytes
    watch(Traffic(isFromHarness: true, line: line))
    guard let answer = server.answer(to: line) else { return .crashed("no answer") }
    watch(Traffic(isFromHarness: false, line: answer))
    return ReplyReading.run(answer, number: 1, steps: script.steps.count)
  }

  /// Does nothing: every script runs in a world of its own.
  public func restart() {}

  /// Does nothing: there is nothing to end.
  public func stop() {}
}

/// An engine that takes other permitted choices, step by step.
struct VariantRunner: StepRunner {
  private var world: VariantWorld

  init(_ assumptions: Assumptions, mixture: Mixture) {
    world = VariantWorld(mixture, assumptions: assumptions)
  }

  mutating func perform(_ step: Step) -> Outcome { world.perform(step) }
}

/// The reference or a faulty engine, step by step; nobody asks it for its reasons.
struct WorldRunner: StepRunner {
  private var world: World

  init(_ assumptions: Assumptions, crowd: Crowd? = nil) {
    world = World(
      assumptions: assumptions, reasons: .unread, departing: crowd?.departures ?? [])
  }

  mutating func perform(_ step: Step) -> Outcome { world.perform(step).outcome }
}

extension ProtocolServer {
  /// The reference, with some profiles declared.
  public static func reference(_ profiles: [Profile: Bool] = [:]) -> ProtocolServer {
    let description = EngineDescription.reference(profiles)
    let assumptions = Assumptions(description)
    return ProtocolServer(description: description) { WorldRunner(assumptions) }
  }

  /// A faulty engine, with some profiles declared.
  public static func faulty(
    _ crowd: Crowd, _ profiles: [Profile: Bool] = [:]
  ) -> ProtocolServer {
    let description = EngineDescription.faulty(crowd, profiles)
    let assumptions = Assumptions(description)
    return ProtocolServer(description: description) { WorldRunner(assumptions, crowd: crowd) }
  }

  /// An engine that takes other permitted choices, with some profiles declared.
  public static func varied(
    _ mixture: Mixture, _ profiles: [Profile: Bool] = [:]
  ) -> ProtocolServer {
    let description = EngineDescription.varied(mixture, profiles)
    let assumptions = Assumptions(description)
    return ProtocolServer(description: description) {
      VariantRunner(assumptions, mixture: mixture)
    }
  }
}

extension EngineDescription {
  /// The reference with some profiles declared, on or off; what it has on by itself gives way to what
  /// contradicts it.
  fileprivate static func reference(_ profiles: [Profile: Bool]) -> EngineDescription {
    var description = World.referenceDescription
    for (profile, isOn) in profiles where isOn {
      for own in description.profiles.keys where own.contradicts(profile) {
        description.profiles[own] = false
      }
    }
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

  /// What an engine that takes other permitted choices says of itself, likewise.
  fileprivate static func varied(
    _ mixture: Mixture, _ profiles: [Profile: Bool]
  ) -> EngineDescription {
    var description = reference(mixture.profiles.merging(profiles) { _, declared in declared })
    description.name = EngineText(mixture.name)
    description.precision = mixture.precision
    description.clockResolution = mixture.clockResolution
    return description
  }
}
