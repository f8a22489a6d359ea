#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A map of the plane made of a uniform positive scale, a rotation and a translation, in this order.
public struct Similarity: Hashable, Sendable {
  /// The factor, above zero.
  public var scale: Double
  /// The angle of rotation about the z axis, in radians.
  public var angle: Double
  /// The displacement, in points.
  public var translation: Point
  /// The factor along the z axis, which a turn and a displacement in the plane leave alone.
  public var depth: Double

  /// Takes a matrix apart; nil unless it is of this form.
  public init?(_ matrix: Transform3D) {
    let planar = matrix.planar
    let isPlanar =
      !matrix.hasPerspective && matrix.m13 == 0 && matrix.m23 == 0 && matrix.m31 == 0
      && matrix.m32 == 0 && matrix.m43 == 0
    let scale = (planar.a * planar.a + planar.b * planar.b).squareRoot()
    guard isPlanar, scale > 0, abs(planar.a - planar.d) <= 1e-9 * scale,
      abs(planar.b + planar.c) <= 1e-9 * scale
    else { return nil }
    self.scale = scale
    angle = atan2(planar.b, planar.a)
    translation = Point(planar.tx, planar.ty)
    depth = matrix.m33
  }

  /// The parts put together.
  public var matrix: Transform3D {
    let (cosine, sine) = (scale * cos(angle), scale * sin(angle))
    var result = Transform3D(
      AffineTransform(cosine, sine, -sine, cosine, translation.x, translation.y))
    result.m33 = depth
    return result
  }
}
