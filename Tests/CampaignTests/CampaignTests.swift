import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Rules
import Testing
import Wire

@Suite("A campaign")
struct CampaignTests {
  @Test("says that the reference conforms")
  func referenceConforms() {
    let record = run(WorldEngine(), cases: 50)
    #expect(record.conclusion == .conforms)
    #expect(record.findings.isEmpty)
    #expect(record.statistics.scripts == 50)
  }

  @Test("gives the same record for the same seed", arguments: [5] as [UInt64])
  func isDeterministic(_ seed: UInt64) throws {
    let fault = try #require(FaultCatalogue.fault(named: "frame-anchor-centre"))
    let records = (0..<2).map { _ in
      run(WorldEngine(fault: fault), cases: 20, seed: seed, about: [.geo]) { $0.findings > 0 }
    }
    #expect(records[0].lines == records[1].lines)
    #expect(!records[0].findings.isEmpty)
  }

  @Test("gives other scripts for another seed")
  func dependsOnSeed() {
    let steps = [1, 2].map { run(WorldEngine(), cases: 10, seed: $0).statistics.steps }
    #expect(steps[0] != steps[1])
  }

  @Test(
    "finds the fault, shrinks it to the shortest script, and names it",
    arguments: [
      ("frame-counts-bounds-origin", Area.geo), ("move-keeps-old-list", .tree),
      ("commit-leaks-values", .txn),
    ])
  func findsFaults(_ name: String, _ area: Area) throws {
    let fault = try #require(FaultCatalogue.fault(named: name))
    let length = try Script(parsing: fault.smallest).steps.count
    // Behind the shortest script there is nothing left to be seen.
    let record = run(WorldEngine(fault: fault), cases: 40, about: [area]) { progress in
      progress.latest?.behavesLike == name && progress.shortest == length
    }
    let shortest = try #require(
      record.findings.min { $0.script.steps.count < $1.script.steps.count })
    #expect(shortest.script.steps.count == length)
    #expect(record.findings.contains { $0.behavesLike == name })
    #expect(record.conclusion == .doesNotConform)
  }

  @Test("does not name a fault that is withheld")
  func withholdsFaults() throws {
    let fault = try #require(FaultCatalogue.fault(named: "frame-counts-bounds-origin"))
    var options = CampaignOptions()
    (options.cases, options.areas) = (20, [.geo])
    options.withheldFaults = [fault.name]
    (options.closerLooks, options.shrinksOfKnownMistakes) = (2, 2)
    var campaign = Campaign(of: WorldEngine(fault: fault), options: options, suite: "test")
    let record = campaign.run()
    #expect(record.conclusion == .doesNotConform)
    #expect(record.findings.allSatisfy { $0.behavesLike != fault.name })
  }

  @Test("names no fault for a broken law that the fault does not break")
  func namesNoFaultForALaw() throws {
    let fault = try #require(FaultCatalogue.fault(named: "copy-by-plain-init"))
    let script = try Script(parsing: fault.smallest)
    var options = CampaignOptions()
    (options.cases, options.areas) = (2, [.copy])
    options.directed = [CampaignOptions.Directed(script, about: [])]
    var campaign = Campaign(of: WorldEngine(fault: fault), options: options, suite: "test")
    #expect(campaign.run().findings.map(\.behavesLike) == [fault.name])
    options.withheldFaults = [fault.name]
    campaign = Campaign(of: WorldEngine(fault: fault), options: options, suite: "test")
    #expect(campaign.run().findings.map(\.behavesLike) == [nil])
  }

  @Test("goes on from a law that was found broken to the wrong answer in the same script")
  func stepsFromLawsToAnswers() throws {
    let fault = try #require(FaultCatalogue.fault(named: "frame-two-corners"))
    let finding = try finding(of: fault, about: [.geo])
    #expect(finding.problem.law == nil)
    #expect(finding.script.steps.map(\.kind) == [.new, .get])
  }

  @Test("shows a known mistake by whatever it gets wrong in the fewest steps")
  func showsKnownMistakesByAnything() throws {
    let fault = try #require(FaultCatalogue.fault(named: "no-implicit-transaction"))
    let record = run(WorldEngine(fault: fault), cases: 60, about: [.txn])
    let finding = try #require(record.findings.first { $0.behavesLike == fault.name })
    #expect(finding.script.steps.count == 3)
  }

  @Test("shows a known mistake by a law where nothing is known of the answer that is wrong")
  func showsKnownMistakesByLaws() throws {
    let fault = try #require(FaultCatalogue.fault(named: "copy-by-plain-init"))
    let record = run(WorldEngine(fault: fault), cases: 200, about: [.copy])
    let finding = try #require(record.findings.first { $0.behavesLike == fault.name })
    #expect(finding.problem.kind == .lawBroken)
    #expect(finding.problem.law == "copy-is-initialized")
    #expect(finding.script.steps.count == (try Script(parsing: fault.smallest)).steps.count)
  }

  @Test("files a known mistake under its rule, even where no value that is wrong rests on it")
  func blamesRulesAboutWhatMustNotChange() throws {
    let fault = try #require(FaultCatalogue.fault(named: "anchor-moves-position"))
    var options = CampaignOptions()
    options.cases = 2
    let script = try Script(
      parsing: "new l1 {bounds: (0, 0, 2, 2)}; set l1.anchorPoint (0, 1); get l1.position")
    options.directed = [CampaignOptions.Directed(script, about: [])]
    var campaign = Campaign(of: WorldEngine(fault: fault), options: options, suite: "test")
    let record = campaign.run()
    let finding = try #require(record.findings.first)
    #expect(finding.primary == fault.rules.first)
    let result = try #require(record.results.first { $0.rule == finding.primary })
    #expect(result.verdict == .failed)
  }

  @Test("counts nothing as wrong that an engine answers as unsupported")
  func leavesUnsupportedAlone() {
    let engine = SpoiltEngine { script, run in
      guard case .trace(let trace) = run else { return run }
      let outcomes = zip(script.steps, trace.outcomes).map { step, outcome in
        step.kind == .get ? Outcome(.unsupported("no")) : outcome
      }
      return .trace(Trace(outcomes))
    }
    let record = run(engine, cases: 30)
    #expect(record.findings.isEmpty)
    #expect(record.statistics.unsupportedSteps > 0)
    #expect(record.results.contains { $0.verdict != .passed })
  }

  @Test(
    "makes a finding of its own kind of an engine that breaks, and goes on",
    arguments: [
      (EngineRun.crashed("signal 11"), FindingKind.crash),
      (.hung(seconds: 1), .hang),
      (.violatedProtocol("garbage"), .protocolViolation),
    ])
  func filesDeaths(_ death: EngineRun, _ kind: FindingKind) throws {
    let engine = SpoiltEngine { script, run in
      script.steps.contains { $0.kind == .flush } ? death : run
    }
    let record = run(engine, cases: 60)
    let finding = try #require(record.findings.first)
    #expect(finding.problem.kind == kind)
    #expect(finding.script.description.split(separator: "\n").last == "flush")
    #expect(finding.script.steps.count == 1)
    #expect(record.findings.count == 1)
  }

  @Test("reaches no verdict over an engine that errs once and never again")
  func doubtsWhatDoesNotRepeat() {
    var hasErred = false
    let engine = SpoiltEngine { script, run in
      guard !hasErred, script.steps.contains(where: { $0.kind == .get }) else { return run }
      guard case .trace(let trace) = run else { return run }
      hasErred = true
      let outcomes = zip(script.steps, trace.outcomes).map { step, outcome in
        step.kind == .get ? Outcome(.value(.string("once"))) : outcome
      }
      return .trace(Trace(outcomes))
    }
    let record = run(engine, cases: 30, seed: 2)
    #expect(record.conclusion == .inconclusive)
  }

  @Test("ends with what it learnt when the engine cannot be started again")
  func endsWithoutEngine() {
    let engine = SpoiltEngine { _, _ in .unavailable("gone") }
    let record = run(engine, cases: 30)
    #expect(record.end == .engineGone("gone"))
    #expect(record.conclusion == .inconclusive)
  }

  @Test("stops when it is told to")
  func canBeInterrupted() {
    var options = CampaignOptions()
    options.cases = 50
    var campaign = Campaign(of: WorldEngine(), options: options, suite: "test")
    var asked = 0
    let record = campaign.run(isInterrupted: {
      asked += 1
      return asked > 10
    })
    #expect(record.end == .interrupted)
    #expect(record.statistics.scripts == 10)
  }

  @Test("keeps to the rules that it was restricted to")
  func keepsToRules() throws {
    let fault = try #require(FaultCatalogue.fault(named: "frame-anchor-centre"))
    var options = CampaignOptions()
    options.cases = 30
    options.rules = [.txn(5)]
    var campaign = Campaign(of: WorldEngine(fault: fault), options: options, suite: "test")
    let record = campaign.run()
    #expect(record.results.map(\.rule) == [.txn(5)])
    #expect(record.findings.isEmpty)
  }

  /// What the first of a few short runs files of a fault: none of them needs to come upon it.
  private func finding(of fault: Fault, about areas: [Area]) throws -> Finding {
    for seed in 1...8 as ClosedRange<UInt64> {
      let record = run(WorldEngine(fault: fault), cases: 30, seed: seed, about: areas) {
        $0.latest?.behavesLike == fault.name
      }
      let finding = record.findings.first { $0.behavesLike == fault.name }
      if let finding { return finding }
    }
    return try #require(nil)
  }

  private func run(
    _ engine: any Engine, cases: Int, seed: UInt64 = 1, about areas: [Area] = [],
    until isEnough: (CampaignProgress) -> Bool = { _ in false }
  ) -> Record {
    var options = CampaignOptions()
    (options.cases, options.areas) = (cases, areas)
    options.seed = seed
    (options.closerLooks, options.shrinksOfKnownMistakes) = (2, 6)
    var campaign = Campaign(of: engine, options: options, suite: "test")
    var isOver = false
    return campaign.run(
      isInterrupted: { isOver }, report: { isOver = isOver || isEnough($0) })
  }
}
