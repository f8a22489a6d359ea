import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Rules
import Testing
import Wire

@Suite("Merging the shards of a run")
struct MergeTests {
  @Test("gives the record of one run, byte for byte", arguments: [1, 2, 5, 16])
  func isTheRecordOfOneRun(_ count: Int) throws {
    let shards = try Self.shards(count, of: WorldEngine(), cases: 32)
    #expect(shards.map(\.statistics.scripts).reduce(0, +) == 32)
    let merged = try Record(merging: shards.shuffled(by: 3))
    #expect(merged.lines == Self.whole.lines)
  }

  @Test("gives the same bytes in any order, and of what was merged before")
  func dependsOnTheShardsAlone() throws {
    let shards = Self.faulty
    let merged = try Record(merging: shards)
    for step in 1..<shards.count {
      #expect(try Record(merging: shards.shuffled(by: step)).lines == merged.lines)
    }
    let front = try Self.written(Record(merging: [shards[3], shards[0]]))
    let back = try Self.written(Record(merging: [shards[4], shards[2], shards[1]]))
    #expect(try Record(merging: [front, back]).lines == merged.lines)
    #expect(try Record(merging: [back, front]).lines == merged.lines)
    let chain = try shards.dropFirst().reduce(shards[0]) {
      try Self.written(Record(merging: [$1, $0]))
    }
    #expect(chain.lines == merged.lines)
  }

  @Test("files what several shards found of one fault once")
  func joinsWhatIsOneCause() throws {
    let all = Self.faulty.flatMap(\.findings).filter { $0.behavesLike == Self.fault }
    try #require(all.count > 1)
    let merged = try Record(merging: Self.faulty)
    let joined = merged.findings.filter { $0.behavesLike == Self.fault }
    let finding = try #require(joined.first)
    #expect(joined.count == 1)
    #expect(finding.occurrences == all.map(\.occurrences).reduce(0, +))
    #expect(finding.script.steps.count == all.map(\.script.steps.count).min())
    #expect(merged.conclusion == .doesNotConform)
    #expect(merged.results.first { $0.rule == finding.primary }?.verdict == .failed)
  }

  @Test("keeps the first case, the shorter script and the order of the cases")
  func keepsTheFirstAndTheShortest() throws {
    let longer = "new l1; new l2; get l1.frame"
    let first = try Self.record(1, [Self.finding(longer, "GEO-06", case: 4, times: 2)])
    let second = try Self.record(
      2,
      [
        Self.finding("new l1; get l1.bounds", "GEO-01", case: 2),
        Self.finding("new l2; get l2.frame", "GEO-06", case: 9, times: 3),
      ])
    let third = try Self.record(3, [Self.finding("new l1; get l1.frame", "GEO-06", case: 11)])
    let merged = try Record(merging: [first, second, third])
    #expect(merged.findings.map(\.origin) == [.generated(2), .generated(4)])
    let joined = try #require(merged.findings.last)
    #expect(joined.script == (try Script(parsing: "new l1; get l1.frame")))
    #expect(joined.original == (try Script(parsing: longer)))
    #expect(joined.occurrences == 6)
  }

  @Test("prefers a finding that was confirmed to a shorter one that was not")
  func prefersWhatCounts() throws {
    var doubtful = try Self.finding("new l1; get l1.frame", "GEO-06", case: 1)
    doubtful.confirmed = Finding.Confirmation(again: 0, runs: 3)
    let long = try Self.finding("new l1; new l2; get l1.frame", "GEO-06", case: 2)
    let records = try [Self.record(1, [doubtful]), Self.record(2, [long]), Self.record(3, [])]
    let finding = try #require(try Record(merging: records).findings.first)
    #expect(finding.script == long.script)
    #expect(finding.counts)
  }

  @Test("gives verdicts by all that was counted")
  func judgesTheWhole() throws {
    let (passed, failed, doubted, members) = (
      RuleID.geo(1), RuleID.geo(2), RuleID.geo(3), RuleID.geo(4)
    )
    var records = try (1...3).map { try Self.record($0, []) }
    var counts = Tally.Counts()
    counts.passed = 2
    let names = Catalogue.rule(members)?.members ?? []
    records[0].shards[0].tally = Tally(
      counts: [passed: counts, failed: counts, doubted: counts, members: counts],
      members: [members: Set(names.prefix(1))])
    records[1].shards[0].doubted = [doubted]
    counts.failed = 1
    records[2].shards[0].tally = Tally(
      counts: [failed: counts], members: [members: Set(names.dropFirst())])
    records[1].shards[0].reasons[.tree(1)] = .takenBack(["step host"])
    records[2].shards[0].reasons[.tree(1)] = .notDrawn
    let merged = try Record(merging: records)
    let verdict = { rule in merged.results.first { $0.rule == rule } }
    #expect(verdict(passed)?.verdict == .passed)
    #expect(verdict(passed)?.counts.passed == 2)
    #expect(verdict(failed)?.verdict == .failed)
    #expect(verdict(failed)?.counts.passed == 4)
    #expect(verdict(doubted)?.verdict == .inconclusive)
    #expect(verdict(members)?.missingMembers == [])
    #expect(verdict(.tree(1))?.verdict == .notExercised)
    #expect(verdict(.tree(1))?.reason == .takenBack(["step host"]))
  }

  @Test("names the shards that are missing, and reaches no verdict without them")
  func namesMissingShards() throws {
    let shards = try Self.shards(5, of: WorldEngine(), cases: 20)
    let merged = try Self.written(Record(merging: [shards[3], shards[1]]))
    #expect(merged.header.shards == [Shard(2, of: 5), Shard(4, of: 5)])
    let missing = [1, 3, 5].compactMap { Shard($0, of: 5) }
    #expect(merged.end == .shardsMissing(missing))
    #expect(merged.conclusion == .inconclusive)
    #expect(try Record(merging: [shards[3]]).end != .complete)
  }

