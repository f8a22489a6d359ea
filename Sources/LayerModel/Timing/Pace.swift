package import Geometry
package import LayerScript
import Rules

/// The pace of an animation within a cycle, with the rule behind a curve that has a name.
package struct Pace: Hashable, Sendable {
  /// The name of the curve, if it has one.
  package let name: TimingFunction.Name?
  /// The curve.
  package let curve: CubicCurve

  /// The pace of a property value; none is linear.
  init(_ value: Value) {
    switch value {
    case .timing(.named(let known)):
      name = known
      curve = known.curve
    case .timing(.custom(let custom)):
      name = nil
      curve = custom
    default:
      name = nil
      curve = TimingFunction.Name.linear.curve
    }
  }

  /// Tells whether progress equals the fraction.
  var isLinear: Bool { curve == TimingFunction.Name.linear.curve }

  /// The rule that says which curve the name stands for.
  var rule: RuleID? { name.map { $0.rule } }
}

extension TimingFunction.Name {
  /// The rule that says which control points the name stands for.
  var rule: RuleID {
    switch self {
    case .linear: .func(1)
    case .easeIn: .func(2)
    case .easeOut: .func(3)
    case .easeInEaseOut: .func(4)
    case .default: .func(5)
    }
  }
}

extension World {
  /// Reads one of the four control points of a timing function (FUNC-01..05).
  mutating func controlPoint(_ index: Int, of function: TimingFunction) -> Expected {
    let pace = semantics.timing.namedCurve(function)
    let points = [Point.zero, pace.first, pace.second, Point(1, 1)]
    guard points.indices.contains(index) else {
      return Reading(.nil, open: .beyondReference).expected()
    }
    var why = Why.none
    switch function {
    case .named(let name): why = state.because(name.rule)
    case .custom: why = state.because(.func(6))
    }
    // Linear may be given by other points that make the same curve.
    let open: OpenItem? = function == .named(.linear) ? .beyondReference : nil
    let tolerance = Tolerance(absolute: 1e-4)
    return Reading(.point(points[index]), why: why, open: open, tolerance: tolerance).expected()
  }
}
