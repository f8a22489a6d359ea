import LayerScript
import Wire

/// Makes sense of what a driver answered, and says plainly where that is impossible.
enum ReplyReading {
  /// Reads the answer to a script.
  static func run(_ line: [UInt8], number: Int, steps: Int) -> EngineRun {
    switch content(line, number: number) {
    case .failure(let problem): return .violatedProtocol(problem.message)
    case .success(.trace(let trace)):
      if trace.outcomes.count == steps { return .trace(trace) }
      let few = trace.outcomes.count < steps ? "too few" : "too many"
      return .violatedProtocol(
        "\(few) outcomes: \(trace.outcomes.count) for a script of \(steps) steps")
    case .success(.error(let message)): return .violatedProtocol("the driver refused: \(message)")
    case .success: return .violatedProtocol("the answer to a script is not a trace")
    }
  }

  /// Reads an answer of any kind.
  static func content(_ line: [UInt8], number: Int) -> Result<Reply.Content, EngineProblem> {
    do {
      let reply = try Reply(try Json(parsing: line))
      if reply.number == number { return .success(reply.content) }
      return .failure(
        EngineProblem("the answer to message \(number) bears the number \(reply.number)"))
    } catch let error as JsonError {
      return .failure(EngineProblem("not JSON (\(error)): \(excerpt(line))"))
    } catch let error as MessageProblem {
      return .failure(EngineProblem("not an answer (\(error)): \(excerpt(line))"))
    } catch {
      return .failure(EngineProblem("unreadable: \(excerpt(line))"))
    }
  }

  /// The first bytes of some output, fit to be shown.
  static func excerpt(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes.prefix(120), as: UTF8.self)
    let shown = String(
      text.unicodeScalars.map { scalar in
        scalar.value < 32 || scalar.value == 127 ? "\u{FFFD}" : Character(scalar)
      })
    return "'" + shown + (bytes.count > 120 ? "...'" : "'")
  }
}
