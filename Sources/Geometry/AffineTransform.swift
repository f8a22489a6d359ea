/// A two-dimensional affine map in Core Animation's row convention: `x' = a x + c y + tx`.
public struct AffineTransform: Hashable, Sendable {
  /// How much of x enters the new x.
  public var a: Double
  /// How much of x enters the new y.
  public var b: Double
  /// How much of y enters the new x.
  public var c: Double
  /// How much of y enters the new y.
  public var d: Double
  /// The horizontal translation, in points.
  public var tx: Double
  /// The vertical translation, in points.
  public var ty: Double

  /// Creates a map from its six numbers in Core Animation's order.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that moves nothing.
  public static let identity = AffineTransform(1, 0, 0, 1, 0, 0)

  /// The six numbers in the order a, b, c, d, tx, ty.
  public var components: [Double] { [a, b, c, d, tx, ty] }

  /// The determinant of the linear part; zero means that the map cannot be undone.
  public var determinant: Double { a * d - b * c }

  /// The image of a point.
  public func callAsFunction(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The image of a displacement: the translation does not enter.
  public func linear(_ size: Size) -> Size {
    Size(a * size.width + c * size.height, b * size.width + d * size.height)
  }
}
