import LayerScript
import Wire

/// Makes sense of what a driver answered, and says plainly where that is impossible.
enum ReplyReading {
  /// Reads the answer to a script.
  static func run(_ line: [UInt8], number: Int, steps: Int) -> EngineRun {
    switch content(line, number: number) {
    case .failure(let problem):
      return .violatedProtocol("the answer to message \(number) \(problem.message)")
    case .success(.trace(let trace)):
      if trace.outcomes.count == steps { return .trace(trace) }
      let few = trace.outcomes.count < steps ? "too few" : "too many"
      return .violatedProtocol(
        "\(few) outcomes: \(trace.outcomes.count) for a script of \(steps) steps")
    case .success(.error(let message)): return .violatedProtocol("the driver refused: \(message)")
    case .success:
      return .violatedProtocol("the answer to a script is not a trace: \(excerpt(line))")
    }
  }

  /// Tells whether an answer has an outcome for each step of a script, whatever these are: its driver got to the end
  /// of the script, and waits for the next one.
  static func isComplete(_ line: [UInt8], number: Int, steps: Int) -> Bool {
    guard let json = try? Json(parsing: line) else { return false }
    return json["n"]?.asInteger == number && json["trace"]?.asArray?.count == steps
  }

  /// Reads an answer of any kind; a problem says of the answer what is wrong with it.
  static func content(_ line: [UInt8], number: Int) -> Result<Reply.Content, EngineProblem> {
    do {
      let reply = try Reply(try Json(parsing: line))
      if reply.number == number { return .success(reply.content) }
      return .failure(
        EngineProblem(
          "bears the number \(reply.number) instead of \(number): \(excerpt(line))",
          remedy: "answer each message once, in order, with the number that it bears"))
    } catch let error as JsonError {
      return .failure(
        EngineProblem(
          "is not JSON (\(error)): \(excerpt(line))",
          remedy: "standard output is for answers alone; see Specs/protocol.md"))
    } catch let error as MessageProblem {
      return .failure(
        EngineProblem(
          "is not an answer (\(error.text)): \(excerpt(line))", remedy: remedy(for: error)))
    } catch {
      return .failure(EngineProblem("is unreadable: \(excerpt(line))"))
    }
  }

  private static func remedy(for problem: MessageProblem) -> String {
    if problem.path == "hello.protocol" {
      return "answer with \"protocol\":\(Request.protocolVersion), which the message offers"
    }
    let chapter =
      problem.path.hasPrefix("hello") ? "Hello" : problem.path.isEmpty ? "Lines" : "Outcomes"
    return "Specs/protocol.md says under '\(chapter)' what belongs there"
  }

  /// How many bytes of an output are shown.
  private static let shownBytes = 400

  /// The first bytes of some output, in quotes.
  static func excerpt(_ bytes: [UInt8]) -> EngineText {
    "'\(text(bytes.prefix(shownBytes)))\(bytes.count > shownBytes ? "..." : "")'"
  }

  /// The last whole lines of some output, as many as fit, each in quotes.
  ///
  /// A backtrace may be longer than that: in front of it stands the line that says what the error was.
  static func lastLines(_ bytes: [UInt8]) -> EngineText {
    var lines: [EngineText] = []
    var rest = 2 * shownBytes
    let all = bytes.split(separator: UInt8(ascii: "\n"))
    for (place, line) in all.enumerated().reversed() {
      guard lines.isEmpty || line.count <= rest else {
        if let telling = all[...place].last(where: saysError) {
          lines += ["'...'", "'\(text(telling.prefix(shownBytes)))'"]
        }
        break
      }
      rest -= line.count
      // What is longer than all that is shown ends with what tells most.
      let cut = line.count > 2 * shownBytes ? "..." : ""
      lines.append("'\(cut)\(text(line.suffix(2 * shownBytes)))'")
    }
    return lines.reversed().joined(separator: ", ")
  }

  /// Tells whether a line is one in which a runtime says why it ends the process.
  private static func saysError(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line.prefix(shownBytes), as: UTF8.self).lowercased()
    return errorWords.contains(where: text.contains)
  }

  private static let errorWords = ["fatal error", "assertion", "panic", "exception", "error:"]

  private static func text(_ bytes: ArraySlice<UInt8>) -> EngineText {
    EngineText(String(decoding: bytes, as: UTF8.self))
  }
}
