public import Conformance
import LayerScript
import Rules

extension BaselineRecord {
  /// Tells whether lines begin as the record of a comparison does, and not as that of a run.
  public static func begins(_ lines: [String]) -> Bool {
    guard let first = lines.first else { return false }
    return (try? Json(parsing: first))?["kind"] == .string("baseline")
  }

  /// Reads a record from its lines.
  ///
  /// - Throws: `MessageProblem` that names the line and what is wrong with it, or that the record was
  ///   cut off or is of another version.
  public init(lines: [String]) throws(MessageProblem) {
    var result: BaselineRecord?
    var isWhole = false
    for (place, line) in lines.enumerated() where !line.isEmpty {
      let field = try Record.field(line, number: place + 1)
      let kind = try field.member("kind").string()
      if kind == "baseline" {
        result = try field.baseline()
        continue
      }
      guard result != nil else { throw field.problem("the header is missing") }
      switch kind {
      case "finding": try result?.add(field)
      case "change": result?.changes.append(try field.change())
      case "waiting": result?.run.waiting.append(try field.waitingFailure())
      case "footer":
        try result?.end(field)
        isWhole = true
      default: throw field.problem("there is no line '\(kind)'")
      }
    }
    guard let result else { throw MessageProblem(path: "line 1", message: "the header is missing") }
    guard isWhole else {
      throw MessageProblem(
        path: "line \(lines.count)", message: "the footer is missing: the record was cut off")
    }
    self = result
  }

  private mutating func add(_ field: Field) throws(MessageProblem) {
    let finding = try field.finding()
    let sort = try field.member("sort")
    switch try sort.string() {
    case "regression":
      var before: [EngineText] = []
      for answer in try field.member("before").elements() { before.append(try answer.engineText()) }
      regressions.append(Regression(finding, before: before))
    case "addition": additions.append(finding)
    case "trouble": troubles.append(finding)
    case let name: throw sort.problem("there is no sort '\(name)'")
    }
  }

  private mutating func end(_ field: Field) throws(MessageProblem) {
    (run.end, run.statistics) = try field.end()
    answers = try field.member("answers").integer()
    earlierDeaths = try field.member("earlierDeaths").integer()
    unsteady = try field.member("unsteady").integer()
    untried = try field.member("untried").integer()
  }
}

extension Field {
  fileprivate func baseline() throws(MessageProblem) -> BaselineRecord {
    let format = try member("format")
    if try format.integer() != BaselineRecord.formatVersion {
      throw format.problem(
        "this program reads version \(BaselineRecord.formatVersion) of comparisons alone")
    }
    let header = try header(engine: "now", option: "nowOption")
    let run = Record(
      header: header, statistics: Record.Statistics(), results: [], findings: [], end: .complete)
    var record = BaselineRecord(
      run: run, earlier: try EngineDescription(try member("before")),
      earlierOption: try member("beforeOption").visibleText())
    record.isRecorded = optional("recorded") != nil
    return record
  }

  fileprivate func change() throws(MessageProblem) -> Change {
    let deviation = try optional("deviation").map { field throws(MessageProblem) in
      try field.choice("a deviation", of: Deviation.self)
    }
    return Change(
      Change.Identity(
        kind: try member("sort").choice("a sort", of: Change.Kind.self),
        look: try member("look").stepForm(), deviation: deviation),
      count: try member("count").integer(), script: try member("script").script(),
      before: try member("before").engineText(), now: try member("now").engineText())
  }
}
