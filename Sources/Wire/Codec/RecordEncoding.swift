public import Conformance
import LayerScript
import Rules

extension Record {
  /// The record as lines of JSON: a header, one line a rule, one a finding, and a footer.
  ///
  /// A record without its footer was cut off.
  public var lines: [String] {
    var lines = [Json(header).description]
    lines += results.map { Json($0).description }
    lines += findings.map { Json($0).description }
    lines += known.map { Json($0).description }
    lines += waiting.map { Json($0).description }
    lines += deviations.map { Json($0).description }
    lines += shards.map { Json($0).description }
    if !refusals.isEmpty { lines.append(Json(lineOf: refusals).description) }
    return lines + [Json(footerOf: self).description]
  }
}

extension Json {
  init(_ header: Record.Header) {
    self = .members([
      ("kind", .string("header")), ("format", .number(Double(Record.formatVersion))),
      ("suite", .string(header.suite)), ("catalogue", .string(header.catalogue)),
      ("engine", Json(header.engine)), ("option", .string(header.engineOption)),
      ("seed", .string(String(header.seed))), ("cases", .number(Double(header.cases))),
      ("areas", .strings(header.areas.map(\.name))),
      ("rules", .strings(header.rules.map(\.description))),
      ("named", header.named.isEmpty ? nil : .strings(header.named.map(\.description))),
      ("levels", header.levels.isEmpty ? nil : .strings(header.levels.map(\.name))),
      ("time", header.time.map { .string($0) }),
      ("shards", header.shards.isEmpty ? nil : .strings(header.shards.map(\.description))),
    ])
  }

  init(_ failure: WaitingFailure) {
    self = .members([
      ("kind", .string("waiting")), ("identity", Json(failure.identity)),
      ("count", .number(Double(failure.count))), ("script", .string(failure.script.description)),
    ])
  }

  fileprivate init(_ result: RuleResult) {
    self = .members(
      [
        ("kind", .string("rule")), ("rule", .string(result.rule.description)),
        ("verdict", .string(result.verdict.rawValue)),
      ] + Self.counts(result.counts) + [
        ("missing", .strings(result.missingMembers)), ("reason", result.reason.map { Json($0) }),
      ])
  }

  /// How often a rule was put to the test.
  static func counts(_ counts: Tally.Counts) -> [(String, Json?)] {
    [
      ("passed", .number(Double(counts.passed))), ("failed", .number(Double(counts.failed))),
      ("unspecified", .number(Double(counts.unspecified))),
      ("unsupported", .number(Double(counts.unsupported))),
    ]
  }

  init(_ reason: RuleResult.Reason) {
    switch reason {
    case .notDeclared(let names):
      self = .members([("is", .string("not declared")), ("names", .strings(names))])
    case .takenBack(let names):
      self = .members([("is", .string("taken back")), ("names", .strings(names))])
    case .notDrawn: self = .members([("is", .string("not drawn"))])
    case .profileOff(let profile, let isDeclared):
      self = .members([
        ("is", .string("profile off")), ("profile", .string(profile.rawValue)),
        ("declared", .boolean(isDeclared)),
      ])
    case .unspecified: self = .members([("is", .string("unspecified"))])
    case .answeredUnsupported: self = .members([("is", .string("unsupported"))])
    }
  }

