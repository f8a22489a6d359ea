/// A path as a list of drawing elements, in points.
public struct Path: Hashable, Sendable {
  /// One drawing element; the last point of each is the current point of the next.
  public enum Element: Hashable, Sendable {
    /// Starts a new piece at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic curve with one control point, to a point.
    case quadratic(Point, Point)
    /// A cubic curve with two control points, to a point.
    case cubic(Point, Point, Point)
    /// A straight line back to the start of the piece.
    case close
  }

  /// The elements in drawing order.
  public var elements: [Element]

  /// Creates a path from its elements.
  public init(_ elements: [Element]) {
    self.elements = elements
  }
}
