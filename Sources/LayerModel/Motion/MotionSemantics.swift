package import Geometry
package import LayerScript

/// The decisions about what moves how between which values that a faulty engine may take differently.
package protocol MotionSemantics: PartialSemantics {
  /// The value at a fraction of the way between two (INTERP-01..13); nil when the two do not fit.
  mutating func between(_ from: Value, _ to: Value, at fraction: Double) -> Value?

  /// The track of a key-frame animation, as it is carried out (ANIM-38..50).
  mutating func track(_ track: KeyframeTrack) -> KeyframeTrack

  /// The fraction of a segment after its own pace (ANIM-43, ANIM-47, ANIM-48).
  mutating func segmentPace(_ fraction: Double, at index: Int, of track: KeyframeTrack) -> Double

  /// The point of a path at a fraction of the cycle (ANIM-51..53); nil for values that win over it.
  mutating func point(
    on path: Path, at fraction: Double, mode: KeyframeTrack.Mode?, hasValues: Bool
  ) -> Point?

  /// The fraction of the cycle after the pace of the whole, unless segments replace it (ANIM-48).
  mutating func cyclePace(_ fraction: Double, pace: Pace, isReplaced: Bool) -> Double

  /// The members of a group that are carried out (ANIM-62).
  mutating func members(of group: AnimationObject) -> [AnimationObject]

  /// The progress of a spring after some seconds of a cycle (ANIM-63..66).
  mutating func springProgress(
    _ spring: SpringCurve, at seconds: Double, duration: Double
  ) -> Double

  /// How long a spring says that it needs (ANIM-68, ANIM-76, ANIM-77).
  mutating func settlingDuration(of spring: SpringCurve, object: AnimationObject) -> Double?

  /// Adds the value of an additive animation to the one below (ANIM-31, ANIM-32).
  mutating func adding(_ part: Value, to below: Value) -> Value?

  /// The value of a cumulative animation in a cycle, counted from 0 (ANIM-35, ANIM-37).
  mutating func cumulating(_ part: Value, end: Value, cycle: Double) -> Value?

  /// The matrix of a value function (ANIM-54, ANIM-55).
  mutating func matrix(
    _ function: ValueFunction, from: [Double], to: [Double], at fraction: Double
  ) -> Transform3D?

  /// The time that the members of a group see (ANIM-56, ANIM-59).
  mutating func memberTime(_ cycleTime: Double, in group: Timeline, layerTime: Double) -> Double

  /// The timing of a member in the time of its group (ANIM-56..58).
  mutating func memberTimeline(_ timeline: Timeline, in group: Timeline) -> Timeline

  /// Tells whether a member fills after its end (ANIM-58).
  mutating func memberFills(_ mode: String) -> Bool

  /// The key under which a transition is attached (ANIM-70).
  mutating func transitionKey(_ key: String?) -> String?

  /// What a shown value is while a transition runs (ANIM-72).
  mutating func duringTransition(_ value: Value, of property: Property) -> Value

  /// The value of a timing function, asked for by itself (FUNC-07..16).
  mutating func evaluate(_ curve: CubicCurve, at fraction: Double) -> Double

  /// The name that a value function answers when it is looked up (ANIM-82).
  mutating func valueFunctionName(_ name: String) -> String?

  /// The object that copying an animation makes (ANIM-80).
  mutating func copy(of object: AnimationObject) -> AnimationObject
}

extension MotionSemantics {
  package mutating func between(_ from: Value, _ to: Value, at fraction: Double) -> Value? {
    Interpolation.between(from, to, at: fraction)
  }

  package mutating func track(_ track: KeyframeTrack) -> KeyframeTrack { track }

  package mutating func segmentPace(
    _ fraction: Double, at index: Int, of track: KeyframeTrack
  ) -> Double {
    guard track.mode == .linear || track.mode == .cubic, track.paces.indices.contains(index) else {
      return fraction
    }
    return Pace(track.paces[index]).curve.progress(at: fraction)
  }

  package mutating func point(
    on path: Path, at fraction: Double, mode: KeyframeTrack.Mode?, hasValues: Bool
  ) -> Point? { path.point(atLength: fraction) }

  package mutating func cyclePace(
    _ fraction: Double, pace: Pace, isReplaced: Bool
  ) -> Double { isReplaced ? fraction : pace.curve.progress(at: fraction) }

  package mutating func members(of group: AnimationObject) -> [AnimationObject] { group.members }

  package mutating func springProgress(
    _ spring: SpringCurve, at seconds: Double, duration: Double
  ) -> Double { spring.progress(at: seconds) }

  package mutating func settlingDuration(
    of spring: SpringCurve, object: AnimationObject
  ) -> Double? { spring.settlingDuration }

  package mutating func adding(_ part: Value, to below: Value) -> Value? {
    Interpolation.sum(below, part)
  }

  package mutating func cumulating(_ part: Value, end: Value, cycle: Double) -> Value? {
    Interpolation.sum(part, end, factor: cycle)
  }

  package mutating func matrix(
    _ function: ValueFunction, from: [Double], to: [Double], at fraction: Double
  ) -> Transform3D? {
    function.matrix(zip(from, to).map { $0 + ($1 - $0) * fraction })
  }

  package mutating func memberTime(
    _ cycleTime: Double, in group: Timeline, layerTime: Double
  ) -> Double { cycleTime }

  package mutating func memberTimeline(_ timeline: Timeline, in group: Timeline) -> Timeline {
    timeline
  }

  package mutating func memberFills(_ mode: String) -> Bool {
    mode == "forwards" || mode == "both"
  }

  package mutating func transitionKey(_ key: String?) -> String? { "transition" }

  package mutating func duringTransition(_ value: Value, of property: Property) -> Value { value }

  package mutating func evaluate(_ curve: CubicCurve, at fraction: Double) -> Double {
    curve.progress(at: fraction)
  }

  package mutating func valueFunctionName(_ name: String) -> String? {
    ValueFunction(rawValue: name)?.rawValue
  }

  package mutating func copy(of object: AnimationObject) -> AnimationObject { object }
}
