public import FaultyEngines
public import LayerScript

/// Something that carries out scripts: the reference, a faulty engine, an engine of one's own in this
/// process, or a driver in another.
public protocol Engine: AnyObject {
  /// Who the engine is and what it can do.
  var description: EngineDescription { get }

  /// Carries out a script in an empty world.
  ///
  /// The script keeps to what the engine declares, or the engine answers `unsupported` to what it
  /// does not know.
  func run(_ script: Script) -> EngineRun

  /// Forgets everything, as far as that is possible: the next script runs as if it were the first.
  func restart()

  /// Ends the engine; no script is run afterwards.
  func stop()
}

/// What came of running a script.
public enum EngineRun: Hashable, Sendable {
  /// One answer for each step.
  case trace(Trace)
  /// The engine died. The text says how, and shows the end of its error output.
  case crashed(EngineText)
  /// The engine did not answer in time.
  case hung(seconds: Double)
  /// The driver answered something that is no answer. The text says what.
  case violatedProtocol(EngineText)
  /// The engine could not be started again. The text says why.
  case unavailable(EngineText)
}

/// The complaint that an engine cannot be used at all.
public struct EngineProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public let message: EngineText
  /// What to do about it, where there is something to suggest.
  public let remedy: String?

  init(_ message: EngineText, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }
}

extension EngineProblem {
  /// The complaint that an engine declares deviations by which it cannot be judged.
  public init(_ problem: DeviationProblem) {
    self.init("the engine cannot be judged: \(problem.message)", remedy: problem.remedy)
  }

  /// The complaint and the remedy in one line.
  public var text: EngineText { remedy.map { "\(message); \($0)" } ?? message }
}
