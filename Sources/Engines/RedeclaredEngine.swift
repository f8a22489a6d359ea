import FaultyEngines
public import LayerScript

/// An engine that is taken to declare other deviations than it does itself.
public final class RedeclaredEngine: SuspectingEngine {
  /// Who the engine is and what it can do, with these deviations.
  public let description: EngineDescription
  private let engine: any Engine

  /// Wraps an engine.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - deviations: The deviations that it is taken to declare, all told.
  /// - Throws: `EngineProblem` where they contradict each other.
  public init(_ engine: any Engine, declaring deviations: [EngineText]) throws(EngineProblem) {
    self.engine = engine
    var description = engine.description
    description.deviations = deviations
    do throws(DeviationProblem) {
      self.description = try description.settlingDeviations()
    } catch {
      throw EngineProblem(error)
    }
  }

  /// Whether the process that carried out the last script carries out the next one, too.
  public var isRunning: Bool { (engine as? any SuspectingEngine)?.isRunning ?? false }

  /// Carries out a script.
  public func run(_ script: Script) -> EngineRun { engine.run(script) }

  /// Carries out a script, unless the engine is one that can be suspected to hang and takes too long.
  public func runUnlessSlow(_ script: Script) -> EngineRun? {
    guard let suspecting = engine as? any SuspectingEngine else { return engine.run(script) }
    return suspecting.runUnlessSlow(script)
  }

  /// Waits twice as long from now on.
  public func waitLonger() { (engine as? any SuspectingEngine)?.waitLonger() }

  /// How long a script may take, in seconds.
  public func deadline(for script: Script) -> Double {
    (engine as? any SuspectingEngine)?.deadline(for: script) ?? .infinity
  }

  /// Forgets everything.
  public func restart() { engine.restart() }

  /// Ends the engine.
  public func stop() { engine.stop() }
}
