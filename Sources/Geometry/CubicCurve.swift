/// The curve of a media timing function: a cubic Bézier from (0, 0) to (1, 1).
public struct CubicCurve: Hashable, Sendable {
  /// The first inner control point; its x lies in 0...1.
  public var first: Point
  /// The second inner control point; its x lies in 0...1.
  public var second: Point

  /// Creates a curve from its two inner control points, coordinate by coordinate.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = Point(x1, y1)
    second = Point(x2, y2)
  }

  /// The progress at a fraction of a cycle; outside 0...1 the curve holds its ends.
  ///
  /// The answer is `y(s)` where `x(s) = fraction`. Bisection keeps the root bracketed, so a curve
  /// with a flat or vertical stretch is as safe as any other.
  public func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if first.x == first.y && second.x == second.y { return fraction }
    return Self.bezier(first.y, second.y, at: parameter(at: fraction))
  }

  /// The curve parameter at which x reaches a fraction strictly between 0 and 1.
  ///
  /// x never decreases because both control points lie in 0...1. Newton steps are taken while they
  /// stay inside the bracket; otherwise the bracket is halved.
  public func parameter(at fraction: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var guess = fraction
    for _ in 0..<128 {
      let error = Self.bezier(first.x, second.x, at: guess) - fraction
      if error == 0 { return guess }
      if error < 0 { low = guess } else { high = guess }
      let slope = Self.slope(first.x, second.x, at: guess)
      var next = slope > 0 ? guess - error / slope : -1
      if next <= low || next >= high { next = low + (high - low) / 2 }
      if next == guess || next <= low || next >= high { return guess }
      guess = next
    }
    return guess
  }

  /// How fast x grows with the curve parameter where x reaches a fraction; answers near such a place
  /// are the less certain the smaller it is.
  public func slope(at fraction: Double) -> Double {
    guard fraction > 0, fraction < 1 else {
      return Self.slope(first.x, second.x, at: fraction <= 0 ? 0 : 1)
    }
    return Self.slope(first.x, second.x, at: parameter(at: fraction))
  }

  /// The polynomial of one coordinate, whose ends are 0 and 1.
  static func bezier(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * p1 + 3 * rest * s * s * p2 + s * s * s
  }

  static func slope(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * p1 + 6 * rest * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }
}
