extension AffineTransform {
  /// The point whose image is given; not finite when the map cannot be undone.
  public func undo(_ image: Point) -> Point {
    let moved = Point(image.x - tx, image.y - ty)
    return Point(
      (d * moved.x - c * moved.y) / determinant, (a * moved.y - b * moved.x) / determinant)
  }

  /// The largest sum of the magnitudes of a row of the linear part.
  public var linearNorm: Double { max(abs(a) + abs(b), abs(c) + abs(d)) }

  /// How much a relative error may grow when the linear part is undone; infinite for a singular one.
  public var linearCondition: Double {
    guard determinant != 0, determinant.isFinite else { return .infinity }
    let inverseNorm = max(abs(d) + abs(b), abs(c) + abs(a)) / abs(determinant)
    return linearNorm * inverseNorm
  }
}
