import Conformance
import Engines
import FaultyEngines
import LayerScript
import Testing

@testable import Campaign

/// What stands for a finding when all scripts were carried out is shrunk once more, from where a bound ended it.
@Suite("The last shrinking of a finding")
struct LastShrinkingTests {
  @Test(
    "leaves out what is still too much",
    arguments: [
      (
        "opacity-default-zero", "new l1; new l2; host l2; set l1.zPosition 1; get l1.opacity",
        "new l1; get l1.opacity"
      ),
      (
        "anchor-moves-position",
        "new l1 {bounds: (0, 0, 2, 2)}; host l1; tick; set l1.anchorPoint (0, 0); get l1.position",
        "new l1 {bounds: (0, 0, 0, 1), anchorPoint: (0, 0)}; get l1.position"
      ),
    ])
  func leavesOutSteps(fault: String, script: String, shortest: String) throws {
    let engine = WorldEngine(fault: try #require(FaultCatalogue.fault(named: fault)))
    let finding = try Self.finding(script, engine)
    let shorter = Self.shortened(finding, engine)
    let steps = shorter.script.steps.count
    #expect(shorter.script.oneLine == shortest)
    #expect(shorter.identity == finding.identity && shorter.problem.step == steps - 1)
    #expect(shorter.rows.count == steps && shorter.primary != nil)
    #expect(shorter.shrinking.contains("at the end of the run from \(finding.script.steps.count)"))
  }

  /// A layer that is hidden from the start is as hidden, but then adding it makes the answer wrong.
  @Test("may have another step make the same answer wrong, where that takes fewer steps")
  func movesToAnotherStep() throws {
    let engine = WorldEngine(
      fault: try #require(FaultCatalogue.fault(named: "convert-skips-hidden")))
    let finding = try Self.finding(
      "new l1 {bounds: (0, 0, 0, 1)}; new l2 {sublayers: [l1]}; set l1.hidden true; "
        + "convert (0, 0) from l1 to l2", engine)
    let shorter = Self.shortened(finding, engine)
    #expect(
      shorter.script.oneLine
        == "new l1 {bounds: (0, 0, 0, 1), hidden: true}; new l2 {sublayers: [l1]}; "
        + "convert (0, 0) from l1 to l2")
    #expect(shorter.identity != finding.identity)
    #expect(shorter.furtherIdentities.contains(finding.identity))
    var unblamed = finding
    unblamed.suspects = []
    #expect(Self.shortened(unblamed, engine).script.steps.count == 4)
  }

  @Test("shows a known mistake by whatever else this one gets wrong")
  func keepsTheKnownMistake() throws {
    let name = "opacity-default-zero"
    let engine = WorldEngine(fault: try #require(FaultCatalogue.fault(named: name)))
    var finding = try Self.finding("new l1; new l2 {opacity: 1}; get l1.opacity", engine)
    finding.behavesLike = name
    let shorter = Self.shortened(finding, engine)
    #expect(shorter.script.oneLine == "new l1; get l1.opacity")
    #expect(shorter.behavesLike == name)
  }

  @Test("leaves alone what is at its shortest, what does not show again, and what ends the engine")
  func leavesAlone() throws {
    let fault = try #require(FaultCatalogue.fault(named: "opacity-default-zero"))
    let wrong = WorldEngine(fault: fault)
    let shortest = try Self.finding("new l1; get l1.opacity", wrong)
    #expect(Self.shortened(shortest, wrong).script == shortest.script)
    let long = try Self.finding("new l1; new l2; get l1.opacity", wrong)
    #expect(Self.shortened(long, WorldEngine()).script == long.script)
    var deadly = long
    deadly.problem.kind = .crash
    #expect(Self.shortened(deadly, wrong).script == long.script)
  }

  @Test("ends when somebody interrupts, and the run is not called complete")
  func endsWithAnInterrupt() throws {
    let whole = try Self.run()
    #expect(whole.end == .complete)
    #expect(Self.shrunkOnceMore(whole) > 0)
    var (isSearched, asked) = (false, 0)
    let record = try Self.run(
      isInterrupted: {
        asked += isSearched ? 1 : 0
        return asked > 3
      },
      report: { isSearched = $0.scripts == $0.cases })
    #expect(record.end == .interrupted)
    #expect(record.statistics.scripts == whole.statistics.scripts)
    #expect(Self.shrunkOnceMore(record) < Self.shrunkOnceMore(whole))
  }

  @Test("takes no further finding when what it may carry out is used up")
  func keepsToItsBudget() throws {
    let shrunk = try [0, 1, 60_000].map { Self.shrunkOnceMore(try Self.run(lastShrinkBudget: $0)) }
    #expect(shrunk[0] == 0 && shrunk[1] < shrunk[2])
  }

  private static func shrunkOnceMore(_ record: Record) -> Int {
    record.findings.count { $0.shrinking.contains("at the end of the run") }
  }

  /// A run against an engine with more than one mistake, whose scripts are not at their shortest when the search is over.
  private static func run(
    lastShrinkBudget: Int = 60_000, isInterrupted: () -> Bool = { false },
    report: (CampaignProgress) -> Void = { _ in }
  ) throws -> Record {
    var options = CampaignOptions()
    (options.cases, options.shrinkBudget) = (60, 8)
    options.lastShrinkBudget = lastShrinkBudget
    let faults = try ["frame-anchor-centre", "opacity-default-zero", "convert-skips-hidden"]
      .map { try #require(FaultCatalogue.fault(named: $0)) }
    let engine = WorldEngine(crowd: try Crowd(faults))
    var campaign = Campaign(of: engine, options: options, suite: "test")
    return campaign.run(isInterrupted: isInterrupted, report: report)
  }

  private static func finding(_ script: String, _ engine: any Engine) throws -> Finding {
    try Finding(lastOf: script, by: Examiner(engine))
  }

  private static func shortened(_ finding: Finding, _ engine: any Engine) -> Finding {
    let examiner = Examiner(engine)
    let triage = Triage(CampaignOptions(), examiner.judge.assumptions)
    var shrinking = FailureShrinking(finding, by: triage, on: CampaignWorker(engine), examiner)
    return shrinking.shortened(finding)
  }
}
