import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Rules
import Testing
import Wire

@Suite("A run that knows failures")
struct KnownRunTests {
  private static let names = ["frame-anchor-centre", "opacity-default-zero", "no-presentation"]

  /// What a run of another seed knows of an engine with three mistakes.
  private static let list: KnownFailureList = {
    // What goes first shows each of the three, whatever is drawn behind it.
    let texts = [
      "new l1 {bounds: (0, 0, 2, 2)}; set l1.anchorPoint (0, 0); get l1.frame",
      "new l1; get l1.opacity", "new l1; host l1; tick; get l1.presentation.zPosition",
    ]
    let scripts = texts.compactMap { try? Script(parsing: $0) }
    let record = run(seed: 3, cases: 40, knowing: []) {
      $0.directed = scripts.map { CampaignOptions.Directed($0, about: []) }
    }
    return KnownFailureList().updated(by: record)
  }()

  /// What a run comes to whose engine has a fourth mistake besides.
  private static let withOneMore = run(
    seed: 1, cases: 60, knowing: list.entries, names + ["asks-twice"])

  @Test("of another seed finds nothing of it new, and nothing that passes", arguments: [2])
  func anotherSeed(seed: UInt64) throws {
    let record = Self.run(seed: seed, cases: 30, knowing: Self.list.entries)
    #expect(Self.list.entries.count >= 3)
    #expect(record.known.allSatisfy { $0.state == .fails })
    #expect(record.known.contains { $0.occurrences > 0 })
    #expect(record.findings.filter { $0.counts && !$0.isKnown }.isEmpty)
    #expect(record.conclusion == .conformsButForKnown)
  }

  @Test("of another area says the same of each entry", arguments: [Area.geo, .act])
  func anotherArea(area: Area) throws {
    let record = Self.run(seed: 1, cases: 20, knowing: Self.list.entries) { $0.areas = [area] }
    #expect(record.known.allSatisfy { $0.state == .fails })
    #expect(record.findings.filter { $0.counts && !$0.isKnown }.isEmpty)
  }

  @Test("keeps what is known also where another rule would be blamed for it")
  func anotherBlame() throws {
    // Names have rules in them, and nothing is recognised by its name.
    var list = Self.list
    for (place, entry) in list.entries.enumerated() { try list.rename(entry.name, to: "e\(place)") }
    let record = Self.run(seed: 5, cases: 30, knowing: list.entries)
    #expect(record.known.allSatisfy { $0.state == .fails })
    #expect(record.known.contains { $0.occurrences > 0 })
    #expect(record.findings.filter { $0.counts && !$0.isKnown }.isEmpty)
  }

  @Test("finds what is new beside it")
  func findsWhatIsNew() throws {
    let record = Self.withOneMore
    #expect(record.findings.contains { $0.behavesLike == "asks-twice" && !$0.isKnown })
    #expect(record.known.allSatisfy { $0.state == .fails })
    #expect(record.conclusion == .doesNotConform)
  }

  @Test("says of what was mended that it passes now, and of nothing else")
  func mended() throws {
    let record = Self.run(
      seed: 1, cases: 20, knowing: Self.list.entries,
      Self.names.filter { $0 != "frame-anchor-centre" })
    let passing = record.known.filter { $0.state == .passes }
    #expect(!passing.isEmpty)
    #expect(passing.allSatisfy { $0.entry.faults == ["frame-anchor-centre"] })
  }

  @Test("comes to the same bytes with any number of engines", arguments: [3])
  func jobs(count: Int) throws {
    let engines = (0..<count).map { _ in Self.engine(Self.names + ["asks-twice"]) }
    var options = CampaignOptions()
    (options.cases, options.known) = (60, Self.list.entries)
    (options.closerLooks, options.shrinksOfKnownMistakes) = Self.looks
    var campaign = Campaign(
      of: engines[0], and: Array(engines.dropFirst()), options: options, suite: "test")
    let lines = campaign.runConcurrently().lines
    #expect(lines == Self.withOneMore.lines)
    #expect(try Record(lines: lines).lines == lines)
  }

  @Test("goes on from a checkpoint to the same record, and from no other list's")
  func checkpoint() throws {
    var options = CampaignOptions()
    (options.cases, options.known) = (30, Self.list.entries)
    (options.closerLooks, options.shrinksOfKnownMistakes) = Self.looks
    var checkpoints: [[String]] = []
    var whole = Campaign(of: Self.engine(Self.names), options: options, suite: "test")
    let record = whole.runConcurrently(keep: { make in
      if let checkpoint = make() { checkpoints.append(checkpoint.lines) }
    })
    let middle = try Checkpoint(lines: try #require(checkpoints.dropFirst().first))
    #expect(middle.lines == checkpoints[1])
    var rest = Campaign(of: Self.engine(Self.names), options: options, suite: "test")
    #expect(rest.difference(from: middle) == nil)
    let isResumed = rest.resume(from: middle)
    #expect(isResumed)
    let lines = rest.runConcurrently().lines
    #expect(lines == record.lines)
    options.known.removeLast()
    let other = Campaign(of: Self.engine(Self.names), options: options, suite: "test")
    #expect(other.difference(from: middle) == .known)
  }

  @Test("in shards has the first of them run the scripts, and all of them know what they explain")
  func shards() throws {
    let records = try (1...3).map { number in
      let shard = try #require(Shard(number, of: 3))
      return Self.run(seed: 1, cases: 32, knowing: Self.list.entries) { $0.shard = shard }
    }
    #expect(records[0].known.allSatisfy { $0.state == .fails })
    #expect(records[1].known.allSatisfy { $0.state == .notRun })
    #expect(records.allSatisfy { $0.findings.allSatisfy { !$0.counts || $0.isKnown } })
    let merged = try Record(merging: records.map { try Record(lines: $0.lines) })
    #expect(merged.known.map(\.state) == records[0].known.map(\.state))
    let count = records.flatMap(\.known).map(\.occurrences).reduce(0, +)
    #expect(merged.known.map(\.occurrences).reduce(0, +) == count)
    #expect(try Record(merging: records.reversed()).lines == merged.lines)
    var expecting = merged
    expecting.expect(Array(Self.list.entries.dropLast()))
    #expect(expecting.known.allSatisfy { $0.state == .notRun })
  }

  /// Closer looks take most of the time, and nothing here is about them.
  private static let looks = (2, 2)

  private static func engine(_ names: [String]) -> WorldEngine {
    let faults = names.compactMap { FaultCatalogue.fault(named: $0) }
    return (try? Crowd(faults)).map { WorldEngine(crowd: $0) } ?? WorldEngine()
  }

  private static func run(
    seed: UInt64, cases: Int, knowing entries: [KnownFailure], _ names: [String] = names,
    _ change: (inout CampaignOptions) -> Void = { _ in }
  ) -> Record {
    var options = CampaignOptions()
    (options.seed, options.cases, options.known) = (seed, cases, entries)
    (options.closerLooks, options.shrinksOfKnownMistakes) = looks
    change(&options)
    var campaign = Campaign(of: engine(names), options: options, suite: "test")
    return campaign.run()
  }
}
