extension Path {
  /// The first point of the path; nil when it draws nothing (ANIM-52).
  public var start: Point? { flattened.first }

  /// The last point of the path; nil when it draws nothing (ANIM-52).
  public var end: Point? { flattened.last }

  /// The point after a fraction of the path's length (ANIM-53); nil when it draws nothing.
  ///
  /// Curves count as the chain of `pieces` short lines through them, which for ordinary curves is
  /// true to their length within a hundredth of a percent.
  public func point(atLength fraction: Double) -> Point? {
    let points = flattened
    guard let chain = Polyline(points.map { [$0.x, $0.y] }) else { return points.first }
    let place = chain.place(at: fraction)
    return points[place.piece].between(points[place.piece + 1], at: place.fraction)
  }

  /// Whether it is in pieces, so that no line leads all the way from its first point to its last.
  public var isInPieces: Bool { elements.dropFirst().contains(where: \.isMove) }

  /// Whether it has a first or a last point that no line leads from or to.
  public var hasLonePoint: Bool {
    elements.count > 1 && (elements[1].isMove || elements.last?.isMove == true)
  }

  /// Tells whether the path is made of straight lines alone, whose length is exact.
  public var isPolygonal: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move, .line, .close: true
      case .quadratic, .cubic: false
      }
    }
  }

  /// Into how many lines a curve is cut.
  private static let pieces = 64

  /// The path as a chain of points of its own space, between which it is straight or nearly so.
  ///
  /// A second piece is joined to the first by a straight line. Empty where the path draws nothing.
  public var flattened: [Point] {
    var points: [Point] = []
    var start: Point?
    for element in elements {
      let current = points.last ?? .zero
      switch element {
      case .move(let point):
        start = point
        points.append(point)
      case .line(let point):
        points.append(point)
      case .quadratic(let control, let point):
        points += Self.cut([current, control, point])
      case .cubic(let first, let second, let point):
        points += Self.cut([current, first, second, point])
      case .close:
        if let start { points.append(start) }
      }
    }
    return points
  }

  /// The points on a Bézier curve, its start excluded, by repeated halving of the control polygon.
  private static func cut(_ polygon: [Point]) -> [Point] {
    (1...pieces).map { piece in
      let fraction = Double(piece) / Double(pieces)
      var points = polygon
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { $0.between($1, at: fraction) }
      }
      return points[0]
    }
  }
}

extension Point {
  /// The point at a fraction of the straight way to another.
  func between(_ other: Point, at fraction: Double) -> Point {
    Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
  }
}

extension Path.Element {
  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }
}
