import LayerModel
import LayerScript
import Rules
import Testing

/// A layer that is made with values is as one that gets them right after, one by one.
struct CreationTests {
  @Test(arguments: [
    WorkedCase(
      "new l1 {bounds: (0, 0, 4, 2), anchorPoint: (0, 0)}; get l1.frame", "(0, 0, 4, 2)", .geo(6)),
    WorkedCase("new l1 {opacity: 0.5}; get l1.opacity", "0.5"),
    WorkedCase("new l1; new l2 {sublayers: [l1]}; get l1.superlayer", "l2", .tree(16)),
    WorkedCase("new l1 CAShapeLayer {strokeEnd: 0.25}; get l1.strokeEnd", "0.25"),
    // The second value stands on the first.
    WorkedCase("new l1 {position: (5, 5), frame: (0, 0, 2, 2)}; get l1.position", "(1, 1)"),
  ])
  func valuesGivenAtOnceAreSet(scene: WorkedCase) throws {
    try scene.check()
  }

  @Test func aClassIsAskedForActionsAsBySetting() throws {
    let classes = "new k1 CALayer; hook k1 actionForKey opacity nil; "
    let atOnce = try Reference.expectations(classes + "new l1 k1 {opacity: 0.5}")
    let after = try Reference.expectations(classes + "new l1 k1; set l1.opacity 0.5")
    let asked = try #require(after.steps.last?.events)
    #expect(!asked.isEmpty)
    #expect(atOnce.steps.last?.events == asked)
  }

  @Test func nothingIsSaidOnceAValueOfANewLayerIsRefused() throws {
    let (expected, _) = try Reference.lastAnswer(to: "new l1 {position: (nan, 0)}; get l1.opacity")
    #expect(expected.weakened == .beyondReference)
  }
}
