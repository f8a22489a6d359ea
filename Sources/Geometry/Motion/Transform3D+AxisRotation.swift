#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One of the three axes of space.
public enum CoordinateAxis: CaseIterable, Hashable, Sendable {
  /// To the right.
  case x
  /// Along the second coordinate.
  case y
  /// Towards the viewer.
  case z
}

extension Transform3D {
  /// The rotation about a coordinate axis by an angle in radians; unlike a rotation about any axis it
  /// leaves the entries outside its plane exactly as they are in the identity.
  public static func axisRotation(_ axis: CoordinateAxis, by angle: Double) -> Transform3D {
    let (cosine, sine) = (cos(angle), sin(angle))
    var result = Transform3D.identity
    switch axis {
    case .x: (result.m22, result.m23, result.m32, result.m33) = (cosine, sine, -sine, cosine)
    case .y: (result.m11, result.m13, result.m31, result.m33) = (cosine, -sine, sine, cosine)
    case .z: (result.m11, result.m12, result.m21, result.m22) = (cosine, sine, -sine, cosine)
    }
    return result
  }

  /// The angle, in radians, by which a matrix turns about an axis and does nothing else; nil unless
  /// it is such a rotation.
  public func angle(about axis: CoordinateAxis) -> Double? {
    let angle =
      switch axis {
      case .x: atan2(m23, m22)
      case .y: atan2(m31, m33)
      case .z: atan2(m12, m11)
      }
    let pure = Self.axisRotation(axis, by: angle)
    let isPure = zip(components, pure.components).allSatisfy { abs($0 - $1) <= 1e-9 }
    return isPure ? angle : nil
  }
}
