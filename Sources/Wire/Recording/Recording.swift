public import Conformance
public import LayerScript

/// What an engine was asked and what it answered, so that it can be judged later and without it.
public struct Recording: Hashable, Sendable {
  /// The version of the form in which recordings are written.
  public static let formatVersion = 1

  /// What came of one script.
  public enum Run: Hashable, Sendable {
    /// The answers.
    case trace(Trace)
    /// The engine died. The text says how.
    case crashed(EngineText)
    /// The engine did not answer within some seconds.
    case hung(Double)
    /// The driver answered something that is no answer. The text says what.
    case violatedProtocol(EngineText)
    /// The engine could not be started again. The text says why.
    case unavailable(EngineText)
  }

  /// One thing that was done with the engine.
  public enum Entry: Hashable, Sendable {
    /// A script was run.
    case run(Script, Run)
    /// The engine was started afresh.
    case restart
  }

  /// Who the engine is, and what was asked of it.
  public var header: Record.Header
  /// Whether a whole run was recorded, with everything that it took to shrink and to confirm; otherwise
  /// single scripts.
  public var isCampaign: Bool
  /// Whether the scripts are those of directed cases, which say themselves what is right.
  public var isCorpus = false
  /// What was done, in order.
  public var entries: [Entry]

  /// Creates a recording.
  public init(header: Record.Header, isCampaign: Bool, entries: [Entry] = []) {
    self.header = header
    self.isCampaign = isCampaign
    self.entries = entries
  }
}

extension Recording {
  /// The recording as lines of JSON; one without its footer was cut off.
  public var lines: [String] {
    let first = Json.members([
      ("kind", .string("recording")), ("format", .number(Double(Self.formatVersion))),
      ("campaign", .boolean(isCampaign)), ("corpus", isCorpus ? .boolean(true) : nil),
    ])
    let footer = Json.members([
      ("kind", .string("footer")), ("entries", .number(Double(entries.count))),
    ])
    return [first.description, Json(header).description] + entries.map { Json($0).description }
      + [footer.description]
  }

  /// Reads a recording from its lines.
  ///
  /// - Throws: `MessageProblem` that names the line and what is wrong with it, or that the recording was
  ///   cut off or is of another version.
  public init(lines: [String]) throws(MessageProblem) {
    var fields: [Field] = []
    for (place, line) in lines.enumerated() where !line.isEmpty {
      do throws(JsonError) {
        fields.append(Field(try Json(parsing: line), path: "line \(place + 1)"))
      } catch {
        // The last line of what was cut off is seldom whole.
        if place == lines.count - 1 { break }
        throw MessageProblem(path: "line \(place + 1)", message: "\(error)")
      }
    }
    guard let first = fields.first, first.json["kind"] == .string("recording"), fields.count > 1
    else { throw MessageProblem(path: "line 1", message: "this is no recording") }
    if try first.member("format").integer() != Self.formatVersion {
      throw first.problem("this program reads version \(Self.formatVersion) of recordings alone")
    }
    guard let last = fields.last, last.json["kind"] == .string("footer") else {
      throw MessageProblem(
        path: "line \(lines.count)", message: "the footer is missing: the recording was cut off")
    }
    self.init(
      header: try fields[1].header(), isCampaign: try first.member("campaign").boolean())
    isCorpus = first.json["corpus"] == .boolean(true)
    for field in fields.dropFirst(2).dropLast() { entries.append(try field.recordedEntry()) }
    if try last.member("entries").integer() != entries.count {
      throw last.problem("lines are missing: there are \(entries.count) entries")
    }
  }
}

extension Json {
  fileprivate init(_ entry: Recording.Entry) {
    guard case .run(let script, let run) = entry else {
      self = .members([("kind", .string("restart"))])
      return
    }
    let answer: (String, Json?) =
      switch run {
      case .trace(let trace): ("trace", Json(trace))
      case .crashed(let how): ("crashed", Json(how))
      case .hung(let seconds): ("hung", .number(seconds))
      case .violatedProtocol(let what): ("violated", Json(what))
      case .unavailable(let why): ("unavailable", Json(why))
      }
    self = .members([("kind", .string("run")), ("steps", Json(script)), answer])
  }
}

extension Field {
  fileprivate func recordedEntry() throws(MessageProblem) -> Recording.Entry {
    switch try member("kind").string() {
    case "restart": return .restart
    case "run": return .run(try Script(member("steps").json), try recordedRun())
    case let kind: throw problem("there is no line '\(kind)'")
    }
  }

  private func recordedRun() throws(MessageProblem) -> Recording.Run {
    if let trace = json["trace"] { return .trace(try Trace(trace)) }
    if let how = optional("crashed") { return .crashed(try how.engineText()) }
    if let seconds = optional("hung") { return .hung(try seconds.number()) }
    if let what = optional("violated") { return .violatedProtocol(try what.engineText()) }
    if let why = optional("unavailable") { return .unavailable(try why.engineText()) }
    throw problem("expected one of trace, crashed, hung, violated, unavailable")
  }
}
