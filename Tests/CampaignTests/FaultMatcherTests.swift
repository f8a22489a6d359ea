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
}
