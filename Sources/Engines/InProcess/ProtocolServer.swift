public import LayerScript
import Wire

/// The driver's side of the protocol, around anything that carries out steps.
public struct ProtocolServer {
  private var description: EngineDescription
  private let makeRunner: () -> any StepRunner

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - description: What it says of itself.
  ///   - makeRunner: Makes an empty world for each script.
  public init(description: EngineDescription, makeRunner: @escaping () -> any StepRunner) {
    self.description = description
    self.makeRunner = makeRunner
  }

  /// Has the greeting declare deviations.
  public mutating func declare(_ deviations: [EngineText]) { description.deviations = deviations }

  /// Answers one message.
  ///
  /// - Parameter line: The message without the end of its line.
  /// - Returns: The answer without the end of its line, or nil when no answer can be given.
  public func answer(to line: [UInt8]) -> [UInt8]? {
    guard let json = try? Json(parsing: line), let number = json["n"]?.asInteger else { return nil }
    return Json(Reply(number: number, content(json))).bytes
  }

  /// Tells whether a message asks the driver to end.
  public static func isFarewell(_ line: [UInt8]) -> Bool {
    (try? Json(parsing: line))?["bye"] != nil
  }

  private func content(_ json: Json) -> Reply.Content {
    do {
      switch try Request(json).content {
      case .hello(let protocols, suite: _):
        let version = Request.protocolVersion
        if protocols.contains(version) { return .hello(description) }
        return .error("this driver speaks version \(version) of the protocol alone")
      case .run(let script): return .trace(run(Json(script)))
      case .runUnchecked(let steps):
        if (steps.asArray ?? []).count > Script.stepLimit {
          return .error("a script has at most \(Script.stepLimit) steps")
        }
        return .trace(run(steps))
      case .bye: return .bye
      }
    } catch {
      return .error(error.text)
    }
  }

  private func run(_ steps: Json) -> Trace { run(steps, by: makeRunner()) }

  private func run(_ steps: Json, by runner: some StepRunner) -> Trace {
    var runner = CheckedRunner(runner)
    return Trace((steps.asArray ?? []).map { answer($0, &runner) })
  }

  /// A step that cannot be read is not supported: nothing happens.
  private func answer(
    _ json: Json, _ runner: inout CheckedRunner<some StepRunner>
  ) -> Outcome {
    do {
      return runner.perform(try Step(json))
    } catch {
      return Outcome(.unsupported(error.text))
    }
  }
}
