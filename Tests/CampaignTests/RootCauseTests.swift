import Choices
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import ScriptGeneration
import Testing

@testable import Campaign

/// A value that is wrong makes wrong whatever is computed from it.
@Suite("What a wrong answer follows from")
struct RootCauseTests {
  @Test(
    "is a value that is wrong earlier, from which the reference comes to the same answer",
    arguments: [
      (
        "remove-keeps-pointer",
        "new l1; new l2 {mask: l1}; remove l1; add l2 to l1",
        "new l1; new l2 {mask: l1}; remove l1; get l1.superlayer"
      ),
      (
        "default-function-named",
        "new l1; host l1; new a1 {keyPath: \"zPosition\", toValue: 10, beginTime: 99.9375}; "
          + "addAnimation a1 to l1 key k; tick; get l1.presentation.zPosition",
        "new l1; get transaction.animationTimingFunction"
      ),
      (
        "implicit-duration-fixed",
        "new l1; host l1; tick; set transaction.animationDuration 1; set l1.zPosition 1; tick; "
          + "advance 0.125; get l1.presentation.zPosition",
        "new l1; host l1; tick; set transaction.animationDuration 1; set l1.zPosition 1; "
          + "get l1.animation(zPosition).duration"
      ),
      (
        "adding-not-marked",
        "new k1 CALayer implementing [layoutSublayers]; new l2 k1; new l3; add l3 to l2; "
          + "layoutIfNeeded l2",
        "new k1 CALayer implementing [layoutSublayers]; new l2 k1; new l3; add l3 to l2; "
          + "get l2.needsLayout"
      ),
    ])
  func isFound(fault: String, shown: String, root: String) throws {
    #expect(try Self.root(of: [fault], behind: shown) == Script(parsing: root))
  }

  @Test("is the whole property where the answer is a part of it")
  func isTheWholeProperty() throws {
    let root = try Self.root(
      of: ["frame-anchor-centre"],
      behind: "new l1 {bounds: (0, 0, 2, 2)}; set l1.anchorPoint (0, 0); value l1 frame.origin.x")
    #expect(
      try root
        == Script(
          parsing: "new l1 {bounds: (0, 0, 2, 2)}; set l1.anchorPoint (0, 0); get l1.frame"))
  }

  @Test(
    "is the list of keys where an animation is missing, or one is there that should not be",
    arguments: [
      ("same-value-restarts", "new a1; new l1 {actions: {opacity: a1}, opacity: 1}", "opacity"),
      (
        "view-copied-timing-lost",
        "new k1 CALayer; new v1 backing l1 k1; host v1; tick; hook k1 actionForKey zPosition "
          + "{timingOf: \"backgroundColor\"}; beginBlock animate duration 1; set l1.zPosition 1",
        "zPosition"
      ),
    ])
  func isTheListOfKeys(fault: String, text: String, key: String) throws {
    let root = try Self.root(of: [fault], behind: text + "; get l1.animation(\(key)).duration")
    #expect(try root == Script(parsing: text + "; animationKeys l1"))
  }

  @Test("is none where a value is wrong from which the answer does not follow")
  func isNoneBesideIt() throws {
    let shown = "new l1 {bounds: (0, 0, 2, 2)}; set l1.anchorPoint (0, 0); get l1.frame"
    #expect(try Self.root(of: ["frame-anchor-centre", "default-hidden"], behind: shown) == nil)
  }

  @Test("is none where the value itself is asked for")
  func isNoneOfItself() throws {
    #expect(try Self.root(of: ["anchor-default-zero"], behind: "new l1; get l1.anchorPoint") == nil)
  }

  private static func root(of faults: [String], behind text: String) throws -> Script? {
    let crowd = try Crowd(
      faults.map { try #require(FaultCatalogue.fault(named: $0)) })
    let examiner = Examiner(WorldEngine(crowd: crowd))
    let finding = try Finding(lastOf: text, by: examiner)
    let diagnosis = try #require(
      CulpritSearch(examiner: examiner).diagnoses(of: [finding.problem], in: finding.script).first)
    var search = RootCauseSearch(examiner: examiner)
    let root = search.rootCause(
      of: diagnosis, in: finding.script, on: ScriptMachine(for: World.referenceDescription))
    return root.map { Script($0.drawn.commands) }
  }
}
