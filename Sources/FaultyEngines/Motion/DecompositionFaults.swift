import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Matrices that are taken apart and put together again without some of what they were.
  static let decompositions: [Fault] = [
    Fault(
      "mirrors-are-lost", "a matrix that mirrors comes out of an animation without its mirror",
      breaks: [.interp(7)], taking: [.between], smallest: steady("scale(-1, 1, 1)")
    ) {
      Recomposition { matrix in
        guard matrix.planar.determinant < 0 else { return nil }
        var turned = matrix
        (turned.m11, turned.m12) = (-matrix.m11, -matrix.m12)
        return turned
      }
    },
    Fault(
      "shears-are-lost", "a matrix that shears comes out of an animation without its shear",
      breaks: [.interp(7)], taking: [.between],
      smallest: steady("planar(1, 0.5, -0.25, 2, 7, -3)")
    ) {
      Recomposition { matrix in
        let planar = matrix.planar
        guard planar.a * planar.c + planar.b * planar.d != 0 else { return nil }
        var straight = matrix
        (straight.m21, straight.m22) = (-matrix.m12, matrix.m11)
        return straight
      }
    },
    Fault(
      "perspectives-are-lost", "a matrix with a perspective comes out of an animation without it",
      breaks: [.interp(7)], taking: [.between],
      smallest: steady("matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1)")
    ) {
      Recomposition { matrix in
        guard matrix.m34 != 0 else { return nil }
        var flat = matrix
        flat.m34 = 0
        return flat
      }
    },
  ]

  /// An animation whose ends are the same matrix.
  private static func steady(_ matrix: String) -> String {
    """
    new l1
    host l1
    new a1 {keyPath: "transform", fromValue: \(matrix), toValue: \(matrix), beginTime: 99.9375}
    addAnimation a1 to l1
    tick
    get l1.presentation.transform
    """
  }
}

/// An engine that loses something of a matrix between equal ends.
private struct Recomposition: MotionSemantics {
  /// What is left of a matrix; nil where all of it is.
  private let rest: @Sendable (Transform3D) -> Transform3D?

  init(_ rest: @escaping @Sendable (Transform3D) -> Transform3D?) {
    self.rest = rest
  }

  mutating func between(_ from: Value, _ to: Value, at fraction: Double) -> Value? {
    if from == to, let left = from.asTransform.flatMap(rest) { return .transform(left) }
    return Interpolation.between(from, to, at: fraction)
  }
}
