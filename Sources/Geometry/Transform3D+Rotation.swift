#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A direction in space, of any length.
public struct Axis: Hashable, Sendable {
  /// The components of the vector.
  public var x, y, z: Double

  /// Creates a direction from its components.
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The length of the vector; computed without overflow for all finite components.
  public var length: Double {
    let largest = max(abs(x), abs(y), abs(z))
    guard largest > 0, largest.isFinite else { return largest }
    let (a, b, c) = (x / largest, y / largest, z / largest)
    return largest * (a * a + b * b + c * c).squareRoot()
  }
}

extension Transform3D {
  /// The matrix that turns about an axis through the origin.
  ///
  /// A rotation about z by a right angle takes (1, 0) to (0, 1).
  ///
  /// - Parameters:
  ///   - angle: The angle in radians.
  ///   - axis: The axis; its length does not matter, and one of length zero turns nothing.
  /// - Returns: The matrix.
  public static func rotation(_ angle: Double, about axis: Axis) -> Transform3D {
    let length = axis.length
    guard length > 0 else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (cosine, sine) = (cos(angle), sin(angle))
    let rest = 1 - cosine
    var result = Transform3D.identity
    result.m11 = x * x * rest + cosine
    result.m12 = x * y * rest + z * sine
    result.m13 = x * z * rest - y * sine
    result.m21 = x * y * rest - z * sine
    result.m22 = y * y * rest + cosine
    result.m23 = y * z * rest + x * sine
    result.m31 = x * z * rest + y * sine
    result.m32 = y * z * rest - x * sine
    result.m33 = z * z * rest + cosine
    return result
  }
}
