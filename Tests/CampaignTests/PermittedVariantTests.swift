import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing

/// An engine that may choose chooses anew each time, and nothing that compares its answers may complain.
@Suite("Of an engine that takes another permitted choice")
struct PermittedVariantTests {
  @Test(
    "neither the reference nor a law complains",
    arguments: [
      // A block of its own that a completion block sets is committed in the same turn.
      (
        "blocks-settle-at-once",
        "new l1; host l1; tick; react b1 complete limit 9 [set transaction.completionBlock b2]; "
          + "setValue transaction completionBlock b1; tick; get transaction.completionBlock"
      ),
      // What a delegate adds begins by the time of the layer before that is changed.
      (
        "handlers-settle-at-once",
        "new l1; host l1; new a2 {keyPath: \"opacity\", duration: 0.25, fromValue: 0, delegate: h2}; "
          + "react h1 stop limit 9 [addAnimation a2 to l1 key x]; set l1.speed 2; "
          + "new a3 {keyPath: \"zPosition\", toValue: -3, delegate: h1}; addAnimation a3 to l1 key k; "
          + "tick; advance 509678; tick; set l1.speed 1; tick; advance 3; tick"
      ),
      // Where the reference decides nothing any more, a list may be in another order than where it does.
      (
        "lists-the-other-way",
        "new l1; new a1 {keyPath: \"opacity\", fromValue: 0}; "
          + "new a2 {keyPath: \"zPosition\", fromValue: 0}; addAnimation a1 to l1 key a; "
          + "addAnimation a2 to l1 key b; new l2; new l3; add l3 to l2; add l2 to l3; "
          + "addAnimation a1 to l1 key a; animationKeys l1"
      ),
      // An action that may run when a layer is added runs when the turn ends.
      (
        "calls-UA-06",
        "new l1; host l1; tick; new l3; set l3.actions {onOrderIn: x1}; add l3 to l1; tick"
      ),
      // A second stop of what had ended is no stop of what is added later.
      (
        "calls-UA-18",
        "new l1; host l1; new a1 {keyPath: \"zPosition\", duration: 1, toValue: 1, "
          + "removedOnCompletion: false, delegate: h1}; addAnimation a1 to l1 key k; tick; "
          + "advance 1.5; tick; removeAllAnimations l1; tick; addAnimation a1 to l1 key k; tick; "
          + "advance 1.5; tick"
      ),
      // Blocks that are called or not are so in one of two scripts.
      (
        "calls-UA-30",
        "set transaction.completionBlock b1; set transaction.completionBlock b2; tick; new l1; "
          + "new a2 {keyPath: \"position\", duration: 0.25, toValue: (0, 0), delegate: h2}; "
          + "addAnimation a2 to l1 key k; tick; advance 0.8; get l1.opacity; tick; get l1.opacity"
      ),
      // A sibling that was laid out with another is not laid out once more.
      (
        "calls-UL-45",
        "new k1 CALayer implementing [layoutSublayers]; new l1; new l2 k1; new l3 k1; "
          + "set l1.sublayers [l2, l3]; layoutIfNeeded l1; setNeedsLayout l2; setNeedsLayout l3; "
          + "layoutIfNeeded l2; layoutIfNeeded l2"
      ),
      ("rough-numbers", "new l1; get l1.opacity; set l1.opacity 1; get l1.opacity"),
    ])
  func conforms(name: String, text: String) throws {
    let variant = try #require(VariantCatalogue.variant(named: name))
    let examiner = Examiner(WorldEngine(mixture: Mixture(of: variant)))
    let script = try Script(parsing: text)
    let expected = World.expectations(of: script, assumptions: Assumptions(examiner.capabilities))
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    #expect(trial.judgement.problems == [])
    for law in Laws.paired {
      for parameter in 0..<4 {
        let pair = examiner.examine(
          script, by: law, parameter, known: trial, expected: expected.steps)
        #expect(pair?.judgement.problems ?? [] == [], "\(law.description.name)")
      }
    }
  }
}
