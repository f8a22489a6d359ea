public import Conformance
import LayerScript
import Rules

extension Record {
  /// Reads a record from its lines.
  ///
  /// - Throws: `MessageProblem` that names the line and what is wrong with it, or that the record was
  ///   cut off or is of another version.
  public init(lines: [String]) throws(MessageProblem) {
    var header: Header?
    var results: [RuleResult] = []
    var findings: [Finding] = []
    var known: [KnownResult] = []
    var waiting: [WaitingFailure] = []
    var deviations: [DeviationResult] = []
    var shards: [ShardResult] = []
    var refusals = Refusals()
    var footer: (End, Statistics)?
    for (place, line) in lines.enumerated() where !line.isEmpty {
      let field = try Self.field(line, number: place + 1)
      switch try field.member("kind").string() {
      case "header": header = try field.header()
      case "rule": results.append(try field.ruleResult())
      case "finding": findings.append(try field.finding())
      case "known": known.append(try field.knownResult())
      case "waiting": waiting.append(try field.waitingFailure())
      case "deviation": deviations.append(try field.deviationResult())
      case "refusals": refusals = try field.refusals()
      case "shard": shards.append(try field.shardResult())
      case "footer": footer = try field.end()
      case let kind: throw field.problem("there is no line '\(kind)'")
      }
    }
    guard let header else { throw MessageProblem(path: "line 1", message: "the header is missing") }
    guard let (end, statistics) = footer else {
      throw MessageProblem(
        path: "line \(lines.count)", message: "the footer is missing: the record was cut off")
    }
    self.init(
      header: header, statistics: statistics, results: results, findings: findings, end: end)
    (self.known, self.waiting, self.shards) = (known, waiting, shards)
    (self.deviations, self.refusals) = (deviations, refusals)
    guard shards.map(\.shard) == header.shards else {
      throw MessageProblem(
        path: "line 1.shards", message: "the record has not one line for each of these shards")
    }
  }

  static func field(_ line: String, number: Int) throws(MessageProblem) -> Field {
    do throws(JsonError) {
      return Field(try Json(parsing: line), path: "line \(number)")
    } catch {
      throw MessageProblem(path: "line \(number)", message: "\(error)")
    }
  }
}

extension Field {
  func waitingFailure() throws(MessageProblem) -> WaitingFailure {
    WaitingFailure(
      try member("identity").identity(), count: try member("count").integer(),
      script: try member("script").script())
  }

  func header() throws(MessageProblem) -> Record.Header {
    let format = try member("format")
    if try format.integer() != Record.formatVersion {
      throw format.problem("this program reads version \(Record.formatVersion) of records alone")
    }
    return try header(engine: "engine", option: "option")
  }

  /// What was run, with the engine and its name on a command line under some keys.
  func header(engine: String, option: String) throws(MessageProblem) -> Record.Header {
    let seed = try member("seed")
    guard let number = UInt64(try seed.string()) else { throw seed.problem("not a seed") }
    var areas: [Area] = []
    for element in try member("areas").elements() {
      guard let area = Area(name: try element.string()) else { throw element.problem("no area") }
      areas.append(area)
    }
    var result = Record.Header(
      suite: try member("suite").words(), catalogue: try member("catalogue").words(),
      engine: try EngineDescription(try member(engine)),
      engineOption: try member(option).visibleText(), seed: number,
      cases: try member("cases").integer(), areas: areas, rules: try member("rules").ruleIDs())
    result.named = try optional("named")?.ruleIDs() ?? []
    if let levels = optional("levels") {
      for element in try levels.elements() {
        guard let level = Evidence.Level(name: try element.string()) else {
          throw element.problem("no level of evidence")
        }
        result.levels.append(level)
      }
    }
    result.time = try optional("time").map { field throws(MessageProblem) in try field.words() }
    if let shards = optional("shards") { result.shards = try shards.shards() }
    return result
  }

  private func origin() throws(MessageProblem) -> Finding.Origin {
    if let entry = optional("entry") { return .listed(try entry.visibleText()) }
    return .generated(try member("case").integer())
  }

  func counts() throws(MessageProblem) -> Tally.Counts {
    var counts = Tally.Counts()
    counts.passed = try member("passed").integer()
    counts.failed = try member("failed").integer()
    counts.unspecified = try member("unspecified").integer()
    counts.unsupported = try member("unsupported").integer()
    return counts
  }

  fileprivate func ruleResult() throws(MessageProblem) -> RuleResult {
    let counts = try counts()
    var missing: [String] = []
    for element in try member("missing").elements() { missing.append(try element.visibleText()) }
    var result = RuleResult(
      rule: try member("rule").ruleID(),
      verdict: try member("verdict").choice("a verdict", of: Verdict.self), counts: counts,
      missingMembers: missing)
    result.reason = try optional("reason").map { field throws(MessageProblem) in
      try field.reason()
    }
    return result
  }

