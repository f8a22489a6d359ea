import Geometry
import LayerModel
import LayerScript

/// What the animations of a script run between, and along.
extension Draft {
  /// Matrices between which the way is known, and a few between which it is not.
  static let matrixPairs: [(from: Transform3D, to: Transform3D)] = [
    (.identity, .translation(8, 4, 2)), (.identity, .scale(2, 3, 4)),
    (.identity, .axisRotation(.z, by: 1)), (.identity, .axisRotation(.z, by: 3 * .pi / 2)),
    (.axisRotation(.x, by: -0.5), .axisRotation(.x, by: 0.75)),
    (.identity, .axisRotation(.y, by: 1.25)),
    (.identity, .axisRotation(.z, by: 1) * .scale(2, 2, 2)),
    (.scale(3, 3, 3), .axisRotation(.z, by: -1.5)), (.scale(2, 3, 4), .scale(3, 3, 3)),
    (.scale(-1, 1), .scale(-1, 1)), (.scale(-1, 1), .identity), (.scale(0, 1), .identity),
    // A full turn comes out as the identity but for the last places.
    (.identity, .axisRotation(.z, by: 2 * .pi)),
    // The short way from one to the other is not the way of the angles that an arctangent gives.
    (.axisRotation(.z, by: 2.25), .axisRotation(.z, by: -2.25)),
    (.identity, .axisRotation(.y, by: 2.25)), (.identity, .axisRotation(.x, by: 1.5)),
    // A turn about all three axes at once.
    (.identity, Transform3D.axisRotation(.z, by: .pi / 2) * .axisRotation(.y, by: .pi / 2)),
    // What no scale and turn amount to stays as it is between equal ends.
    (sheared, sheared), (.scale(3e7, 3e7, 1), .axisRotation(.z, by: 1) * .scale(3e7, 3e7, 1)),
    (receding, receding),
    // Turns by more than half of a turn about each axis, whose parts are taken from other sums.
    (.axisRotation(.x, by: 3), .axisRotation(.x, by: 1)),
    (.axisRotation(.y, by: 3), .axisRotation(.y, by: -2.5)),
    (.identity, .rotation(2.5, about: Axis(1, 1, 1))),
    // Mirrored through depth, alone and with a turn.
    (.scale(1, 1, -1), .scale(2, 3, -4)), (.scale(1, -1, 1), .axisRotation(.z, by: 1)),
    (.axisRotation(.z, by: 1) * .scale(-2, 2, 2), .axisRotation(.z, by: 1) * .scale(-2, 2, 2)),
    (.scale(0.001, 0.001, 0.001), .scale(1000, 1000, 1000)),
    (.translation(1e6, -1e6, 1e6), .translation(-1e6, 1e6, 0)),
    (sheared * .translation(1, 2, 3), sheared * .scale(2, 2, 2)), (receding, .translation(8, 4, 2)),
  ]

  /// Paths between which the way is known because they have the same elements, and two that have others.
  static let pathPairs: [(from: Path, to: Path)] = [
    (
      Path([.move(.zero), .line(Point(10, 0))]),
      Path([.move(Point(0, 10)), .line(Point(20, 30))])
    ),
    (
      Path([.move(Point(4, 4)), .line(Point(8, -4)), .close]),
      Path([.move(.zero), .line(Point(16, 0)), .close])
    ),
    (
      Path([.move(.zero), .quadratic(Point(8, 0), Point(8, 8))]),
      Path([.move(Point(4, 0)), .quadratic(Point(16, 4), Point(0, 16))])
    ),
    (
      Path([.move(.zero), .cubic(Point(4, 0), Point(8, 4), Point(8, 8))]),
      Path([.move(Point(2, 2)), .cubic(Point(0, 8), Point(8, 0), Point(16, 2))])
    ),
    (
      Path([.move(.zero), .line(Point(10, 0))]),
      Path([.move(.zero), .line(Point(10, 0)), .line(Point(10, 10))])
    ),
  ]

  /// A matrix with a perspective.
  static let receding: Transform3D = {
    var matrix = Transform3D.identity
    matrix.m34 = -0.002
    return matrix
  }()

  /// A matrix that is no scale with a turn.
  static let sheared = Transform3D(AffineTransform(1, 0.5, -0.25, 2, 7, -3))

  /// Paths to move along: of lines, and of the other elements that a path may have.
  static let tracks: [Path] = [
    Path([.move(.zero), .line(Point(30, 40)), .line(Point(30, 140))]),
    Path([.move(Point(1, 2)), .line(Point(9, 2)), .line(Point(9, 3))]),
    Path([.move(.zero), .line(Point(8, 0)), .line(Point(8, 4)), .close]),
    Path([.move(.zero), .quadratic(Point(20, 0), Point(20, 20)), .line(Point(60, 20))]),
    Path([.move(.zero), .line(Point(4, 3)), .cubic(Point(4, 23), Point(24, 3), Point(24, 23))]),
  ]

  /// The paces of segments.
  static let paces: [Value] = [
    .timing(.named(.easeIn)), .timing(.named(.linear)), .timing(.named(.easeOut)),
    .timing(.custom(CubicCurve(1, 0, 0.8, 1))), .timing(.custom(CubicCurve(0.2, 0, 0, 1))),
  ]

  /// Key times for some number of values, away from the fractions at which values are mostly read.
  static func times(_ count: Int) -> [[Double]] {
    switch count {
    case 2: [[0, 1]]
    case 3: [[0, 0.3, 1], [0, 0.7, 1], [0, 0, 1]]
    case 4: [[0, 0.2, 0.8, 1], [0, 0.3, 0.3, 1]]
    default: [[0, 0.1, 0.6, 0.9, 1]]
    }
  }
}
