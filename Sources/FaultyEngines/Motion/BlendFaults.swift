import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Values between two others that are mixed or paced wrongly.
  static let blends: [Fault] = [
    Fault(
      "linear-is-eased", "the timing function linear runs at the pace of easeIn",
      breaks: [.func(1)], taking: [.progress],
      smallest: """
        new a1 {keyPath: "transform.rotation.z", byValue: 1, beginTime: 99.9375, repeatCount: 0, fillMode: "removed", timingFunction: timing(linear)}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.transform
        """
    ) { LinearIsEased() },
    Fault(
      "falling-values-eased-backwards", "values that fall are paced from their end",
      breaks: [.func(15)], taking: [.ends, .progress],
      smallest: """
        new a1 {keyPath: "zPosition", fromValue: 1, beginTime: 99.9375, timingFunction: timing(easeIn)}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) { FallingEasedBackwards() },
    Fault(
      "point-coordinates-swapped", "between two points x and y are exchanged",
      breaks: [.interp(2), .anim(29)], taking: [.between],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", toValue: (0, 1), beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.position
        """
    ) { CoordinatesSwapped() },
    Fault(
      "full-turn-as-matrix-turns", "a matrix of a full turn turns the layer all the way round",
      breaks: [.interp(12), .interp(11)], taking: [.between],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "transform", toValue: planar(1, -2.4492935982947064e-16, 2.4492935982947064e-16, 1, 0, 0), fromValue: identity, beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.transform
        """
    ) { FullTurnTurns() },
    Fault(
      "angles-as-matrices", "an angle that is animated goes the short way",
      breaks: [.interp(14)], taking: [.ends],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "transform.rotation.z", toValue: 4, beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.transform
        """
    ) { AnglesAsMatrices() },
    Fault(
      "paths-switch", "between two paths the first is shown to the end",
      breaks: [.interp(19)], taking: [.between],
      smallest: """
        new l1 CAShapeLayer
        host l1
        new a1 {keyPath: "path", fromValue: path[M 0 0], toValue: path[M 0 1], beginTime: 99.9375}
        addAnimation a1 to l1
        tick
        get l1.presentation.path
        """
    ) { PathsSwitch() },
  ]
}

private struct LinearIsEased: TimingSemantics {
  mutating func progress(_ fraction: Double, pace: Pace) -> Double {
    pace.name == .linear
      ? TimingFunction.Name.easeIn.curve.progress(at: fraction)
      : pace.curve.progress(at: fraction)
  }
}

private struct FallingEasedBackwards: AnimationSemantics, TimingSemantics {
  private var isFalling = false

  mutating func ends(
    of object: AnimationObject, below: Value
  ) -> (from: Value, to: Value)? {
    var standard = StandardSemantics()
    let ends = standard.ends(of: object, below: below)
    let from = ends?.from.asNumber ?? 0
    isFalling = ends?.to.asNumber ?? 0 < from
    return ends
  }

  mutating func progress(_ fraction: Double, pace: Pace) -> Double {
    isFalling
      ? 1 - pace.curve.progress(at: 1 - fraction) : pace.curve.progress(at: fraction)
  }
}

private struct CoordinatesSwapped: MotionSemantics {
  mutating func between(_ from: Value, _ to: Value, at fraction: Double) -> Value? {
    let standard = Interpolation.between(from, to, at: fraction)
    guard from != to, let point = standard?.asPoint else { return standard }
    return .point(Point(point.y, point.x))
  }
}

private struct FullTurnTurns: MotionSemantics {
  mutating func between(_ from: Value, _ to: Value, at fraction: Double) -> Value? {
    let identity = Value.transform(.identity)
    guard from == identity, to != identity,
      to.isEqual(to: identity, within: Tolerance(absolute: 1e-9))
    else { return Interpolation.between(from, to, at: fraction) }
    return .transform(.rotation(2 * .pi * fraction, about: Axis(0, 0, 1)))
  }
}

private struct AnglesAsMatrices: AnimationSemantics {
  mutating func ends(
    of object: AnimationObject, below: Value
  ) -> (from: Value, to: Value)? {
    var standard = StandardSemantics()
    guard let ends = standard.ends(of: object, below: below) else { return nil }
    let isAngle = object[.keyPath].asString?.hasPrefix("transform.rotation") == true
    guard isAngle, let from = ends.from.asNumber, let to = ends.to.asNumber else { return ends }
    return (ends.from, .number(from + (to - from).remainder(dividingBy: 2 * .pi)))
  }
}

private struct PathsSwitch: MotionSemantics {
  mutating func between(_ from: Value, _ to: Value, at fraction: Double) -> Value? {
    if case .path = from, fraction < 1 { return from }
    return Interpolation.between(from, to, at: fraction)
  }
}
