/// A homogeneous 4 by 4 matrix in Core Animation's row convention: `v' = v M`.
///
/// Plain doubles and pure functions: no operation looks at anything but its arguments.
public struct Transform3D: Hashable, Sendable {
  /// First row.
  public var m11, m12, m13, m14: Double
  /// Second row.
  public var m21, m22, m23, m24: Double
  /// Third row.
  public var m31, m32, m33, m34: Double
  /// Fourth row: the translation and the weight.
  public var m41, m42, m43, m44: Double

  /// Creates a matrix from sixteen numbers, row by row.
  ///
  /// Returns nil unless there are exactly sixteen.
  public init?(rows numbers: [Double]) {
    guard numbers.count == 16 else { return nil }
    m11 = numbers[0]
    m12 = numbers[1]
    m13 = numbers[2]
    m14 = numbers[3]
    m21 = numbers[4]
    m22 = numbers[5]
    m23 = numbers[6]
    m24 = numbers[7]
    m31 = numbers[8]
    m32 = numbers[9]
    m33 = numbers[10]
    m34 = numbers[11]
    m41 = numbers[12]
    m42 = numbers[13]
    m43 = numbers[14]
    m44 = numbers[15]
  }

  /// Creates the embedding of a two-dimensional map: m33 and m44 are 1, the other entries 0.
  public init(_ affine: AffineTransform) {
    m11 = affine.a
    m12 = affine.b
    m13 = 0
    m14 = 0
    m21 = affine.c
    m22 = affine.d
    m23 = 0
    m24 = 0
    m31 = 0
    m32 = 0
    m33 = 1
    m34 = 0
    m41 = affine.tx
    m42 = affine.ty
    m43 = 0
    m44 = 1
  }

  /// The matrix that moves nothing.
  public static let identity = Transform3D(AffineTransform.identity)

  /// The sixteen numbers, row by row.
  public var components: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Tells whether each number and that of another matrix in its place fulfil a condition.
  public func matches(_ other: Transform3D, _ areNear: (Double, Double) -> Bool) -> Bool {
    areNear(m11, other.m11) && areNear(m12, other.m12) && areNear(m13, other.m13)
      && areNear(m14, other.m14) && areNear(m21, other.m21) && areNear(m22, other.m22)
      && areNear(m23, other.m23) && areNear(m24, other.m24) && areNear(m31, other.m31)
      && areNear(m32, other.m32) && areNear(m33, other.m33) && areNear(m34, other.m34)
      && areNear(m41, other.m41) && areNear(m42, other.m42) && areNear(m43, other.m43)
      && areNear(m44, other.m44)
  }

  /// Tells whether every component equals that of the identity exactly.
  public var isIdentity: Bool { self == .identity }

  /// Tells whether the matrix is exactly the embedding of a two-dimensional map.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m43 == 0
      && m33 == 1 && m44 == 1
  }

  /// Tells whether the matrix divides by a weight that depends on the point, or by one other than 1.
  public var hasPerspective: Bool { m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 }

  /// Tells whether depth enters or leaves the plane: then two dimensions do not describe the matrix.
  public var mixesDepth: Bool {
    m13 != 0 || m23 != 0 || m31 != 0 || m32 != 0 || m33 != 1 || m43 != 0
  }

  /// The six entries that act within the plane, whether or not the matrix is affine.
  public var planar: AffineTransform { AffineTransform(m11, m12, m21, m22, m41, m42) }
}

extension Transform3D {
  /// The matrix that moves by a displacement, in points.
  public static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Transform3D {
    var result = Transform3D.identity
    result.m41 = x
    result.m42 = y
    result.m43 = z
    return result
  }

  /// The matrix that scales about the origin.
  public static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Transform3D {
    var result = Transform3D.identity
    result.m11 = x
    result.m22 = y
    result.m33 = z
    return result
  }

  /// The matrix that applies the left one first and then the right one.
  public static func * (left: Transform3D, right: Transform3D) -> Transform3D {
    let rows = [left.components, right.components]
    var product = [Double](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        var sum = 0.0
        for inner in 0..<4 { sum += rows[0][row * 4 + inner] * rows[1][inner * 4 + column] }
        product[row * 4 + column] = sum
      }
    }
    return Transform3D(rows: product) ?? .identity
  }
}
