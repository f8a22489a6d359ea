import Conformance
import LayerScript
import Testing

@testable import Campaign

/// What stands for a mistake that several scripts show.
@Suite("A finding that takes in another")
struct TakingInTests {
  @Test(
    "is shown by what is general, unless both are one known mistake: then by the shorter script",
    arguments: [(nil, 3), ("default-function-named", 1)] as [(String?, Int)])
  func prefersTheGeneralOne(fault: String?, steps: Int) throws {
    var general = try finding(
      "new l1; set l1.opacity 0.5; get l1.presentation.opacity", behavingLike: fault)
    general.generality = Generality(wrong: 9, tried: 9)
    let short = try finding("get transaction.animationTimingFunction", behavingLike: fault)
    for (first, second) in [(general, short), (short, general)] {
      var finding = first
      finding.takeIn(second)
      #expect(finding.script.steps.count == steps)
      #expect(finding.furtherIdentities.count == 1)
    }
  }

  @Test(
    "is general for properties whose values have the same shape, and no others",
    arguments: [("get l1.cornerRadius", true), ("get l1.contentsGravity", false)])
  func isGeneralForOneShape(query: String, isTaken: Bool) throws {
    let property = query.dropFirst("get l1.".count)
    let value = isTaken ? "0.5" : "\"center\""
    var general = try finding("new l1 {borderWidth: 0.1}; get l1.borderWidth")
    general.generality = Generality(wrong: 4, tried: 4)
    let other = try finding("new l1 {\(property): \(value)}; \(query)")
    #expect(general.isTaken(for: other) == isTaken)
  }

  @Test("has the side effect of the script that stands for a known mistake, and of no other")
  func keepsItsOwnSideEffect() throws {
    var long = try finding(
      "new l1; set l1.anchorPoint (0, 0); get l1.frame", behavingLike: "frame-anchor-centre")
    long.sideEffect = StepForm("set", "layer", "anchorPoint")
    let short = try finding("new l1; get l1.frame", behavingLike: "frame-anchor-centre")
    for (first, second) in [(long, short), (short, long)] {
      var finding = first
      finding.takeIn(second)
      #expect(finding.script == short.script)
      #expect(finding.sideEffect == nil)
    }
  }

  @Test("is shown by what is not implemented at all, however many steps that takes")
  func prefersWhatIsNotImplemented() throws {
    var missing = try finding("new l1; new l2; hitTest l1 (0, 0)")
    missing.identity = ProblemIdentity(
      look: StepForm("hitTest"), deviation: .notImplemented, culprit: StepForm("hitTest"))
    let one = try finding("new l1; hitTest l1 (0, 0)")
    for (first, second) in [(missing, one), (one, missing)] {
      var finding = first
      finding.takeIn(second)
      #expect(finding.identity.deviation == .notImplemented)
    }
  }

  private func finding(_ text: String, behavingLike fault: String? = nil) throws -> Finding {
    let script = try Script(parsing: text)
    let problem = Problem(
      kind: .wrongAnswer, step: script.steps.count - 1, expected: "1", actual: "2")
    return Finding(
      problem: problem, primary: nil, alternatives: [], restsOn: [], script: script, variant: nil,
      rows: [], behavesLike: fault, origin: .generated(0), original: script,
      confirmed: Finding.Confirmation(again: 3, runs: 3), shrinking: "")
  }
}
