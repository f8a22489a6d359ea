import Engines
import FaultyEngines
import LayerScript
import Reporting

/// What a command line says of the deviations by which an engine is judged.
struct DeviationChoice {
  /// What counts as declared besides what the engine declares itself.
  let further: [String]
  /// Whether the engine is judged as if it declared none.
  let isNone: Bool

  /// Reads the options.
  ///
  /// - Throws: `UsageError` where a name is unknown, or two of them contradict each other.
  init(_ arguments: Arguments) throws(UsageError) {
    further = arguments.all("deviation")
    isNone = arguments.has("no-deviations")
    do throws(DeviationProblem) {
      _ = try DeviationCatalogue.deviations(named: further)
    } catch {
      throw UsageError(error.message.terminal, remedy: error.remedy)
    }
  }

  /// The engine as it is to be judged.
  func redeclared(_ engine: any Engine) throws(UsageError) -> any Engine {
    let own = engine.description.deviations
    let named = further.map { EngineText($0) }.filter { !own.contains($0) }
    if isNone ? own.isEmpty : named.isEmpty { return engine }
    do throws(EngineProblem) {
      return try RedeclaredEngine(engine, declaring: isNone ? [] : own + named)
    } catch {
      engine.stop()
      throw UsageError(error.message.terminal, remedy: error.remedy)
    }
  }

  /// The description of an engine that is not here, as it is to be judged.
  func redeclared(_ description: EngineDescription) throws(UsageError) -> EngineDescription {
    try redeclared(RecordedEngine(description, [])).description
  }

  /// The name of an engine on a command line with the options in front of what belongs to a driver.
  func option(besides engine: String) -> String {
    let options = isNone ? ["--no-deviations"] : further.map { "--deviation \($0.asShellArgument)" }
    if options.isEmpty { return engine }
    let words = options.joined(separator: " ")
    if engine.hasPrefix("-- ") { return words + " " + engine }
    guard let dashes = engine.firstRange(of: " -- ") else { return engine + " " + words }
    return engine[..<dashes.lowerBound] + " " + words + engine[dashes.lowerBound...]
  }
}
