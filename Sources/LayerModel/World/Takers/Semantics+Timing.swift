import Geometry
import LayerScript

extension Semantics: TimingSemantics {
  mutating func localTime(_ parent: Double, _ timing: LayerTiming) -> Double {
    self[timing: .localTime].localTime(parent, timing)
  }

  mutating func parentTime(_ local: Double, _ timing: LayerTiming) -> Double {
    self[timing: .parentTime].parentTime(local, timing)
  }

  var keepsOwnTime: Bool { self[timing: .keepsOwnTime].keepsOwnTime }

  mutating func timingChain(_ layers: [Int]) -> [Int] {
    self[timing: .timingChain].timingChain(layers)
  }

  mutating func readBegin(_ begin: Double) -> Double {
    self[timing: .readBegin].readBegin(begin)
  }

  mutating func resolvedBegin(_ begin: Double, localTime: Double, clock: Double) -> Double {
    self[timing: .resolvedBegin].resolvedBegin(begin, localTime: localTime, clock: clock)
  }

  mutating func timeline(_ timeline: Timeline, of object: AnimationObject) -> Timeline {
    self[timing: .timeline].timeline(timeline, of: object)
  }

  mutating func namedCurve(_ function: TimingFunction) -> CubicCurve {
    self[timing: .namedCurve].namedCurve(function)
  }

  mutating func progress(_ fraction: Double, pace: Pace) -> Double {
    self[timing: .progress].progress(fraction, pace: pace)
  }

  mutating func cycleProgress(
    at place: CyclePlace, of timeline: Timeline, pace: Pace
  ) -> Double? {
    self[timing: .cycleProgress].cycleProgress(at: place, of: timeline, pace: pace)
  }
}
