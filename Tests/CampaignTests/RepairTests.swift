import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Testing

@testable import Campaign

/// What is right again once a wrong value is put right was a consequence of the value.
@Suite("A finding that is gone once another is put right")
struct RepairTests {
  private static let move = "new l1; set l1.bounds (0, 0, 0, 1); get l1.position"

  @Test(
    "follows from it, whatever its rule",
    arguments: [
      "new l2; set l2.bounds (0, 0, 0, 2); get l2.frame",
      "new l1; setValue l1 bounds.size.height 1; get l1.frame",
      "new l1 {bounds: (0, 0, 0, 1)}; observe l1 position; set l1.position (0, 1)",
    ])
  func follows(text: String) throws {
    #expect(try isGone(text, repairing: Self.move, of: ["bounds-move-position"]))
  }

  @Test("does not follow where the value is wrong, and so is the answer without that")
  func isWrongWithoutThat() throws {
    let text = "new l1; set l1.bounds (3, 0, 0, 1); get l1.frame"
    let faults = ["bounds-move-position", "frame-counts-bounds-origin"]
    #expect(try !isGone(text, repairing: Self.move, of: faults))
  }

  @Test("does not follow where the value is right in its script")
  func isRightInItsScript() throws {
    let text = "new l1 {bounds: (3, 0, 0, 0)}; get l1.frame"
    let faults = ["bounds-move-position", "frame-counts-bounds-origin"]
    #expect(try !isGone(text, repairing: Self.move, of: faults))
  }

  private func isGone(_ text: String, repairing other: String, of faults: [String]) throws -> Bool {
    let engine = WorldEngine(
      crowd: try Crowd(faults.compactMap { FaultCatalogue.fault(named: $0) }))
    let examiner = Examiner(engine)
    var search = RepairSearch(examiner: examiner)
    let (finding, reason) = (
      try Finding(lastOf: text, by: examiner), try Finding(lastOf: other, by: examiner)
    )
    #expect(finding.mayBeGone(repairing: reason))
    return search.isGone(finding, repairing: reason)
  }
}
