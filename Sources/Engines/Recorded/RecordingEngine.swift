public import LayerScript
public import Wire

/// An engine of which everything that is asked and answered is written down.
public final class RecordingEngine: Engine {
  private let engine: any Engine
  /// What was done so far.
  public private(set) var entries: [Recording.Entry] = []

  /// Wraps an engine.
  public init(_ engine: any Engine) {
    self.engine = engine
  }

  /// Who the engine is and what it can do.
  public var description: EngineDescription { engine.description }

  /// Carries out a script and writes down what came of it.
  public func run(_ script: Script) -> EngineRun {
    let run = engine.run(script)
    entries.append(.run(script, Recording.Run(run)))
    return run
  }

  /// Starts the engine afresh and writes that down.
  public func restart() {
    engine.restart()
    entries.append(.restart)
  }

  /// Ends the engine.
  public func stop() {
    engine.stop()
  }
}

/// An engine that answers what another one answered when it was recorded.
public final class RecordedEngine: Engine {
  /// Who the recorded engine is and what it can do.
  public let description: EngineDescription
  private var entries: ArraySlice<Recording.Entry>
  /// Whether something was asked that was not recorded at that place.
  public private(set) var isOutOfStep = false

  /// Creates an engine that gives the answers of a recording in their order.
  ///
  /// - Parameters:
  ///   - description: What the recorded engine said of itself.
  ///   - entries: What was done with it.
  public init(_ description: EngineDescription, _ entries: [Recording.Entry]) {
    self.description = description
    self.entries = entries[...]
  }

  /// What came of the script when it was recorded.
  public func run(_ script: Script) -> EngineRun {
    while case .restart = entries.first { entries.removeFirst() }
    // The text is compared, because a number that is none differs from itself.
    guard case .run(let recorded, let run) = entries.first,
      recorded.description == script.description
    else {
      isOutOfStep = true
      return .unavailable("the recording has another script here")
    }
    entries.removeFirst()
    return EngineRun(run)
  }

  /// Does nothing: what came of it is recorded.
  public func restart() {}

  /// Does nothing: there is nothing to end.
  public func stop() {}
}

extension Recording.Run {
  init(_ run: EngineRun) {
    switch run {
    case .trace(let trace): self = .trace(trace)
    case .crashed(let how): self = .crashed(how)
    case .hung(let seconds): self = .hung(seconds)
    case .violatedProtocol(let what): self = .violatedProtocol(what)
    case .unavailable(let why): self = .unavailable(why)
    }
  }
}

extension EngineRun {
  init(_ run: Recording.Run) {
    switch run {
    case .trace(let trace): self = .trace(trace)
    case .crashed(let how): self = .crashed(how)
    case .hung(let seconds): self = .hung(seconds: seconds)
    case .violatedProtocol(let what): self = .violatedProtocol(what)
    case .unavailable(let why): self = .unavailable(why)
    }
  }
}
