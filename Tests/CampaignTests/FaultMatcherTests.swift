import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Testing

@testable import Campaign

/// Which known fault gives the answers of an engine.
@Suite("A known fault is recognised")
struct FaultMatcherTests {
  @Test(
    "by an empty list in the place of none only where it answers one itself",
    arguments: [("no-sublayers-is-empty-list", true), ("nan-is-stored", false)])
  func anEmptyListIsNotNone(name: String, isRecognised: Bool) throws {
    let fault = try #require(FaultCatalogue.fault(named: name))
    let script = try Script(parsing: "new l1; get l1.sublayers")
    let trace = Trace([Outcome(.done), Outcome(.value(.list([])))])
    let assumptions = Assumptions(WorldEngine().description)
    let isLike = FaultMatcher.reproduces(fault, script, trace, assumptions, saying: 1)
    #expect(isLike == isRecognised)
  }

  @Test("by an answer that is not quite right only where it departs itself")
  func roundingAloneIsNoKnownFault() throws {
    let fault = try #require(FaultCatalogue.fault(named: "block-within-commit"))
    let script = try Script(parsing: "new l1 {opacity: 0.1}; get l1.opacity")
    let assumptions = Assumptions(WorldEngine().description)
    let answers = [(0.1, false), (Double(Float(0.1)), true)]
    for (opacity, isRecognised) in answers {
      let trace = Trace([Outcome(.done), Outcome(.value(.number(opacity)))])
      let isLike = FaultMatcher.reproduces(fault, script, trace, assumptions)
      #expect(isLike == isRecognised, "\(opacity)")
    }
  }

  /// Scripts of which a law says something, the law's name, and a fault that breaks it.
  private static let laws =
    [
      (
        "new k1 CALayer implementing [initWithLayer]; new l1 k1; host l1; tick; get l1.presentation.opacity",
        "copy-is-initialized", nil, "copy-by-plain-init"
      ),
      (
        "new l1; set l1.bounds (0, 0, 2, 2); set l1.anchorPoint (0, 0); get l1.position",
        "setters-commute", 0, "anchor-moves-position"
      ),
    ] as [(script: String, law: String, parameter: Int?, fault: String)]

  @Test(
    "by a broken law only where it breaks the law itself, though its answers are the same",
    arguments: laws)
  func aBrokenLawIsBrokenByTheFault(
    text: String, law: String, parameter: Int?, name: String
  ) throws {
    let judge = Judge(Assumptions(WorldEngine().description))
    let script = try Script(parsing: text)
    let problem = Problem(
      kind: .lawBroken, step: script.steps.count - 1, law: law, parameter: parameter,
      expected: "1", actual: "0")
    for (fault, isBroken) in [(name, true), ("frame-anchor-centre", false)] {
      let fault = try #require(FaultCatalogue.fault(named: fault))
      #expect(judge.isLawBroken(of: problem, by: fault, in: script) == isBroken)
    }
  }
}
