import Campaign
import Conformance
import Engines
import LayerScript
import Rules
import Testing

/// What an engine does not do again is held against nobody.
@Suite("Doubt")
struct DoubtTests {
  @Test(
    "is all that comes of answers that are wrong at random", arguments: 1...2 as ClosedRange<UInt64>
  )
  func convictsNoFlakyEngine(seed: UInt64) throws {
    var chance = seed
    let engine = SpoiltEngine { _, run in
      guard case .trace(var trace) = run else { return run }
      for index in trace.outcomes.indices {
        chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        guard case .value = trace.outcomes[index].answer, (chance >> 33) % 50 == 0 else { continue }
        trace.outcomes[index] = Outcome(.value(.number(12345)))
      }
      return .trace(trace)
    }
    let record = run(engine, cases: 25)
    #expect(record.conclusion == .inconclusive)
    let finding = try #require(record.findings.first)
    #expect(record.findings.count == 1)
    #expect(finding.problem.kind == .nondeterminism)
    #expect(finding.behavesLike == nil)
    #expect(finding.primary == nil)
    #expect(finding.occurrences > 1)
    #expect(!record.results.contains { $0.verdict == .failed })
  }

  @Test("does not cover what can be repeated")
  func convictsAnEngineThatIsWrongBesides() {
    var count = 0
    let engine = SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      for (index, step) in script.steps.enumerated() {
        count += 1
        if step.query != nil, step.kind == .animationKeys, count % 7 == 0 {
          trace.outcomes[index] = Outcome(.value(.number(12345)))
        }
        if case .get(.object, .opacity) = step.query {
          trace.outcomes[index] = Outcome(.value(.string("wrong")))
        }
      }
      return .trace(trace)
    }
    let record = run(engine, cases: 25)
    #expect(record.conclusion == .doesNotConform)
    #expect(record.findings.contains { $0.problem.kind == .nondeterminism })
    for finding in record.findings where finding.counts {
      #expect(finding.confirmed.again == finding.confirmed.runs)
    }
  }

  @Test("ends a run soon when the engine hangs for no reason that can be repeated")
  func endsSoon() {
    var (runs, hangs) = (0, 0)
    let engine = SpoiltEngine { _, run in
      runs += 1
      if runs % 4 != 0 { return run }
      hangs += 1
      return .hung(seconds: 5)
    }
    let record = run(engine, cases: 200)
    #expect(record.end == .deaths)
    #expect(record.conclusion == .inconclusive)
    #expect(hangs < 12)
  }

  @Test("does not keep a hang from being found once, with few attempts")
  func findsHangs() throws {
    var hangs = 0
    let engine = SpoiltEngine { script, run in
      guard script.steps.contains(where: { $0.kind == .hitTest }) else { return run }
      hangs += 1
      return .hung(seconds: 5)
    }
    let record = run(engine, cases: 100)
    let finding = try #require(record.findings.first)
    #expect(record.findings.count == 1)
    #expect(finding.problem.kind == .hang)
    #expect(finding.confirmed == Finding.Confirmation(again: 1, runs: 1))
    #expect(hangs < finding.occurrences + 32)
    #expect(record.end == .complete)
  }

  private func run(_ engine: any Engine, cases: Int) -> Record {
    var options = CampaignOptions()
    options.cases = cases
    options.shrinkBudget = 200
    var campaign = Campaign(of: engine, options: options, suite: "test")
    return campaign.run()
  }
}