  init(_ finding: Finding) {
    self = .members([
      ("kind", .string("finding")), ("problem", Json(finding.problem)),
      ("identity", Json(finding.identity)),
      (
        "further",
        finding.furtherIdentities.isEmpty
          ? nil : .array(finding.furtherIdentities.map { Json($0) })
      ),
      (
        "furtherScripts",
        finding.furtherScripts.isEmpty
          ? nil : .array(finding.furtherScripts.map { Json($0) })
      ),
      ("general", finding.generality.map { Json($0) }),
      ("sideEffect", finding.sideEffect.map { Json($0) }),
      ("primary", finding.primary.map { .string($0.description) }),
      ("alternatives", .strings(finding.alternatives.map(\.description))),
      ("restsOn", .strings(finding.restsOn.map(\.description))),
      ("script", .string(finding.script.description)),
      ("variant", finding.variant.map { .string($0.description) }),
      (
        "earlier",
        finding.earlier.isEmpty ? nil : .strings(finding.earlier.map(\.description))
      ),
      ("rows", .array(finding.rows.map { Json($0) })),
      ("behavesLike", finding.behavesLike.map { .string($0) }),
      ("case", finding.origin.place.map { .number(Double($0)) }),
      ("entry", finding.origin.name.map { .string($0) }),
      ("original", .string(finding.original.description)),
      ("occurrences", .number(Double(finding.occurrences))),
      ("known", finding.known.map { .string($0) }),
      ("confirmed", .numbers([Double(finding.confirmed.again), Double(finding.confirmed.runs)])),
      ("shrinking", .string(finding.shrinking)),
    ])
  }

  private init(_ further: FurtherScript) {
    self = .members([
      ("script", .string(further.script.description)), ("problem", Json(further.problem)),
      ("identity", Json(further.identity)),
    ])
  }

  private init(_ problem: Problem) {
    self = .members([
      ("kind", .string(problem.kind.rawValue)), ("step", .number(Double(problem.step))),
      ("deviation", .string(problem.deviation.rawValue)),
      ("event", problem.event.map { Json($0) }),
      ("suspects", .strings(problem.suspects.map(\.description))),
      ("law", problem.law.map { .string($0) }),
      ("parameter", problem.parameter.map { .number(Double($0)) }),
      ("expected", Json(problem.expected)), ("actual", Json(problem.actual)),
    ])
  }

  private init(_ row: Finding.Row) {
    self = .members([
      ("step", .string(row.step)), ("expected", Json(row.expected)),
      ("actual", Json(row.actual)), ("differs", .boolean(row.differs)),
      ("reason", row.reason.map { Json($0) }),
    ])
  }

  fileprivate init(footerOf record: Record) {
    self = .members([("kind", .string("footer"))] + Self.end(record.end, record.statistics))
  }

  /// How a run or a part of it ended, and what happened until then in numbers.
  static func end(_ end: Record.End, _ statistics: Record.Statistics) -> [(String, Json?)] {
    [
      ("end", .string(end.word)), ("reason", end.reason.map { Json($0) }),
      ("missing", end.missing.isEmpty ? nil : .strings(end.missing.map(\.description))),
      ("scripts", .number(Double(statistics.scripts))),
      ("steps", .number(Double(statistics.steps))),
      ("queries", .number(Double(statistics.queries))),
      ("variants", .number(Double(statistics.variants))),
      ("shrinkRuns", .number(Double(statistics.shrinkRuns))),
      ("deaths", .number(Double(statistics.deaths))),
      ("unsupportedSteps", .number(Double(statistics.unsupportedSteps))),
      (
        "unrelatedProblems",
        statistics.unrelatedProblems == 0 ? nil : .number(Double(statistics.unrelatedProblems))
      ),
    ]
  }
}

extension Finding.Origin {
  /// The number of the script, where it was generated.
  fileprivate var place: Int? {
    if case .generated(let place) = self { return place }
    return nil
  }

  /// The name of the known failure that the script is of.
  fileprivate var name: String? {
    if case .listed(let name) = self { return name }
    return nil
  }
}

extension Record.End {
  fileprivate var word: String {
    switch self {
    case .complete: "complete"
    case .time: "time"
    case .deaths: "deaths"
    case .findings: "findings"
    case .interrupted: "interrupted"
    case .engineGone: "engineGone"
    case .shardsMissing: "shardsMissing"
    }
  }

  fileprivate var missing: [Shard] {
    if case .shardsMissing(let shards) = self { return shards }
    return []
  }

  fileprivate var reason: EngineText? {
    if case .engineGone(let why) = self { return why }
    return nil
  }
}
