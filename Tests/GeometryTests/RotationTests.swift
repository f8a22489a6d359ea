import Geometry
import Testing

/// Rotations and inverses of matrices, with numbers worked out by hand.
struct RotationTests {
  private static let half = 0.5.squareRoot()

  @Test(arguments: [
    (Axis(0, 0, 1), Axis(1, 0, 0), Axis(0, 1, 0)), (Axis(1, 0, 0), Axis(0, 1, 0), Axis(0, 0, 1)),
    (Axis(0, 1, 0), Axis(0, 0, 1), Axis(1, 0, 0)),
  ])
  func aRightAngleTakesOneDirectionToTheNext(axis: Axis, from: Axis, to: Axis) {
    let turn = Transform3D.rotation(Double.pi / 2, about: axis)
    let image = HomogeneousPoint(Point(from.x, from.y), z: from.z) * turn
    #expect(abs(image.x - to.x) < 1e-12)
    #expect(abs(image.y - to.y) < 1e-12)
    #expect(abs(image.z - to.z) < 1e-12)
    #expect(image.w == 1)
  }

  @Test func aThirdOfATurnAboutTheDiagonalPermutesTheDirections() {
    let turn = Transform3D.rotation(2 * Double.pi / 3, about: Axis(1, 1, 1))
    let wanted: [Double] = [0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1]
    for (actual, expected) in zip(turn.components, wanted) {
      #expect(abs(actual - expected) < 1e-12)
    }
  }

  @Test(arguments: [Axis(0, 0, 1e-3), Axis(0, 0, 1e200), Axis(0, 0, 7)])
  func theLengthOfTheAxisDoesNotMatter(axis: Axis) {
    let turn = Transform3D.rotation(Double.pi / 4, about: axis)
    #expect(abs(turn.m11 - Self.half) < 1e-12)
    #expect(abs(turn.m12 - Self.half) < 1e-12)
  }

  @Test func anAxisWithoutLengthTurnsNothing() {
    #expect(Transform3D.rotation(1, about: Axis(0, 0, 0)) == .identity)
  }

  @Test func anInverseUndoesScaleAndTranslation() {
    let matrix = Transform3D.scale(2, 4, 8) * .translation(3, 5, 7)
    #expect(
      matrix.inverse?.components == [
        0.5, 0, 0, 0, 0, 0.25, 0, 0, 0, 0, 0.125, 0, -1.5, -1.25, -0.875, 1,
      ])
  }

  @Test func anInverseUndoesPerspectiveAndDepth() throws {
    let matrix = try #require(
      Transform3D(rows: [1, 2, 0, 0, 0, 1, 3, 0, 0, 0, 1, -0.5, 4, 0, 0, 1]))
    let product = try #require(matrix.inverse) * matrix
    for (actual, expected) in zip(product.components, Transform3D.identity.components) {
      #expect(abs(actual - expected) < 1e-12)
    }
  }

  @Test(arguments: [Transform3D.scale(0, 1, 1), .scale(1, 1, 0)])
  func aMatrixWithAnEmptyRowHasNoInverse(matrix: Transform3D) {
    #expect(matrix.hasEmptyRowOrColumn)
    #expect(matrix.inverse == nil)
    #expect(matrix.condition == .infinity)
  }

  @Test func theConditionOfAScaleIsTheRatioOfItsFactors() {
    #expect(Transform3D.scale(4, 1, 1).condition == 4)
    #expect(AffineTransform(4, 0, 0, 0.5, 9, 9).linearCondition == 8)
  }

  @Test func aMapOfThePlaneIsUndone() {
    let map = AffineTransform(1, 2, -3, 4, 5, 6)
    let image = map(Point(7, -2))
    let origin = map.undo(image)
    #expect(abs(origin.x - 7) < 1e-12)
    #expect(abs(origin.y + 2) < 1e-12)
  }

  @Test func aPerspectiveDividesByTheWeight() {
    var eye = Transform3D.identity
    eye.m34 = -1.0 / 500
    let seen = HomogeneousPoint(Point(40, -20), z: 100) * eye
    #expect(seen.projected == Point(50, -25))
  }
}
