import Conformance
import LayerModel
import LayerScript
import Rules
import Testing

/// What engines may make differently of numbers that they compute.
struct RoundingVariationTests {
  @Test(
    "a frame that comes out as it was but for rounding may tell observers or not",
    arguments: [
      ("setValue l1 frame.origin.y 1", [true, true]),
      ("setValue l1 frame.size.width 2", [false, true]),
    ])
  func notifications(write: String, isAllowed: [Bool]) throws {
    let trace = try Reference.expectations(
      "new l1 {frame: (1, 0, 0.3, 0)}; observe l1 bounds; \(write)")
    let told = try #require(trace.steps.last).outcome.events
    let untold = told.filter { event in
      guard case .changed(_, let key, old: _, new: _) = event else { return true }
      return key != "bounds"
    }
    #expect(told.count == untold.count + 1)
    #expect(isAllowed == [trace.steps.last?.allowsEvents(untold), true])
    #expect(trace.steps.last?.allowsEvents(told) == true)
  }

  @Test(
    "a copy converts nothing to itself, as a layer does",
    arguments: [
      WorkedCase(
        "new l1; host l1; tick; convert (1e17, 0, 1, 0) from l1.presentation to l1.presentation",
        "(1e17, 0, 1, 0)"),
      WorkedCase("new l1; convert (1e17, 0, 1, 1) from l1 to l1", "(1e17, 0, 1, 1)", .conv(10)),
    ])
  func conversionsToItself(worked: WorkedCase) throws {
    let (expected, _) = try Reference.lastAnswer(to: worked.script)
    #expect(try expected.answer == .value(Reference.value(worked.answer)))
  }

  @Test(
    "the size of a converted rectangle is no more exact than its far corner",
    arguments: [("(0, 0, 1, 1)", false), ("(0, 0, 1e12, 1)", true)])
  func farCorners(rect: String, isWider: Bool) throws {
    let (expected, _) = try Reference.lastAnswer(
      to: "new l1; new l2; add l2 to l1; set l2.position (3, 3); convert \(rect) from l2 to l1")
    guard case .value(.near(_, let tolerance)) = expected.pattern else {
      Issue.record("\(expected.pattern)")
      return
    }
    #expect((tolerance.absolute > 1e-3) == isWider)
  }
}
