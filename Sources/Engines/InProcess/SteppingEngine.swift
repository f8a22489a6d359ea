public import LayerScript

/// An engine of this process that carries out scripts step by step, each by a new runner.
public final class SteppingEngine: Engine {
  /// Who the engine is and what it can do.
  public let description: EngineDescription
  private let makeRunner: () -> any StepRunner
  private let watcher: (any ScriptWatcher)?

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - description: What it says of itself.
  ///   - watcher: Hears of each script before and behind it; nil for nobody.
  ///   - makeRunner: Makes an empty world for each script.
  public init(
    description: EngineDescription, watcher: (any ScriptWatcher)? = nil,
    makeRunner: @escaping () -> any StepRunner
  ) {
    self.description = description
    self.watcher = watcher
    self.makeRunner = makeRunner
  }

  /// Carries out a script in an empty world, unless the watcher says what comes of it.
  public func run(_ script: Script) -> EngineRun {
    if let foreseen = watcher?.begin(script) { return foreseen }
    defer { watcher?.end() }
    let trace = perform(script, by: makeRunner())
    if let problem = trace.problem(with: script) { return .violatedProtocol(problem) }
    return .trace(trace)
  }

  private func perform(_ script: Script, by runner: some StepRunner) -> Trace {
    var runner = CheckedRunner(runner)
    return Trace(
      script.steps.enumerated().map { number, step in
        watcher?.beginStep(number).map { Outcome($0) } ?? runner.perform(step)
      })
  }

  /// Does nothing: every script has a runner of its own.
  public func restart() {}

  /// Does nothing: there is nothing to end.
  public func stop() {}
}
