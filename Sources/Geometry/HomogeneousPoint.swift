/// A point in space with a weight, as matrices map it: the row `(x, y, z, w)` in front of a matrix.
public struct HomogeneousPoint: Hashable, Sendable {
  /// The coordinates before the division by the weight, in points.
  public var x, y, z: Double
  /// The weight; 1 for a point that no perspective has touched.
  public var w: Double

  /// Creates a point of weight 1 at a depth.
  public init(_ point: Point, z: Double = 0) {
    x = point.x
    y = point.y
    self.z = z
    w = 1
  }

  /// The point in the plane: x and y divided by the weight.
  public var projected: Point { Point(x / w, y / w) }

  /// The point moved by a displacement, which acts as a translation matrix does.
  public func moved(by displacement: Point, z depth: Double = 0) -> HomogeneousPoint {
    var result = self
    result.x += displacement.x * w
    result.y += displacement.y * w
    result.z += depth * w
    return result
  }

  /// The coordinates and the weight, in their order.
  public var components: [Double] { [x, y, z, w] }

  /// The image under a matrix: the row in front of it.
  public static func * (point: HomogeneousPoint, matrix: Transform3D) -> HomogeneousPoint {
    let (x, y, z, w) = (point.x, point.y, point.z, point.w)
    var result = point
    result.x = x * matrix.m11 + y * matrix.m21 + z * matrix.m31 + w * matrix.m41
    result.y = x * matrix.m12 + y * matrix.m22 + z * matrix.m32 + w * matrix.m42
    result.z = x * matrix.m13 + y * matrix.m23 + z * matrix.m33 + w * matrix.m43
    result.w = x * matrix.m14 + y * matrix.m24 + z * matrix.m34 + w * matrix.m44
    return result
  }
}
