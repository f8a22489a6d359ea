import Conformance
import LayerModel
import LayerScript
import Rules
import Testing
import Wire

/// Records are written as lines and read back without loss.
struct RecordTests {
  @Test(arguments: [
    Record.End.complete, .deaths, .findings, .interrupted, .engineGone("exit code \"3\"\n"),
  ])
  func aRecordIsReadBackAsItWasWritten(end: Record.End) throws {
    var record = try Self.record(end: end)
    record.header.engine.unknown = ["step 'frobnicate'"]
    #expect(record.lines.allSatisfy { !$0.contains("\n") })
    #expect(try Record(lines: record.lines) == record)
  }

  @Test func blankLinesBetweenTheLinesOfARecordAreIgnored() throws {
    let record = try Self.record()
    #expect(try Record(lines: record.lines.flatMap { [$0, ""] }) == record)
  }

  @Test func aRecordWithoutItsFooterWasCutOff() throws {
    let lines = try Self.record().lines.dropLast()
    #expect {
      try Record(lines: Array(lines))
    } throws: {
      ($0 as? MessageProblem)?.text.terminal.contains("cut off") == true
    }
  }

  @Test func everyTruncationOfALineOfARecordIsRefused() throws {
    let lines = try Self.record().lines
    for (place, line) in lines.enumerated() {
      for count in stride(from: 1, to: line.count - 1, by: 7) {
        var cut = lines
        cut[place] = String(line.prefix(count))
        #expect {
          try Record(lines: cut)
        } throws: {
          ($0 as? MessageProblem)?.path == "line \(place + 1)"
        }
      }
    }
  }

  @Test(arguments: [
    (#""confirmed":[2,3]"#, #""confirmed":[2]"#),
    (#""confirmed":[2,3]"#, #""confirmed":[1e300,3]"#),
    (#""confirmed":[2,3]"#, #""confirmed":[{"num":"nan"},3]"#),
    (#""kind":"wrong answer""#, #""kind":"strange""#), (#""step":2"#, #""step":0.5"#),
    (#""seed":"18446744073709551615""#, #""seed":"-1""#), (#""format":3"#, #""format":2"#),
    (#""verdict":"failed""#, #""verdict":"fine""#), (#""end":"complete""#, #""end":"bored""#),
    (#""script":"new l1"#, #""script":"knew l1"#), (#""kind":"footer""#, #""kind":"feet""#),
    (#""suite":"0.1.0""#, #""suite":"<b>""#), (#""option":"-- \"x\"""#, #""option":"\u001b[2J""#),
    (#""step":"new l1""#, #""step":"new\r\nl1""#), (#""law":"a law""#, #""law":"[a](b)""#),
    (#""behavesLike":"a fault""#, #""behavesLike":"\n# a""#),
    (#""shrinking":"from 9 to 3 steps""#, #""shrinking":"`from 9""#),
  ])
  func aRecordThatWasTamperedWithIsRefused(text: String, replacement: String) throws {
    let lines = try Self.record().lines
    let changed = lines.map { Self.replacing(text, by: replacement, in: $0) }
    #expect(changed != lines)
    #expect(throws: MessageProblem.self) { try Record(lines: changed) }
  }

  @Test func theRecordOfAShardIsReadBackAsItWasWritten() throws {
    var record = try Self.record(end: .shardsMissing([try #require(Shard(1, of: 3))]))
    record.header.shards = [try #require(Shard(2, of: 3)), try #require(Shard(3, of: 3))]
    record.shards = record.header.shards.map { Self.result(of: $0, in: record) }
    #expect(try Record(lines: record.lines) == record)
  }

  @Test(arguments: [
    (#""shards":["2/3"]"#, #""shards":["3/3"]"#), (#""shards":["2/3"]"#, #""shards":[]"#),
    (#""shards":["2/3"]"#, #""shards":["2/3","2/3"]"#), (#""shard":"2/3""#, #""shard":"2/17""#),
    (#""shard":"2/3""#, #""shard":"0/3""#), (#""shard":"2/3""#, #""shard":"02/3""#),
    (#""doubted":true"#, #""reason":{"is":"tired"}"#), (#""kind":"shard""#, #""kind":"saved""#),
    (#""state":"still fails""#, #""state":"fails""#),
  ])
  func aShardThatWasTamperedWithIsRefused(text: String, replacement: String) throws {
    var record = try Self.record()
    record.header.shards = [try #require(Shard(2, of: 3))]
    record.shards = record.header.shards.map { Self.result(of: $0, in: record) }
    let changed = record.lines.map { Self.replacing(text, by: replacement, in: $0) }
    #expect(changed != record.lines)
    #expect(throws: MessageProblem.self) { try Record(lines: changed) }
  }

  private static func result(of shard: Shard, in record: Record) -> ShardResult {
    let rules = record.results.map(\.rule)
    let counts = Dictionary(uniqueKeysWithValues: record.results.map { ($0.rule, $0.counts) })
    var result = ShardResult(
      shard: shard, statistics: record.statistics,
      tally: Tally(counts: counts, members: [rules[0]: ["opacity", "bounds"]]),
      doubted: [rules[1]], reasons: [rules[2]: .takenBack(["step host"])],
      findings: record.findings, known: record.known, end: .engineGone("exit code 3"))
    result.refusals = refusals
    return result
  }

  private static func replacing(_ text: String, by other: String, in line: String) -> String {
    guard let range = line.firstRange(of: text) else { return line }
    return line[..<range.lowerBound] + other + line[range.upperBound...]
  }

  private static var refusals: Refusals {
    var refusals = Refusals()
    let variant = StepVariant(.set, "CALayer", "contents", detail: "nil")
    for _ in 0..<4 { _ = refusals.count(variant, as: .unsupported("no \u{1B}")) }
    _ = refusals.count(variant, as: .done)
    _ = refusals.count(StepVariant(.tick), as: .unsupported("not now", isSituation: true))
    return refusals
  }

  private static func record(end: Record.End = .complete) throws -> Record {
    let rules = Array(Catalogue.rules.prefix(3))
    var counts = Tally.Counts()
    counts.passed = 7
    counts.failed = 1
    counts.unspecified = 2
    counts.unsupported = 3
    var statistics = Record.Statistics()
    statistics.scripts = 1
    statistics.steps = 2
    statistics.queries = 3
    statistics.variants = 4
    statistics.shrinkRuns = 5
    statistics.deaths = 6
    statistics.unsupportedSteps = 7
    var engine = World.referenceDescription
    engine.stepLimit = 50
    engine.clockResolution = 1e-6
    engine.profiles = [.gate: false]
    engine.deviations = ["no-presentation"]
    let header = Record.Header(
      suite: "0.1.0", catalogue: Catalogue.version, engine: engine, engineOption: "-- \"x\"",
      seed: .max, cases: 12, areas: [rules[0].id.area], rules: rules.map(\.id))
    var record = Record(
      header: header, statistics: statistics,
      results: rules.map {
        RuleResult(rule: $0.id, verdict: .failed, counts: counts, missingMembers: ["bounds"])
      }, findings: [try finding(rules.map(\.id)), try listedFinding(rules.map(\.id))], end: end)
    record.refusals = refusals
    record.known = try known(record.findings)
    record.deviations = [deviation(by: rules.map(\.id))]
    return record
  }

  private static func deviation(by rules: [RuleID]) -> DeviationResult {
    var counts = DeviationCounts()
    (counts.scripts, counts.rules) = (3, [rules[0]: 2, rules[1]: 4])
    return DeviationResult(
      name: "no-presentation", sentence: "why \u{1B}", rules: [rules[2]], counts: counts)
  }

  private static func known(_ findings: [Finding]) throws -> [KnownResult] {
    var entry = KnownFailure(findings[0], named: "a")
    entry.remarks = ["why \u{1B}", ""]
    entry.generality = Generality(wrong: 2, tried: 3)
    entry.faults = ["a fault"]
    entry.examples.append(
      KnownFailure.Example(try Script(parsing: "new l1"), after: [try Script(parsing: "new l2")]))
    var other = KnownFailure(findings[1], named: "b")
    other.varies = true
    return [
      KnownResult(entry, .fails, occurrences: 3), KnownResult(other, .cannotBeTried("\u{1B} why")),
    ]
  }

  private static func listedFinding(_ rules: [RuleID]) throws -> Finding {
    var finding = try finding(rules)
    finding.origin = .listed("GEO-frame")
    finding.known = "GEO-frame"
    finding.earlier = [finding.script]
    return finding
  }

  private static func finding(_ rules: [RuleID]) throws -> Finding {
    let script = try Script(parsing: "new l1; set l1.name \"a\\nb\"; get l1.name")
    var finding = Finding(
      problem: Problem(
        kind: .wrongAnswer, step: 2, suspects: rules, law: "a law", parameter: 3, expected: "1",
        actual: "\u{1F600}"), primary: rules[0], alternatives: [rules[1]], restsOn: [rules[2]],
      script: script, variant: try Script(parsing: "new l2"),
      rows: [
        Finding.Row(step: "new l1", expected: "done", actual: "", differs: true),
        Finding.Row(
          step: "tick", expected: "", actual: "raised X", differs: false, reason: "a \u{1B} b"),
      ],
      behavesLike: "a fault", origin: .generated(4), original: script,
      confirmed: Finding.Confirmation(again: 2, runs: 3), shrinking: "from 9 to 3 steps")
    finding.occurrences = 8
    finding.furtherScripts = try ["new l3; get l3.name", "new l4; get l4.bounds"].map { text in
      let script = try Script(parsing: text)
      let problem = Problem(
        kind: .wrongAnswer, step: 1, suspects: [rules[1]], expected: "2", actual: "\u{7}")
      return FurtherScript(
        script: script, problem: problem, identity: ProblemIdentity(problem, in: script))
    }
    return finding
  }
}
