import Geometry
import LayerScript

extension Double {
  /// The number within a product: one below zero in brackets.
  var factor: String { self < 0 ? "(\(scriptText))" : scriptText }

  /// The number with six decimals at most.
  var brief: String {
    magnitude < 1e6 ? ((self * 1e6).rounded() / 1e6).scriptText : scriptText
  }

  /// The number without what arithmetic leaves behind its ninth decimal.
  var rounded9: Double {
    magnitude < 1e6 ? (self * 1e9).rounded() / 1e9 : self
  }

  /// Tells whether two numbers are the same but for rounding.
  func isNear(_ other: Double) -> Bool {
    abs(self - other) <= 1e-6 * max(1, magnitude, other.magnitude)
  }
}

extension Point {
  /// The point without what arithmetic leaves behind the ninth decimals.
  var rounded: Point { Point(x.rounded9, y.rounded9) }

  /// Tells whether two points are the same but for rounding.
  func isNear(_ other: Point) -> Bool { x.isNear(other.x) && y.isNear(other.y) }
}

extension Rect {
  /// Tells whether two rectangles are the same but for rounding.
  func isNear(_ other: Rect) -> Bool {
    zip(components, other.components).allSatisfy { $0.isNear($1) }
  }
}
