public import Geometry

/// The pace of an animation within a cycle.
public enum TimingFunction: Hashable, Sendable {
  /// A curve that has a name.
  case named(Name)
  /// A curve given by its two inner control points.
  case custom(CubicCurve)

  /// The curve that the function is.
  public var curve: CubicCurve {
    switch self {
    case .named(let name): name.curve
    case .custom(let curve): curve
    }
  }

  /// Tells whether another function has the same control points, which are kept in single precision.
  public func isSame(as other: TimingFunction) -> Bool {
    let numbers = { (curve: CubicCurve) in
      [curve.first.x, curve.first.y, curve.second.x, curve.second.y].map { Float($0) }
    }
    return numbers(curve) == numbers(other.curve)
  }

  /// The names of the predefined curves; the raw values travel on the wire.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// Even pace.
    case linear
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Slow at both ends.
    case easeInEaseOut
    /// The pace of implicit animations.
    case `default`

    /// The control points of the predefined curve (FUNC-01..05).
    public var curve: CubicCurve {
      switch self {
      case .linear: CubicCurve(0, 0, 1, 1)
      case .easeIn: CubicCurve(0.42, 0, 1, 1)
      case .easeOut: CubicCurve(0, 0, 0.58, 1)
      case .easeInEaseOut: CubicCurve(0.42, 0, 0.58, 1)
      case .default: CubicCurve(0.25, 0.1, 0.25, 1)
      }
    }
  }
}
