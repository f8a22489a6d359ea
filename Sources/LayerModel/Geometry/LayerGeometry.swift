package import Geometry

/// What a layer's frame is a function of.
package struct LayerGeometry: Hashable, Sendable {
  package var bounds: Rect
  package var position: Point
  package var anchorPoint: Point
  package var transform: Transform3D

  package init(bounds: Rect, position: Point, anchorPoint: Point, transform: Transform3D) {
    self.bounds = bounds
    self.position = position
    self.anchorPoint = anchorPoint
    self.transform = transform
  }

  /// The bounding box of the four corners of the bounds, mapped about the anchor point (GEO-06..13).
  ///
  /// Corners are taken relative to the anchor point, so that the bounds origin cancels exactly
  /// (GEO-08).
  package var frame: Rect {
    Rect.boundingBox(
      of: cornersFromAnchor.map { transform.planar($0) + position })
  }

  /// The bounds size and the position with which reading the frame returns the given rectangle
  /// (GEO-17..21); under an oblique transform, the size as GEO-40 has it.
  package func fitting(_ frame: Rect) -> (size: Size, position: Point) {
    let planar = transform.planar.straightened
    var fitted = self
    fitted.position = .zero
    fitted.bounds.size =
      if planar.b == 0 && planar.c == 0 {
        Size(
          frame.size.width.divided(by: planar.a, otherwise: bounds.size.width),
          frame.size.height.divided(by: planar.d, otherwise: bounds.size.height))
      } else if planar.a == 0 && planar.d == 0 {
        Size(
          frame.size.height.divided(by: planar.b, otherwise: bounds.size.width),
          frame.size.width.divided(by: planar.c, otherwise: bounds.size.height))
      } else if planar.determinant == 0 {
        bounds.size
      } else {
        planar.unmapped(frame.size)
      }
    if planar.isAxisAligned { return (fitted.bounds.size, frame.origin - fitted.frame.origin) }
    let half = Point(0.5, 0.5)
    return (fitted.bounds.size, frame.point(at: half) - fitted.frame.point(at: half))
  }

  /// The largest magnitude that occurs while the frame is computed; tolerances scale with it.
  package var largestIntermediate: Double {
    let corners = cornersFromAnchor.flatMap { [abs($0.x), abs($0.y)] }.max() ?? 0
    let linear = transform.planar.components.prefix(4).map(abs).max() ?? 0
    let places = [position.x, position.y, transform.m41, transform.m42]
    let inner = bounds.components.map(abs).max() ?? 0
    return max(inner, corners * max(1, linear) * 2, places.map(abs).max() ?? 0)
  }

  private var cornersFromAnchor: [Point] {
    let (width, height) = (bounds.size.width, bounds.size.height)
    let (left, top) = (-anchorPoint.x * width, -anchorPoint.y * height)
    return [
      Point(left, top), Point(left + width, top), Point(left, top + height),
      Point(left + width, top + height),
    ]
  }
}

extension Double {
  /// The number divided by the size of another; where that is zero, some other number (UL-02).
  fileprivate func divided(by factor: Double, otherwise other: Double) -> Double {
    factor == 0 ? other : self / abs(factor)
  }
}

extension AffineTransform {
  /// A size as a vector through the inverse of the linear part, with absolute values.
  fileprivate func unmapped(_ size: Size) -> Size {
    let width = (d * size.width - c * size.height) / determinant
    let height = (a * size.height - b * size.width) / determinant
    return Size(abs(width), abs(height))
  }

  /// Tells whether the sides of a rectangle stay parallel to the axes.
  package var isAxisAligned: Bool { isUpright || isQuarterTurned }

  /// The map without what the sine or cosine of a quarter turn leaves in the place of zero.
  package var straightened: AffineTransform {
    var map = self
    if isUpright { (map.b, map.c) = (0, 0) }
    if isQuarterTurned { (map.a, map.d) = (0, 0) }
    return map
  }

  private var isUpright: Bool { max(abs(b), abs(c)) <= 1e-15 * max(abs(a), abs(d)) }

  private var isQuarterTurned: Bool { max(abs(a), abs(d)) <= 1e-15 * max(abs(b), abs(c)) }

  /// Tells whether the linear part is a rotation in the plane.
  package var isRotation: Bool { a == d && b == -c && abs(determinant - 1) < 1e-12 }
}
