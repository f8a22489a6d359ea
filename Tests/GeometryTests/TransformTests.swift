import Geometry
import Testing

/// Worked examples for maps and rectangles.
struct TransformTests {
  @Test(arguments: [
    (AffineTransform.identity, Point(3, 4), Point(3, 4)),
    (AffineTransform(1, 0, 0, 1, 10, -5), Point(3, 4), Point(13, -1)),
    (AffineTransform(2, 0, 0, 3, 0, 0), Point(3, 4), Point(6, 12)),
    (AffineTransform(0, 1, -1, 0, 0, 0), Point(3, 4), Point(-4, 3)),
    (AffineTransform(1, 2, 3, 4, 5, 6), Point(1, 10), Point(36, 48)),
  ])
  func anAffineMapMovesAPoint(map: AffineTransform, point: Point, image: Point) {
    #expect(map(point) == image)
  }

  @Test func aDisplacementIsNotTranslated() {
    #expect(AffineTransform(1, 2, 3, 4, 5, 6).linear(Size(1, 10)) == Size(31, 42))
  }

  @Test(
    arguments: [
      (AffineTransform.identity, 1.0), (AffineTransform(1, 2, 3, 4, 5, 6), -2),
      (AffineTransform(0, 0, 0, 5, 1, 1), 0),
    ] as [(AffineTransform, Double)])
  func theDeterminantIgnoresTranslation(map: AffineTransform, determinant: Double) {
    #expect(map.determinant == determinant)
  }

  @Test func aProductAppliesTheLeftMatrixFirst() {
    let moved = Transform3D.translation(10, 20, 30) * .scale(2, 3, 4)
    #expect([moved.m41, moved.m42, moved.m43] == [20, 60, 120])
    let scaled = Transform3D.scale(2, 3, 4) * .translation(10, 20, 30)
    #expect([scaled.m41, scaled.m42, scaled.m43] == [10, 20, 30])
  }

  @Test func aMatrixNeedsSixteenNumbers() {
    let numbers = (1...16).map(Double.init)
    #expect(Transform3D(rows: numbers)?.components == numbers)
    #expect(Transform3D(rows: numbers.dropLast()) == nil)
    #expect(Transform3D(rows: numbers + [17]) == nil)
  }

  @Test func anEmbeddedMapIsAffineAndComesBack() {
    let map = AffineTransform(1, 2, 3, 4, 5, 6)
    #expect(Transform3D(map).isAffine)
    #expect(Transform3D(map).planar == map)
    #expect(!Transform3D.translation(0, 0, 1).isAffine)
    #expect(Transform3D.translation(0, 0, 1).mixesDepth)
    #expect(Transform3D.identity.isIdentity)
  }

  @Test(arguments: [3, 7, 11, 15])
  func theLastColumnMakesPerspective(place: Int) throws {
    var numbers = Transform3D.identity.components
    numbers[place] = 0.5
    let matrix = try #require(Transform3D(rows: numbers))
    #expect(matrix.hasPerspective)
  }

  @Test(
    arguments: [
      (AffineTransform(2, 0, 0, 2, 3, 4), 2.0, 0.0),
      (AffineTransform(0, 1, -1, 0, 0, 0), 1, Double.pi / 2),
      (AffineTransform(0, -3, 3, 0, 1, 1), 3, -Double.pi / 2),
    ] as [(AffineTransform, Double, Double)])
  func aSimilarityIsTakenApartAndPutTogether(
    map: AffineTransform, scale: Double, angle: Double
  ) throws {
    let parts = try #require(Similarity(Transform3D(map)))
    #expect(abs(parts.scale - scale) < 1e-12)
    #expect(abs(parts.angle - angle) < 1e-12)
    #expect(parts.translation == Point(map.tx, map.ty))
    let differences = zip(parts.matrix.components, Transform3D(map).components).map { $0 - $1 }
    #expect(differences.allSatisfy { abs($0) < 1e-12 })
  }

  @Test(arguments: [
    Transform3D.scale(1, 2), .scale(-1, 1), .scale(0, 0), .translation(0, 0, 1),
    Transform3D(AffineTransform(1, 0, 1, 1, 0, 0)),
  ])
  func otherMatricesAreNoSimilarity(matrix: Transform3D) {
    #expect(Similarity(matrix) == nil)
  }

  @Test(
    arguments: [
      ([], Rect.zero), ([Point(3, 4)], Rect(3, 4, 0, 0)),
      ([Point(3, -4), Point(-1, 2), Point(0, 8)], Rect(-1, -4, 4, 12)),
    ] as [([Point], Rect)])
  func aBoundingBoxIsTheSmallest(points: [Point], box: Rect) {
    #expect(Rect.boundingBox(of: points) == box)
  }

  @Test func aNegativeSizeIsKeptUntilStandardized() {
    let rect = Rect(10, 20, -4, -6)
    #expect(rect.components == [10, 20, -4, -6])
    #expect(rect.standardized == Rect(6, 14, 4, 6))
    #expect(rect.corners == [Point(10, 20), Point(6, 20), Point(10, 14), Point(6, 14)])
    #expect(rect.point(at: Point(0.5, 0.5)) == Point(8, 17))
  }

  @Test(arguments: [
    (Point(0, 0), true), (Point(9.5, 19.5), true), (Point(10, 5), false), (Point(5, 20), false),
    (Point(-0.5, 5), false),
  ])
  func onlyMinimumEdgesBelongToARectangle(point: Point, isInside: Bool) {
    #expect(Rect(0, 0, 10, 20).contains(point) == isInside)
    #expect(Rect(10, 20, -10, -20).contains(point) == isInside)
  }
}
