import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing
import Wire

/// Runs with engines that declare what they do otherwise.
@Suite("An engine with a declared deviation")
struct DeviationTests {
  private static let stops = "delegate-nil-stops"
  private static let other = "asks-twice"

  @Test("conforms, and the rules that it breaks deviate")
  func conforms() throws {
    let record = try Self.run(having: [Self.stops], declaring: [Self.stops])
    #expect(record.findings.isEmpty)
    #expect(record.conclusion == .conforms)
    #expect(record.verdict(.act(3)) == .deviates)
    #expect(record.results.allSatisfy { $0.verdict != .failed })
    let deviation = try #require(record.deviations.first)
    #expect(record.deviations.count == 1)
    #expect(deviation.name.terminal == Self.stops)
    #expect(deviation.rules == [.act(3), .act(1)])
    #expect(deviation.counts.scripts > 0)
    #expect(deviation.counts.rules[.act(3)] ?? 0 > 0)
  }

  @Test("is right in the script that shows the deviation, whichever it is")
  func isRightWhereItDeviates() throws {
    for fault in DeviationCatalogue.faults + DeviationCatalogue.further {
      var assumptions = Assumptions(profiles: fault.profiles)
      assumptions.deviations = [try DeviationCatalogue.deviation(named: fault.name)]
      let script = try Script(parsing: fault.smallest).spelledOut
      let expected = World.expectations(of: script, assumptions: assumptions)
      let problems = Judge(assumptions).judge(
        Trace(expected.steps.map(\.outcome)), of: script, expected: expected.steps,
        reasons: expected.reasons
      ).problems.map { "\($0.expected.terminal) but \($0.actual.terminal)" }
      #expect(problems == [], "\(fault.name)")
    }
  }

  @Test("is judged for all else: exactly the second mistake is found, and named")
  func secondMistakeIsFound() throws {
    let record = try Self.run(having: [Self.stops, Self.other], declaring: [Self.stops])
    #expect(record.findings.map(\.behavesLike) == [Self.other])
    #expect(record.findings.map(\.primary) == [.act(37)])
    #expect(record.conclusion == .doesNotConform)
    #expect(record.verdict(.act(3)) == .deviates)
    #expect(record.verdict(.act(37)) == .failed)
  }

  @Test("has all its mistakes where nothing counts as declared")
  func bothAreFound() throws {
    let record = try Self.run(having: [Self.stops, Self.other], declaring: [], cases: 80)
    #expect(Set(record.findings.compactMap(\.behavesLike)) == [Self.stops, Self.other])
    #expect(record.deviations.isEmpty)
    #expect(record.verdict(.act(3)) == .failed)
  }

  @Test("is wrong where it does not deviate, and the deviation was seen in no script")
  func staleDeclarationIsFound() throws {
    let record = try Self.run(having: [], declaring: [Self.stops])
    #expect(record.conclusion == .doesNotConform)
    #expect(record.deviations.map(\.counts.scripts) == [0])
  }

  @Test("is not blamed for a law that the deviation breaks")
  func lawsAreNotBroken() throws {
    for name in ["no-presentation", "copy-of-last-frame", "no-implicit-transaction"] {
      let record = try Self.run(having: [name], declaring: [name], about: [.pres, .txn], cases: 60)
      #expect(record.findings.map(\.script.description) == [], "\(name)")
    }
  }

  @Test("has the same record in shards that are merged")
  func isMerged() throws {
    let whole = try Self.run(having: [Self.stops], declaring: [Self.stops])
    let parts = try (1...2).map { number in
      try Self.run(
        having: [Self.stops], declaring: [Self.stops], shard: Shard(number, of: 2))
    }
    let merged = try Record(merging: parts.map { try Record(lines: $0.lines) })
    #expect(merged.lines == whole.lines)
  }

  @Test("cannot be merged with one that declares something else")
  func differentDeclarationsAreNotMerged() throws {
    let declared = [[Self.stops], []]
    let parts = try (1...2).map { number in
      try Self.run(
        having: [Self.stops], declaring: declared[number - 1],
        shard: Shard(number, of: 2))
    }
    #expect(throws: MergeProblem.self) { try Record(merging: parts) }
  }

  /// A run of scripts about faults' rules, and of some random ones.
  private static func run(
    having faults: [String], declaring deviations: [String], about areas: [Area] = [.act],
    cases: Int = 24, shard: Shard? = nil
  ) throws -> Record {
    let members = try faults.map { try #require(FaultCatalogue.fault(named: $0)) }
    let engine = try RedeclaredEngine(
      members.isEmpty ? WorldEngine() : WorldEngine(crowd: try Crowd(members)),
      declaring: deviations.map { EngineText($0) })
    var options = CampaignOptions()
    (options.cases, options.areas, options.shard) = (cases, areas, shard)
    options.directed = try [Self.stops, Self.other].map { name in
      let fault = try #require(FaultCatalogue.fault(named: name))
      return .init(try Script(parsing: fault.smallest), about: fault.rules)
    }
    var campaign = Campaign(of: engine, options: options, suite: "test")
    return campaign.run()
  }
}

extension Record {
  fileprivate func verdict(_ rule: RuleID) -> Verdict? {
    results.first { $0.rule == rule }?.verdict
  }
}
