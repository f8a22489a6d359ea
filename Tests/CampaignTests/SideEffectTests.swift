import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing

@testable import Campaign

/// A step that does more than it must is what is wrong, whatever shows it.
@Suite("A side effect")
struct SideEffectTests {
  private static let flushing =
    "new l1; host l1; tick; begin; set transaction.disableActions true; set l1.zPosition 1; flush; "
    + "get l1.presentation.zPosition"

  @Test(
    "is that of a step without which the same is expected, and done",
    arguments: [
      (
        "flush-breaks-through",
        Self.flushing,
        StepForm("flush")
      ),
      (
        "model-waits-for-commit", "begin; new l1; set l1.zPosition 1; get l1.zPosition",
        StepForm("begin")
      ),
      (
        "model-waits-for-commit", "begin; new l1; set l1.zPosition 1; get l1.zPosition; commit",
        StepForm("begin")
      ),
      (
        "style-before-dictionary",
        "new l1 {actions: {opacity: null}, style: {actions: {opacity: x1}}}; ask l1 opacity",
        StepForm("set", "layer", "style")
      ),
    ])
  func isFound(_ fault: String, _ text: String, _ form: StepForm) throws {
    #expect(try Self.sideEffect(of: fault, in: text) == form)
  }

  @Test(
    "is none where each step has a part in what is expected",
    arguments: [
      ("frame-anchor-centre", "new l1 {bounds: (0, 0, 0, 1), anchorPoint: (0, 0)}; get l1.frame"),
      ("no-presentation", "new l1; host l1; tick; get l1.presentation.zPosition"),
    ])
  func isNone(_ fault: String, _ text: String) throws {
    #expect(try Self.sideEffect(of: fault, in: text) == nil)
  }

  @Test("makes one finding of all that it makes wrong")
  func isOneFinding() throws {
    let texts = [
      "begin; new l1; set l1.zPosition 1; get l1.zPosition",
      "begin; new l1; set l1.hidden true; get l1.hidden",
      "begin; new l1 {frame: (0, 0, 2, 2)}; get l1.frame; get l1.bounds",
      "begin; new l1; new l2; add l2 to l1; set l2.position (3, 3); convert (0, 0) from l2 to l1",
    ]
    let findings = try Self.findings(of: ["model-waits-for-commit"], in: texts)
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.sideEffect == StepForm("begin"))
    #expect(finding.primary == .txn(13))
    #expect(finding.occurrences >= 3)
  }

  @Test("of another step is another finding, though it shows the same")
  func ofAnotherStepIsAnotherFinding() throws {
    let texts = [
      "new l1; new l2 CAScrollLayer {sublayers: [l1]}; scrollToPoint l2 (0, 1); get l1.position",
      "begin; new l1; set l1.position (0, 1); get l1.position",
    ]
    let findings = try Self.findings(
      of: ["scroll-moves-sublayers", "model-waits-for-commit"], in: texts)
    #expect(Set(findings.map(\.sideEffect)) == [StepForm("scroll"), StepForm("begin")])
  }

  @Test(
    "of a command is the same where the same is asked, of a question or a transaction's bound always",
    arguments: [
      ("addAnimation", "get presentation", "get presentation", true),
      ("addAnimation", "get presentation", "didStart delegate", false),
      ("begin", "get layer", "convert layer", true),
      ("hitTest", "get layer", "convert layer", true),
      ("get", "get layer", "get presentation", false),
    ])
  func isSeenAlike(verb: String, left: String, right: String, isTrue: Bool) {
    let looks = [left, right].map { text in
      let words = text.split(separator: " ").map(String.init)
      return StepForm(words[0], words[1], "zPosition")
    }
    #expect(StepForm(verb).isSeenAlike(by: looks[0], looks[1]) == isTrue)
  }

  @Test("is blamed on the rules that forbid it, the suspected ones first")
  func isBlamed() {
    let look = StepForm("get", "layer", "position")
    let blame = Blame(Tally(), CaseResults())
    let ranking = SideEffectRules.ranking(
      [.geo(1), .txn(28)], of: StepForm("begin"), on: look, by: blame)
    #expect(ranking == [.txn(28), .txn(13), .geo(1)])
    #expect(SideEffectRules.ranking([.geo(1)], of: nil, on: look, by: blame) == [.geo(1)])
    #expect(SideEffectRules.rules(of: StepForm("scroll"), on: look) == [.sub(10)])
    // The bounds are what scrolling is there to change.
    let bounds = StepForm("get", "layer", "bounds")
    #expect(SideEffectRules.rules(of: StepForm("scroll"), on: bounds).isEmpty)
  }

  @Test(
    "is blamed on no rule that says nothing of what is looked at",
    arguments: [("layer", "needsDisplay", [RuleID.dis(17)]), ("presentation", "zPosition", [])])
  func isBlamedOnWhatIsSaidOfIt(_ subject: String, _ property: String, _ rules: [RuleID]) {
    let look = StepForm("get", subject, property)
    #expect(SideEffectRules.rules(of: StepForm("removeAllAnimations"), on: look) == rules)
  }

  private static func sideEffect(of fault: String, in text: String) throws -> StepForm? {
    let script = try Script(parsing: text)
    let engine = WorldEngine(fault: try #require(FaultCatalogue.fault(named: fault)))
    let examiner = Examiner(engine)
    let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    let problem = try #require(trial.judgement.problems.first { $0.law == nil })
    let diagnosis = try #require(
      CulpritSearch(examiner: examiner).diagnoses(of: [problem], in: script).first)
    var search = SideEffectSearch(examiner: examiner)
    return search.sideEffect(of: diagnosis, in: script)
  }

  private static func findings(of faults: [String], in texts: [String]) throws -> [Finding] {
    let crowd = try Crowd(faults.compactMap { FaultCatalogue.fault(named: $0) })
    var options = CampaignOptions()
    options.withheldFaults = Set(faults)
    options.directed = try texts.map {
      CampaignOptions.Directed(try Script(parsing: $0), about: [])
    }
    // Half of the cases are directed; the others are not looked into.
    options.cases = 2 * texts.count
    var campaign = Campaign(of: WorldEngine(crowd: crowd), options: options, suite: "test")
    let record = campaign.run()
    return record.findings.filter { finding in
      guard case .generated(let number) = finding.origin else { return false }
      return number < texts.count
    }
  }
}
