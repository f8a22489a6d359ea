package import Geometry
package import LayerScript

/// The timing of one layer relative to the layer above it.
package struct LayerTiming: Hashable, Sendable {
  package var begin: Double
  package var speed: Double
  package var offset: Double

  /// The timing of a layer of which nothing was set (TIME-03).
  package static let plain = LayerTiming(begin: 0, speed: 1, offset: 0)

  /// The local time when the layer above shows a time (TIME-01).
  package func localTime(_ parent: Double) -> Double { (parent - begin) * speed + offset }

  /// The same to twice the precision.
  func localTime(_ parent: DoubleDouble) -> DoubleDouble { (parent - begin) * speed + offset }
}

/// The decisions about time that a faulty engine may take differently.
package protocol TimingSemantics: PartialSemantics {
  /// The local time of a layer when the layer above it shows a time (TIME-01).
  mutating func localTime(_ parent: Double, _ timing: LayerTiming) -> Double

  /// The time that the layer above shows at a local time; the inverse of `localTime` (TIME-05).
  mutating func parentTime(_ local: Double, _ timing: LayerTiming) -> Double

  /// Tells whether a time that is converted to the layer it belongs to stays (TIME-07).
  var keepsOwnTime: Bool { get }

  /// The layers whose timing composes to that of a layer, outermost last (TIME-02, TIME-08).
  mutating func timingChain(_ layers: [Int]) -> [Int]

  /// The begin time that an attached animation is said to have (TIME-32).
  mutating func readBegin(_ begin: Double) -> Double

  /// The begin time that an animation gets at its outermost commit (TIME-15).
  mutating func resolvedBegin(_ begin: Double, localTime: Double, clock: Double) -> Double

  /// The timing of an attached animation (TIME-17..21).
  mutating func timeline(_ timeline: Timeline, of object: AnimationObject) -> Timeline

  /// The curve that a timing function stands for (FUNC-01..05).
  mutating func namedCurve(_ function: TimingFunction) -> CubicCurve

  /// The progress that a fraction of a cycle stands for (FUNC-01..05).
  mutating func progress(_ fraction: Double, pace: Pace) -> Double

  /// The progress at a place of the cycles; nil for that of the fraction of the one cycle (TIME-22,
  /// TIME-24).
  mutating func cycleProgress(
    at place: CyclePlace, of timeline: Timeline, pace: Pace
  ) -> Double?
}

extension TimingSemantics {
  package var keepsOwnTime: Bool { true }

  package mutating func localTime(_ parent: Double, _ timing: LayerTiming) -> Double {
    timing.localTime(parent)
  }

  package mutating func parentTime(_ local: Double, _ timing: LayerTiming) -> Double {
    (local - timing.offset) / timing.speed + timing.begin
  }

  package mutating func timingChain(_ layers: [Int]) -> [Int] { layers }

  package mutating func readBegin(_ begin: Double) -> Double { begin }

  package mutating func resolvedBegin(
    _ begin: Double, localTime: Double, clock: Double
  ) -> Double {
    begin == 0 ? localTime : begin
  }

  package mutating func timeline(_ timeline: Timeline, of object: AnimationObject) -> Timeline {
    timeline
  }

  package mutating func namedCurve(_ function: TimingFunction) -> CubicCurve {
    Pace(.timing(function)).curve
  }

  package mutating func progress(_ fraction: Double, pace: Pace) -> Double {
    pace.curve.progress(at: fraction)
  }

  package mutating func cycleProgress(
    at place: CyclePlace, of timeline: Timeline, pace: Pace
  ) -> Double? { nil }
}
