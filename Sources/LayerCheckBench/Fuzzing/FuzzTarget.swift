import Conformance
import Corpus
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Wire

/// Something that reads what somebody else wrote.
enum FuzzTarget: String, CaseIterable, Sendable {
  case script, scripts, run, json, reply, request, record, recording, checkpoint, known, corpus

  /// How many of the inputs it gets beside the others: what reads slowly gets few.
  var share: Int {
    switch self {
    case .checkpoint: 1
    case .record, .recording: 5
    case .corpus: 10
    case .script, .scripts: 20
    case .run, .request, .known: 80
    case .json, .reply: 160
    }
  }

  /// What became of an input.
  enum Verdict: Equatable {
    /// It was read.
    case accepted
    /// It was refused with a complaint.
    case refused
    /// It was read, and what was read does not keep a promise. The text says which.
    case wrong(String)
  }

  /// The inputs of one kind have the same readers.
  var kind: SeedKind {
    switch self {
    case .script, .run: .script
    case .scripts: .scripts
    case .json, .reply: .reply
    case .request: .request
    case .record: .record
    case .recording: .recording
    case .checkpoint: .checkpoint
    case .known: .known
    case .corpus: .corpus
    }
  }

  /// Has the target read an input.
  func feed(_ input: [UInt8]) -> Verdict {
    let text = String(decoding: input, as: UTF8.self)
    do {
      switch self {
      case .script: return Self.check(try Script(parsing: text))
      case .scripts: _ = try Script.several(parsing: text)
      case .run: return Self.carryOut(try Script(parsing: text))
      case .json: return Self.check(try Json(parsing: input))
      case .reply: _ = try Reply(try Json(parsing: input))
      case .request: return try Self.serve(input)
      case .record: _ = try Record(lines: Self.lines(input))
      case .recording: _ = try Recording(lines: Self.lines(input))
      case .checkpoint: _ = try Checkpoint(lines: Self.lines(input))
      case .known: _ = try KnownFailureList(parsing: text).text
      case .corpus: _ = try CorpusChapter(name: "it", parsing: text)
      }
      return .accepted
    } catch {
      return .refused
    }
  }

  private static func lines(_ input: [UInt8]) -> [String] {
    input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// What was read is written as something that is read as the same.
  private static func check(_ script: Script) -> Verdict {
    let text = script.description
    guard let again = try? Script(parsing: text) else { return .wrong("its text is no script") }
    if again.description != text { return .wrong("its text is another script") }
    _ = SwiftProgram(script).text
    _ = ObjectiveCProgram(script).text
    let json = Json(script)
    // What makes no sense is never sent, such as a duration that is no number.
    if script.firstProblem() != nil { return .accepted }
    guard let sent = try? Script(json) else { return .wrong("its JSON is no script") }
    return sent.description == text ? .accepted : .wrong("its JSON is another script")
  }

  private static func check(_ json: Json) -> Verdict {
    guard let again = try? Json(parsing: json.bytes) else { return .wrong("its text is no JSON") }
    return again == json ? .accepted : .wrong("its text is another document")
  }

  /// The reference carries out what makes sense, and the answers are what is expected of it.
  private static func carryOut(_ script: Script) -> Verdict {
    guard script.firstProblem() == nil else { return .refused }
    let engine = WorldEngine()
    let expected = World.expectations(
      of: script, assumptions: Assumptions(judging: engine.description))
    guard case .trace(let trace) = engine.run(script) else { return .wrong("no trace") }
    let comparison = Comparison(
      of: trace, with: expected.steps, reasons: expected.reasons, to: script)
    guard let first = comparison.differences.first else { return .accepted }
    return .wrong("the reference differs from itself at step \(first.step + 1)")
  }

  private static func serve(_ input: [UInt8]) throws -> Verdict {
    guard let answer = ProtocolServer.reference([:]).answer(to: input) else { return .refused }
    _ = try Reply(try Json(parsing: answer))
    return .accepted
  }
}

/// What a seed is made of; inputs of one kind are mixed with one another.
enum SeedKind: Hashable, Sendable {
  case script, scripts, reply, request, record, recording, checkpoint, known, corpus

  /// How many bytes of a seed are taken: of a longer one only some lines, where these make sense alone.
  var sizeLimit: Int {
    switch self {
    case .script, .scripts, .reply, .request, .record, .known, .corpus: 4_096
    case .recording, .checkpoint: 65_536
    }
  }
}
