import Geometry
import LayerScript

extension Semantics: MotionSemantics {
  mutating func between(_ from: Value, _ to: Value, at fraction: Double) -> Value? {
    self[motion: .between].between(from, to, at: fraction)
  }

  mutating func track(_ track: KeyframeTrack) -> KeyframeTrack {
    self[motion: .track].track(track)
  }

  mutating func segmentPace(_ fraction: Double, at index: Int, of track: KeyframeTrack) -> Double {
    self[motion: .segmentPace].segmentPace(fraction, at: index, of: track)
  }

  mutating func point(
    on path: Path, at fraction: Double, mode: KeyframeTrack.Mode?, hasValues: Bool
  ) -> Point? {
    self[motion: .point].point(on: path, at: fraction, mode: mode, hasValues: hasValues)
  }

  mutating func cyclePace(_ fraction: Double, pace: Pace, isReplaced: Bool) -> Double {
    self[motion: .cyclePace].cyclePace(fraction, pace: pace, isReplaced: isReplaced)
  }

  mutating func members(of group: AnimationObject) -> [AnimationObject] {
    self[motion: .members].members(of: group)
  }

  mutating func springProgress(
    _ spring: SpringCurve, at seconds: Double, duration: Double
  ) -> Double {
    self[motion: .springProgress].springProgress(spring, at: seconds, duration: duration)
  }

  mutating func settlingDuration(of spring: SpringCurve, object: AnimationObject) -> Double? {
    self[motion: .settlingDuration].settlingDuration(of: spring, object: object)
  }

  mutating func adding(_ part: Value, to below: Value) -> Value? {
    self[motion: .adding].adding(part, to: below)
  }

  mutating func cumulating(_ part: Value, end: Value, cycle: Double) -> Value? {
    self[motion: .cumulating].cumulating(part, end: end, cycle: cycle)
  }

  mutating func matrix(
    _ function: ValueFunction, from: [Double], to: [Double], at fraction: Double
  ) -> Transform3D? {
    self[motion: .matrix].matrix(function, from: from, to: to, at: fraction)
  }

  mutating func memberTime(_ cycleTime: Double, in group: Timeline, layerTime: Double) -> Double {
    self[motion: .memberTime].memberTime(cycleTime, in: group, layerTime: layerTime)
  }

  mutating func memberTimeline(_ timeline: Timeline, in group: Timeline) -> Timeline {
    self[motion: .memberTimeline].memberTimeline(timeline, in: group)
  }

  mutating func memberFills(_ mode: String) -> Bool {
    self[motion: .memberFills].memberFills(mode)
  }

  mutating func transitionKey(_ key: String?) -> String? {
    self[motion: .transitionKey].transitionKey(key)
  }

  mutating func duringTransition(_ value: Value, of property: Property) -> Value {
    self[motion: .duringTransition].duringTransition(value, of: property)
  }

  mutating func evaluate(_ curve: CubicCurve, at fraction: Double) -> Double {
    self[motion: .evaluate].evaluate(curve, at: fraction)
  }

  mutating func valueFunctionName(_ name: String) -> String? {
    self[motion: .valueFunctionName].valueFunctionName(name)
  }

  mutating func copy(of object: AnimationObject) -> AnimationObject {
    self[motion: .copy].copy(of: object)
  }
}
