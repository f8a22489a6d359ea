import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Rules
import Testing
import Wire

/// A run whose process was ended goes on from its latest checkpoint, and comes to the same.
struct CheckpointTests {
  @Test(arguments: ["reference", "commit-leaks-values"])
  func aRunThatGoesOnComesToTheSameRecord(name: String) throws {
    let fault = FaultCatalogue.fault(named: name)
    let make = { fault.map { WorldEngine(fault: $0) } ?? WorldEngine() }
    var checkpoints: [[String]] = []
    var whole = Campaign(of: make(), options: Self.options, suite: "test")
    let record = whole.runConcurrently(keep: { make in
      if let checkpoint = make() { checkpoints.append(checkpoint.lines) }
    })
    #expect(record.findings.isEmpty == (fault == nil))
    try #require(checkpoints.count > 3)
    for place in [0, checkpoints.count / 2, checkpoints.count - 1] {
      let checkpoint = try Checkpoint(lines: checkpoints[place])
      #expect(checkpoint.lines == checkpoints[place])
      var rest = Campaign(of: make(), options: Self.options, suite: "test")
      #expect(rest.difference(from: checkpoint) == nil)
      let isResumed = rest.resume(from: checkpoint)
      #expect(isResumed)
      let lines = rest.runConcurrently().lines
      #expect(lines == record.lines, "checkpoint \(place)")
    }
  }

  @Test func whatAnEngineRefusesIsRememberedByEachStratum() throws {
    let make = {
      SpoiltEngine { script, run in
        guard case .trace(var trace) = run else { return run }
        for (place, step) in script.steps.enumerated() where step.kind == .hitTest {
          trace.outcomes[place] = Outcome(.unsupported("no"))
        }
        return .trace(trace)
      }
    }
    var options = Self.options
    options.areas = [.tree]
    var latest: Checkpoint?
    var whole = Campaign(of: make(), options: options, suite: "test")
    let record = whole.runConcurrently(keep: { make in
      latest = make() ?? latest
    })
    let checkpoint = try Checkpoint(lines: try #require(latest).lines)
    #expect(checkpoint.strata.contains { !$0.refusals.refused.isEmpty })
    var rest = Campaign(of: make(), options: options, suite: "test")
    let isResumed = rest.resume(from: checkpoint)
    #expect(isResumed)
    let lines = rest.run().lines
    #expect(lines == record.lines)
  }

  @Test func howDirectedScriptsCameOutIsRemembered() throws {
    let fault = try #require(FaultCatalogue.fault(named: "commit-leaks-values"))
    var options = Self.options
    options.directed = [
      CampaignOptions.Directed(try Script(parsing: fault.smallest), about: fault.rules)
    ]
    var latest: Checkpoint?
    var whole = Campaign(of: WorldEngine(fault: fault), options: options, suite: "test")
    let record = whole.runConcurrently(keep: { make in
      latest = make() ?? latest
    })
    let checkpoint = try Checkpoint(lines: try #require(latest).lines)
    let rule = try #require(fault.rules.first)
    #expect(checkpoint.knowledge.cases.all[rule] == 1)
    #expect(checkpoint.knowledge.cases.failed[rule] == 1)
    var rest = Campaign(of: WorldEngine(fault: fault), options: options, suite: "test")
    let isResumed = rest.resume(from: checkpoint)
    #expect(isResumed)
    let lines = rest.run().lines
    #expect(lines == record.lines)
  }

  @Test func whatEndsTheEngineAndWhatItSurvivesIsRemembered() throws {
    func make() -> SpoiltEngine {
      SpoiltEngine { script, run in
        script.steps.contains { $0.kind == .convertTime } ? .crashed("no time") : run
      }
    }
    var options = Self.options
    options.areas = [.time]
    var latest: Checkpoint?
    var whole = Campaign(of: make(), options: options, suite: "test")
    let record = whole.runConcurrently(keep: { make in
      latest = make() ?? latest
    })
    let last = try #require(latest)
    let checkpoint = try Checkpoint(lines: last.lines)
    #expect(checkpoint.knowledge.deadly.values.contains { !$0.isEmpty })
    #expect(!checkpoint.knowledge.survived.scripts.isEmpty)
    #expect(checkpoint.knowledge.survived == last.knowledge.survived)
    var rest = Campaign(of: make(), options: options, suite: "test")
    let isResumed = rest.resume(from: checkpoint)
    #expect(isResumed)
    let lines = rest.run().lines
    #expect(lines == record.lines)
  }

  @Test func anotherRunDoesNotGoOn() throws {
    var checkpoint: Checkpoint?
    var campaign = Campaign(of: WorldEngine(), options: Self.options, suite: "test")
    _ = campaign.runConcurrently(isInterrupted: { true }, keep: { checkpoint = checkpoint ?? $0() })
    var found = try #require(checkpoint)
    var options = Self.options
    options.seed = 9
    var other = Campaign(of: WorldEngine(), options: options, suite: "test")
    #expect(other.difference(from: found) == .seed)
    found.strata[3].next += 1
    let isResumed = other.resume(from: found)
    #expect(!isResumed)
  }

  private static var options: CampaignOptions {
    var options = CampaignOptions()
    options.cases = 40
    options.areas = [.txn]
    options.shrinkBudget = 40
    return options
  }
}
