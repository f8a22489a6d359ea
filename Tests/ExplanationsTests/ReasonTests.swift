import Conformance
import Explanations
import LayerScript
import Testing

/// Why an expected answer is right, in a sentence.
struct ReasonTests {
  @Test(arguments: [
    (
      "new l1 {anchorPoint: (0, 0), bounds: (0, 0, 0, 1)}; get l1.frame", "(0, -0.5, 0, 1)",
      "The origin of the frame is position - anchorPoint × size, and its size that of the bounds: here "
        + "<(0 - 0 × 0, 0 - 0 × 1) = (0, 0)>. The engine's answer is what an anchor point of <(0.5, 0.5)> gives."
    ),
    (
      "new l1 {bounds: (3, 0, 2, 2)}; get l1.frame", "(2, -1, 2, 2)",
      "The origin of the frame is position - anchorPoint × size, and its size that of the bounds: here "
        + "<(0 - 0.5 × 2, 0 - 0.5 × 2) = (-1, -1)>. The engine's answer is the one with the origin of the "
        + "bounds added."
    ),
    (
      "new l1 {transform: scale(2, 2, 1), bounds: (0, 0, 2, 2)}; get l1.frame", "(-1, -1, 2, 2)",
      "The frame is the box around the corners of the bounds, mapped by the transform about the anchor point: "
        + "here around <(-2, -2), (2, -2), (2, 2), (-2, 2)>. The engine's answer is the one without the transform."
    ),
    (
      "new l1 {anchorPoint: (0, 0)}; set l1.frame (1, 2, 4, 6); get l1.position", "(3, 5)",
      "A frame that is set puts the position at frame.origin + anchorPoint × size: here "
        + "<(1 + 0 × 4, 2 + 0 × 6) = (1, 2)>."
    ),
    (
      "new l1 {bounds: (0, 0, 4, 4)}; contains l1 (4, 0)", "true",
      "The bounds hold what is at least their minimum and below their maximum: <0 ≤ 4 < 4, 0 ≤ 0 < 4> does not "
        + "hold."
    ),
    (
      "new l1; new l2; add l2 to l1; remove l2; get l2.superlayer", "l1",
      "Step 4, <remove l2>, makes it <nil>: before, it was <l1>, which the engine still answers."
    ),
    (
      "new l1; get l1.anchorPoint", "(0, 0)",
      "It is <(0.5, 0.5)> since step 1, <new l1>, and no later step changes it."
    ),
    (
      "begin; set transaction.animationDuration 2; commit; get transaction.animationDuration", "2",
      "Step 3, <commit>, makes it <0.25>: before, it was <2>, which the engine still answers."
    ),
    (
      "new l1 {actions: {bounds: x1}}; ask l1 bounds", "nil",
      "The first place with an answer decides, which is l1.actions: it has <x1>."
    ),
    (
      "new l1; ask l1 unheard", "x1",
      "No place has anything for <unheard>, so that there is no action."
    ),
    (
      "new a1 {keyPath: \"opacity\", fromValue: 0, toValue: 1, duration: 2}; new l1; host l1; tick; "
        + "addAnimation a1 to l1 key \"k\"; tick; advance 0.5; get l1.presentation.opacity", "0.5",
      "0.5 of 2 seconds have gone by, a fraction of 0.25: <0 + (1 - 0) × 0.25 = 0.25>."
    ),
    (
      "new a1 {keyPath: \"opacity\", fromValue: 0, toValue: 1, duration: 2}; new l1; host l1; tick; "
        + "addAnimation a1 to l1 key \"k\"; tick; removeAllAnimations l1; tick; get l1.presentation.opacity",
      "0", "Nothing is attached to l1 there, so that its own value is shown: <1>."
    ),
  ])
  func theReasonFollowsFromTheScript(script: String, answer: String, sentence: String) throws {
    let finding = try Finding(script, answered: answer)
    #expect(Explanation(finding).reason?.words == sentence)
  }

  @Test func whatTheReferenceOfThisVersionDoesNotExpectIsNotExplained() throws {
    var finding = try Finding("new l1; get l1.anchorPoint", answered: "(0, 0)")
    finding.problem.expected = "(1, 1)"
    #expect(Explanation(finding).reason == nil)
    #expect(Explanation(finding).picture == nil)
  }

  @Test func aScriptThatMakesNoSenseIsNotExplained() throws {
    var finding = try Finding("new l1; get l1.anchorPoint", answered: "(0, 0)")
    finding.script.steps.removeFirst()
    finding.rows.removeFirst()
    finding.problem.step = 0
    #expect(Explanation(finding) == Explanation(finding))
    #expect(Explanation(finding).picture == nil)
  }
}

extension Explanation {
  /// The explanation for an engine that declares nothing of its own.
  init(_ finding: Finding) {
    self.init(
      finding,
      of: EngineDescription(
        name: "", version: "", language: "", steps: [], classes: [], properties: [:]))
  }
}

extension Reason {
  /// The sentence, with code in angle brackets.
  var words: String { text { "<\($0.terminal)>" } }
}