  @Test("says that the run ended as the shard that ended worst")
  func endsWithTheWorst() throws {
    var records = try (1...3).map { try Self.record($0, []) }
    records[1].shards[0].end = .time
    #expect(try Record(merging: records).end == .time)
    records[2].shards[0].end = .deaths
    #expect(try Record(merging: records).end == .deaths)
    records[0].shards[0].end = .interrupted
    #expect(try Record(merging: records).end == .interrupted)
  }

  @Test("refuses the same shard twice, also where it was merged before")
  func refusesDoubles() throws {
    let records = try (1...3).map { try Self.record($0, []) }
    let shard = try #require(Shard(2, of: 3))
    #expect(throws: MergeProblem.twice(shard, 1, 2)) {
      try Record(merging: [records[0], records[1], records[1]])
    }
    let merged = try Record(merging: [records[0], records[1]])
    #expect(throws: MergeProblem.twice(shard, 0, 1)) {
      try Record(merging: [merged, records[1]])
    }
  }

  @Test("refuses what is of another run, and says by what it shows", arguments: RunFact.allCases)
  func refusesOtherRuns(_ fact: RunFact) throws {
    let first = try Self.record(1, [])
    var second = try Self.record(2, [])
    second.change(fact)
    #expect(throws: MergeProblem.differs(0, 1, fact)) { try Record(merging: [first, second]) }
  }

  @Test("takes the record of a whole run alone, as it is")
  func leavesWholeRunsAlone() throws {
    #expect(try Record(merging: [Self.whole]) == Self.whole)
    let shard = try Self.record(1, [])
    #expect(throws: MergeProblem.isWhole(0)) { try Record(merging: [Self.whole, shard]) }
    #expect(throws: MergeProblem.nothing) { try Record(merging: []) }
  }

  @Test("leaves no shard without cases, where there are as many as there may be")
  func everyShardHasCases() throws {
    let shards = try Self.shards(Shard.limit, of: WorldEngine(), cases: Shard.limit)
    #expect(shards.allSatisfy { $0.statistics.scripts == 1 })
  }
}

extension MergeTests {
  private static let fault = "frame-anchor-centre"

  /// One run of the reference.
  private static let whole = run(WorldEngine(), cases: 32, nil)

  /// Five shards of a run of a faulty engine.
  private static let faulty: [Record] = {
    guard let fault = FaultCatalogue.fault(named: fault) else { return [] }
    return (try? shards(5, of: WorldEngine(fault: fault), cases: 40, about: [.geo])) ?? []
  }()

  private static func shards(
    _ count: Int, of engine: @autoclosure () -> any Engine, cases: Int, about areas: [Area] = []
  ) throws -> [Record] {
    try (1...count).map { number in
      let shard = try #require(Shard(number, of: count))
      return try written(run(engine(), cases: cases, shard, about: areas))
    }
  }

  private static func run(
    _ engine: any Engine, cases: Int, _ shard: Shard?, about areas: [Area] = []
  ) -> Record {
    var options = CampaignOptions()
    (options.cases, options.areas, options.shard) = (cases, areas, shard)
    var campaign = Campaign(of: engine, options: options, suite: "test")
    return campaign.run()
  }

  /// A record as it comes back from a file.
  private static func written(_ record: Record) throws -> Record {
    try Record(lines: record.lines)
  }

  /// The record of one of three shards, with findings and nothing else.
  private static func record(_ number: Int, _ findings: [Finding]) throws -> Record {
    let shard = try #require(Shard(number, of: 3))
    var header = whole.header
    header.shards = [shard]
    var record = Record(
      header: header, statistics: Record.Statistics(), results: [], findings: findings,
      end: .complete)
    record.shards = [
      ShardResult(
        shard: shard, statistics: Record.Statistics(), tally: Tally(), doubted: [], reasons: [:],
        findings: findings, known: [], end: .complete)
    ]
    return record
  }

  private static func finding(
    _ text: String, _ rule: String, case number: Int, times: Int = 1
  ) throws -> Finding {
    let script = try Script(parsing: text)
    var finding = Finding(
      problem: Problem(
        kind: .wrongAnswer, step: script.steps.count - 1, expected: "1", actual: "\(number)"),
      primary: RuleID(rule), alternatives: [], restsOn: [], script: script, variant: nil, rows: [],
      behavesLike: nil, origin: .generated(number), original: script,
      confirmed: Finding.Confirmation(again: 3, runs: 3), shrinking: "")
    finding.occurrences = times
    return finding
  }
}

extension Record {
  /// Makes it the record of another run.
  fileprivate mutating func change(_ fact: RunFact) {
    switch fact {
    case .suite: header.suite += "1"
    case .catalogue: header.catalogue += "1"
    case .shards:
      header.shards = Shard(2, of: 4).map { [$0] } ?? []
    case .seed: header.seed += 1
    case .cases: header.cases += 1
    case .time: header.time = "5m"
    case .areas: header.areas = [.geo]
    case .rules: header.rules = [.geo(6)]
    case .levels: header.levels = [.documented]
    case .known:
      known = [KnownResult(KnownFailure(name: "other", identities: [], examples: []))]
    case .option: header.engineOption += "x"
    case .name: header.engine.name = "another"
    case .version: header.engine.version = "another"
    case .engine: header.engine.steps.remove(.get)
    }
  }
}

extension [Record] {
  /// The records in another order, each `step` places further.
  fileprivate func shuffled(by step: Int) -> [Record] {
    let turned = indices.map { self[($0 + step) % count] }
    return step % 2 == 0 ? turned : turned.reversed()
  }
}
