import Conformance
import Explanations
import LayerScript
import Testing

/// How an expected answer is calculated, in a sentence.
struct CalculationReasonTests {
  @Test(arguments: [
    (
      "compute concat [translation(1, 0, 0), scale(2, 1, 1)]", "planar(2, 0, 0, 1, 1, 0)",
      "concat is the first matrix times the second. Its m41 is row 4 times column 1: "
        + "<1 × 2 + 0 × 0 + 0 × 0 + 1 × 0 = 2>."
    ),
    (
      "compute translate [scale(2, 1, 1), 1, 0, 0]", "planar(2, 0, 0, 1, 1, 0)",
      "What is done first stands in front: translate is the new matrix times the old one. Its m41 is row 4 "
        + "times column 1: <1 × 2 + 0 × 0 + 0 × 0 + 1 × 0 = 2>."
    ),
    (
      "compute invert [scale(0, 1, 1)]", "identity",
      "The determinant is <0>, so that the matrix cannot be undone and is answered as it is."
    ),
    (
      "compute invert [scale(2, 1, 1)]", "identity",
      "The matrix times its inverse is the identity. With the engine's answer, m11 of the product is "
        + "<2 × 1 + 0 × 0 + 0 × 0 + 0 × 0 = 2> in the place of <1>."
    ),
    (
      "compute isIdentity [scale(2, 1, 1)]", "true",
      "The matrices differ in m11: it is <2>, and <1> in the identity."
    ),
    (
      "compute isAffine [translation(0, 0, 3)]", "true",
      "A map of the plane has <m43 = 0>, and here it is <3>."
    ),
    (
      "compute makeRotation [1, 0, 0, 2]", "identity",
      "The axis at length 1 is <(0, 0, 1)> and m12 is <xy × (1 - cos a) + z × sin a = 0.841471> for the angle "
        + "a = <1>."
    ),
    (
      "compute makeTranslation [1, 2, 3]", "identity",
      "The matrix is the identity but for <m41 = 1, m42 = 2, m43 = 3>."
    ),
  ])
  func ofMatricesTheEntryThatIsMostOff(script: String, answer: String, sentence: String) throws {
    let finding = try Finding(script, answered: answer)
    #expect(Explanation(finding).reason?.words == sentence)
  }

  @Test(arguments: [
    (
      "evaluate timing(easeIn) at 0.5", "0.5",
      "The curve has x(s) = <0.5> at s = <0.374253>, and there y(s) = "
        + "<3 × (1 - s)² × s × 0 + 3 × (1 - s) × s² × 1 + s³ = 0.315357>."
    ),
    (
      "evaluate timing(easeIn) at 2", "2",
      "A curve goes from 0 at 0 to 1 at 1 and holds its ends: at <2> it is <1>."
    ),
    (
      "evaluate timing(linear) at 0.25", "0",
      "The control points lie on the diagonal, so that the curve answers the fraction itself: <0.25>."
    ),
  ])
  func ofACurveThePointOnIt(script: String, answer: String, sentence: String) throws {
    let finding = try Finding(script, answered: answer)
    #expect(Explanation(finding).reason?.words == sentence)
  }

  private static let attached =
    "removedOnCompletion: false}; addAnimation a1 to l1 key k; tick; advance 0.75; get l1.presentation.zPosition"

  @Test(arguments: [
    (
      "new l1; host l1; new a1 CAKeyframeAnimation {keyPath: \"zPosition\", values: [0, 1], "
        + "calculationMode: \"discrete\", duration: 1, " + attached,
      "0.75 of 1 seconds have gone by, a fraction of 0.75: value 2 of 2 is shown from 1/2 to 2/2, <1>."
    ),
    (
      "new l1; host l1; new a1 CAKeyframeAnimation {keyPath: \"zPosition\", values: [0, 1], "
        + "calculationMode: \"discrete\", keyTimes: [0, 0.3, 1], duration: 1, " + attached,
      "0.75 of 1 seconds have gone by, a fraction of 0.75: value 2 is shown from 0.3 to 1, <1>."
    ),
    (
      "new l1; host l1; new a1 CAKeyframeAnimation {keyPath: \"zPosition\", values: [0, 2, 4], duration: 1, "
        + attached,
      "0.75 of 1 seconds have gone by, a fraction of 0.75, which lies 0.5 of the way from value 2 to value 3: "
        + "<2 + (4 - 2) × 0.5 = 3>."
    ),
    (
      "new l1 {speed: 2}; host l1; new a1 {keyPath: \"zPosition\", byValue: 1, duration: 2, "
        + attached,
      "1.5 of 2 seconds have gone by, a fraction of 0.75: <0 + (1 - 0) × 0.75 = 0.75>."
    ),
    (
      "new l1; host l1; new a1 {keyPath: \"zPosition\", toValue: 1, duration: 0.5, fillMode: \"both\", "
        + attached,
      "It ended at 100.5 of the layer's time, which is 100.75 there, and fillMode <both> goes on showing what it "
        + "ended with, at a fraction of 1: <0 + (1 - 0) × 1 = 1>."
    ),
  ])
  func ofAShownNumberHowFarItsAnimationHasCome(script: String, sentence: String) throws {
    let finding = try Finding(script, answered: "7")
    #expect(Explanation(finding).reason?.words == sentence)
  }

  @Test func ofAConversionWhatTheSublayerTransformDoes() throws {
    let finding = try Finding(
      "new l1; new l2 {bounds: (0, 0, 0, 1), sublayerTransform: planar(0, 1, -1, 0, 0, 0), sublayers: [l1]}; "
        + "convert (0, 0) from l1 to l2", answered: "(0, 0)")
    #expect(
      Explanation(finding).reason?.words
        == "In the layer above, the point is at point - (bounds.origin + anchorPoint × size) + position: here "
        + "<(0 - 0 + 0, 0 - 0 + 0) = (0, 0)>. Then the sublayerTransform maps it about the anchor point of the "
        + "layer above, <(0, 0.5)>, to <(0.5, 0.5)>. The engine's answer is the one about the origin."
    )
  }
}