  func reason() throws(MessageProblem) -> RuleResult.Reason {
    let kind = try member("is")
    switch try kind.string() {
    case "not declared": return .notDeclared(try names())
    case "taken back": return .takenBack(try names())
    case "not drawn": return .notDrawn
    case "profile off":
      return .profileOff(
        try member("profile").choice("a profile", of: Profile.self),
        isDeclared: try member("declared").boolean())
    case "unspecified": return .unspecified
    case "unsupported": return .answeredUnsupported
    case let name: throw kind.problem("there is no reason '\(name)'")
    }
  }

  private func names() throws(MessageProblem) -> [String] {
    var names: [String] = []
    for element in try member("names").elements() { names.append(try element.visibleText()) }
    return names
  }

  func finding() throws(MessageProblem) -> Finding {
    var rows: [Finding.Row] = []
    for row in try member("rows").elements() {
      rows.append(
        Finding.Row(
          step: try row.member("step").visibleText(),
          expected: try row.member("expected").engineText(),
          actual: try row.member("actual").engineText(),
          differs: try row.member("differs").boolean(),
          reason: try row.optional("reason")?.engineText()))
    }
    let confirmed = try member("confirmed").elements()
    if confirmed.count != 2 { throw problem("'confirmed' is not a pair of numbers") }
    var finding = Finding(
      problem: try member("problem").problem(),
      primary: try optional("primary").map { field throws(MessageProblem) in try field.ruleID() },
      alternatives: try member("alternatives").ruleIDs(),
      restsOn: try member("restsOn").ruleIDs(), script: try member("script").script(),
      variant: try optional("variant").map { field throws(MessageProblem) in try field.script() },
      rows: rows,
      behavesLike: try optional("behavesLike").map { field throws(MessageProblem) in
        try field.words()
      },
      origin: try origin(), original: try member("original").script(),
      confirmed: Finding.Confirmation(
        again: try confirmed[0].integer(), runs: try confirmed[1].integer()),
      shrinking: try member("shrinking").words())
    finding.identity = try member("identity").identity()
    if let further = optional("further") {
      for element in try further.elements() {
        finding.furtherIdentities.append(try element.identity())
      }
    }
    for element in try optional("furtherScripts")?.elements() ?? [] {
      finding.furtherScripts.append(
        FurtherScript(
          script: try element.member("script").script(),
          problem: try element.member("problem").problem(),
          identity: try element.member("identity").identity()))
    }
    finding.generality = try optional("general").map { field throws(MessageProblem) in
      try field.generality()
    }
    finding.sideEffect = try optional("sideEffect").map { field throws(MessageProblem) in
      try field.stepForm()
    }
    finding.known = try optional("known").map { field throws(MessageProblem) in
      try field.visibleText()
    }
    if let earlier = optional("earlier") {
      for element in try earlier.elements() { finding.earlier.append(try element.script()) }
    }
    finding.occurrences = try member("occurrences").integer()
    return finding
  }

  private func problem() throws(MessageProblem) -> Problem {
    var problem = Problem(
      kind: try member("kind").choice("a kind of finding", of: FindingKind.self),
      step: try member("step").integer(),
      deviation: try member("deviation").choice("a deviation", of: Deviation.self),
      suspects: try member("suspects").ruleIDs(),
      law: try optional("law").map { field throws(MessageProblem) in try field.words() },
      parameter: try optional("parameter").map { field throws(MessageProblem) in
        try field.integer()
      }, expected: try member("expected").engineText(),
      actual: try member("actual").engineText())
    problem.event = try optional("event").map { field throws(MessageProblem) in
      try field.stepForm()
    }
    return problem
  }

  func end() throws(MessageProblem) -> (Record.End, Record.Statistics) {
    var statistics = Record.Statistics()
    statistics.scripts = try member("scripts").integer()
    statistics.steps = try member("steps").integer()
    statistics.queries = try member("queries").integer()
    statistics.variants = try member("variants").integer()
    statistics.shrinkRuns = try member("shrinkRuns").integer()
    statistics.deaths = try member("deaths").integer()
    statistics.unsupportedSteps = try member("unsupportedSteps").integer()
    statistics.unrelatedProblems = try optional("unrelatedProblems")?.integer() ?? 0
    let end = try member("end")
    switch try end.string() {
    case "complete": return (.complete, statistics)
    case "time": return (.time, statistics)
    case "deaths": return (.deaths, statistics)
    case "findings": return (.findings, statistics)
    case "interrupted": return (.interrupted, statistics)
    case "engineGone": return (.engineGone(try member("reason").engineText()), statistics)
    case "shardsMissing": return (.shardsMissing(try member("missing").shards()), statistics)
    default: throw end.problem("not an end")
    }
  }

  func ruleID() throws(MessageProblem) -> RuleID {
    guard let rule = RuleID(try string()) else { throw problem("not the ID of a rule") }
    return rule
  }

  func ruleIDs() throws(MessageProblem) -> [RuleID] {
    var rules: [RuleID] = []
    for element in try elements() { rules.append(try element.ruleID()) }
    return rules
  }

  func script() throws(MessageProblem) -> Script {
    let text = try string()
    do throws(ScriptError) {
      return try Script(parsing: text)
    } catch {
      throw problem("not a script: \(error)")
    }
  }
}
