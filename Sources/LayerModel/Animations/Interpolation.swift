import Geometry
package import LayerScript

/// Arithmetic on the values between which animations run.
package enum Interpolation {
  /// The two ends by which of `from`, `to` and `by` are set (ANIM-22..27); nil when values do not fit.
  package static func ends(
    from: Value, to: Value, by: Value, below: Value
  ) -> (from: Value, to: Value)? {
    switch (from != .nil, to != .nil, by != .nil) {
    case (true, true, _): return (from, to)
    case (true, false, true): return sum(from, by).map { (from, $0) }
    case (false, true, true): return sum(to, by, factor: -1).map { ($0, to) }
    case (true, false, false): return (from, below)
    case (false, true, false): return (below, to)
    case (false, false, true): return sum(below, by).map { (below, $0) }
    case (false, false, false): return nil
    }
  }

  /// One value plus a multiple of another, number by number (ANIM-29); nil when they do not fit.
  package static func sum(_ value: Value, _ other: Value, factor: Double = 1) -> Value? {
    guard let ours = value.components, let theirs = other.components, ours.count == theirs.count
    else { return nil }
    return value.with(components: zip(ours, theirs).map { $0 + factor * $1 })
  }

  /// The value at a fraction of the way, number by number or, of matrices, part by part; nil when
  /// the ends do not fit.
  ///
  /// Equal ends give that value for every fraction.
  package static func between(_ from: Value, _ to: Value, at fraction: Double) -> Value? {
    if from == to { return from }
    if let first = from.asTransform, let last = to.asTransform {
      return .transform(first.between(last, at: fraction))
    }
    if case .path(let first) = from, case .path(let last) = to {
      return first.between(last, at: fraction).map { .path($0) }
    }
    guard let ours = from.components, let theirs = to.components, ours.count == theirs.count else {
      return nil
    }
    return from.with(components: zip(ours, theirs).map { $0 + ($1 - $0) * fraction })
  }
}
