import FaultyEngines
public import LayerScript
public import Wire

/// What a driver answered to messages that were handed to it in a file, with no harness beside it.
public struct AnsweredMessages: Sendable {
  /// What the driver said of itself.
  public let engine: EngineDescription
  /// The scripts of the messages, in order, with what came of each; those behind the one at which the
  /// driver ended are left out.
  public let runs: [RecordedRun]

  /// Puts answers to the messages that they belong to, by their numbers.
  ///
  /// - Parameters:
  ///   - messages: What the driver was given: one message a line, the greeting among them.
  ///   - answers: What it wrote: one answer a line.
  /// - Throws: `EngineProblem` when the messages are none, or the greeting was not answered.
  public init(messages: String, answers: String) throws(EngineProblem) {
    let requests = try Self.requests(messages)
    let lines = Self.byNumber(answers)
    var engine: EngineDescription?
    var runs: [RecordedRun] = []
    let last = lines.keys.max() ?? 0
    for request in requests {
      switch request.content {
      case .hello: engine = try Self.greeting(lines[request.number], number: request.number)
      case .run(let script):
        let line = lines[request.number]
        let run = line.map { Self.run(script, $0, number: request.number) }
        runs.append(RecordedRun(script, run ?? Self.missing(request.number, last: last)))
      case .runUnchecked, .bye: break
      }
      if request.number > last { break }
    }
    guard let engine else {
      throw EngineProblem("the messages have no greeting", remedy: Self.remedy)
    }
    (self.engine, self.runs) = (engine, runs)
  }

  /// The scripts with what came of each, as a recording has them.
  public var entries: [Recording.Entry] { runs.map { .run($0.script, Recording.Run($0.run)) } }

  private static let remedy = "'layercheck corpus --messages' writes messages"

  private static func requests(_ text: String) throws(EngineProblem) -> [Request] {
    var requests: [Request] = []
    for (place, line) in text.split(separator: "\n").enumerated() {
      do {
        var request = try Request(try Json(parsing: String(line)))
        if case .runUnchecked(let steps) = request.content {
          request.content = .run(try Script(steps))
        }
        requests.append(request)
      } catch {
        throw EngineProblem("line \(place + 1) of the messages is no message", remedy: remedy)
      }
    }
    return requests
  }

  /// Lines by the number that each bears; what bears none was no answer to anything.
  private static func byNumber(_ text: String) -> [Int: [UInt8]] {
    var lines: [Int: [UInt8]] = [:]
    for line in text.split(separator: "\n") {
      guard let json = try? Json(parsing: String(line)), let number = json["n"]?.asInteger,
        lines[number] == nil
      else { continue }
      lines[number] = Array(line.utf8)
    }
    return lines
  }

  private static func greeting(
    _ line: [UInt8]?, number: Int
  ) throws(EngineProblem) -> EngineDescription {
    guard let line else {
      throw EngineProblem(
        "the greeting is not answered", remedy: "have the driver read the messages from the start")
    }
    switch try ReplyReading.content(line, number: number).get() {
    case .hello(let engine):
      do throws(DeviationProblem) {
        return try engine.settlingDeviations()
      } catch {
        throw EngineProblem(error)
      }
    case .error(let message): throw EngineProblem("the driver refused: \(message)")
    case .trace, .bye: throw EngineProblem("the greeting is answered otherwise")
    }
  }

  private static func missing(_ number: Int, last: Int) -> EngineRun {
    if number < last { return .violatedProtocol("message \(number) has no answer") }
    return .crashed("the answers end in front of message \(number)")
  }

  private static func run(_ script: Script, _ line: [UInt8], number: Int) -> EngineRun {
    let run = ReplyReading.run(line, number: number, steps: script.steps.count)
    guard case .trace(let trace) = run, let complaint = trace.problem(with: script) else {
      return run
    }
    return .violatedProtocol(complaint)
  }
}
