/// A rectangle as it was given: nothing is standardised unless asked for.
public struct Rect: Hashable, Sendable {
  /// The corner from which the size is measured.
  public var origin: Point
  /// The extent; negative numbers are kept (see `standardized`).
  public var size: Size

  /// Creates a rectangle from its corner and its extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers in the order x, y, width, height.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// The rectangle with all four numbers zero.
  public static let zero = Rect(0, 0, 0, 0)

  /// The same area with a size that is not negative.
  public var standardized: Rect {
    Rect(
      Swift.min(origin.x, origin.x + size.width),
      Swift.min(origin.y, origin.y + size.height),
      abs(size.width),
      abs(size.height))
  }

  /// The four numbers in the order x, y, width, height.
  public var components: [Double] {
    [origin.x, origin.y, size.width, size.height]
  }

  /// Tells whether each number and that of another rectangle in its place fulfil a condition.
  public func matches(_ other: Rect, _ areNear: (Double, Double) -> Bool) -> Bool {
    areNear(origin.x, other.origin.x) && areNear(origin.y, other.origin.y)
      && areNear(size.width, other.size.width) && areNear(size.height, other.size.height)
  }

  /// The corners in the order min-min, max-min, min-max, max-max of the given numbers.
  public var corners: [Point] {
    let (farX, farY) = (origin.x + size.width, origin.y + size.height)
    return [origin, Point(farX, origin.y), Point(origin.x, farY), Point(farX, farY)]
  }

  /// The point at a fraction of the way along each side; (0.5, 0.5) is the centre.
  public func point(at fraction: Point) -> Point {
    Point(origin.x + fraction.x * size.width, origin.y + fraction.y * size.height)
  }

  /// Tells whether a point lies inside: minimum edges belong to the rectangle, maximum edges do not.
  public func contains(_ point: Point) -> Bool {
    let area = standardized
    return point.x >= area.origin.x && point.x < area.origin.x + area.size.width
      && point.y >= area.origin.y && point.y < area.origin.y + area.size.height
  }

  /// The smallest rectangle around some points; zero when there are none.
  public static func boundingBox(of points: [Point]) -> Rect {
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = Point(Swift.min(low.x, point.x), Swift.min(low.y, point.y))
      high = Point(Swift.max(high.x, point.x), Swift.max(high.y, point.y))
    }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}
