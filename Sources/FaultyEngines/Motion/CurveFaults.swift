import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Timing functions that are evaluated in another way.
  static let curves: [Fault] = [
    Fault(
      "curve-read-by-parameter",
      "a timing function is read at its parameter and not at its fraction",
      breaks: [.func(7), .func(8)], taking: [.evaluate],
      smallest: """
        evaluate timing(easeIn) at 0.25
        """
    ) {
      CurveFault { curve, fraction, _ in
        let rest = 1 - fraction
        return 3 * rest * rest * fraction * curve.first.y
          + 3 * rest * fraction * fraction * curve.second.y + fraction * fraction * fraction
      }
    },
    Fault(
      "curve-from-table", "a timing function is a table of ten entries",
      breaks: [.func(8), .func(10), .func(12)], taking: [.evaluate],
      smallest: """
        evaluate timing(easeIn) at 0.25
        """
    ) {
      CurveFault { curve, fraction, standard in
        guard fraction > 0, fraction < 1 else { return standard }
        let low = (fraction * 10).rounded(.down) / 10
        let (from, to) = (curve.progress(at: low), curve.progress(at: low + 0.1))
        return from + (to - from) * (fraction - low) * 10
      }
    },
    Fault(
      "curve-clamped", "the progress of a timing function never leaves 0...1",
      breaks: [.func(11)], taking: [.evaluate],
      smallest: """
        evaluate timing(0.68, -0.55, 0.265, 1.55) at 0.25
        """
    ) {
      CurveFault { _, _, standard in min(max(standard, 0), 1) }
    },
    Fault(
      "curve-extrapolates", "outside 0...1 a timing function goes on",
      breaks: [.func(16)], taking: [.evaluate],
      smallest: """
        evaluate timing(linear) at -0.5
        """
    ) {
      CurveFault { _, fraction, standard in
        fraction < 0 || fraction > 1 ? fraction : standard
      }
    },
    Fault(
      "curve-starts-late", "a timing function holds its ends for a hundredth of the way",
      breaks: [.func(9)], taking: [.evaluate],
      smallest: """
        evaluate timing(linear) at 0.001
        """
    ) {
      CurveFault { _, fraction, standard in
        if fraction < 0.01 { return 0 }
        return fraction > 0.99 ? 1 : standard
      }
    },
    Fault(
      "flat-curve-stalls",
      "a timing function that starts flat is solved no further than its fraction",
      breaks: [.func(14)], taking: [.evaluate],
      smallest: """
        evaluate timing(1, 0, 0.8, 1) at 0.25
        """
    ) {
      CurveFault { curve, fraction, standard in curve.first.x == 1 ? fraction : standard }
    },
    Fault(
      "control-points-swapped",
      "a custom timing function returns its two points in the wrong order",
      breaks: [.func(6)], taking: [.namedCurve],
      smallest: """
        controlPoint 1 of timing(0.25, 0.5, 0.75, 1)
        """
    ) {
      CustomFault()
    },
    Fault(
      "no-pace-is-default",
      "an animation without timing function runs at the pace of implicit ones",
      breaks: [.func(13)], taking: [.progress],
      smallest: """
        new a1 {keyPath: "transform", fromValue: identity, toValue: translation(8, 4, 2), beginTime: 99.9375}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.transform
        """
    ) {
      PlainFault()
    },
    Fault(
      "past-begin-starts-over",
      "an animation whose begin time has passed begins when it is committed",
      breaks: [.anim(73)], taking: [.resolvedBegin],
      smallest: """
        new a1 {keyPath: "position", toValue: (0, 0), beginTime: 99.9375, timingFunction: nil, delegate: h1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        """
    ) {
      PastFault()
    },
  ]
}

/// An engine that evaluates timing functions in another way.
private struct CurveFault: MotionSemantics {
  typealias Evaluate = @Sendable (CubicCurve, _ fraction: Double, _ standard: Double) -> Double
  private let evaluate: Evaluate

  init(_ evaluate: @escaping Evaluate) {
    self.evaluate = evaluate
  }

  mutating func evaluate(_ curve: CubicCurve, at fraction: Double) -> Double {
    evaluate(curve, fraction, curve.progress(at: fraction))
  }
}

/// An engine that confuses the two points of a custom curve.
private struct CustomFault: TimingSemantics {
  mutating func namedCurve(_ function: TimingFunction) -> CubicCurve {
    var standard = StandardSemantics()
    let curve = standard.namedCurve(function)
    guard case .custom = function else { return curve }
    return CubicCurve(curve.second.x, curve.second.y, curve.first.x, curve.first.y)
  }
}

/// An engine that paces what has no pace.
private struct PlainFault: TimingSemantics {
  mutating func progress(_ fraction: Double, pace: Pace) -> Double {
    let isPlain = pace.name == nil && pace.curve == TimingFunction.Name.linear.curve
    return (isPlain ? TimingFunction.Name.default.curve : pace.curve).progress(at: fraction)
  }
}

/// An engine that cannot begin in the past.
private struct PastFault: TimingSemantics {
  mutating func resolvedBegin(_ begin: Double, localTime: Double, clock: Double) -> Double {
    begin == 0 ? localTime : max(begin, localTime)
  }
}
