import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Layers whose time runs wrongly, and times that are converted wrongly.
  static let clocks: [Fault] = [
    Fault(
      "offset-before-speed", "timeOffset is scaled by speed like the time of the layer above",
      breaks: [.time(1)], taking: [.localTime],
      smallest: """
        new l1 {speed: 0, timeOffset: 1}
        convertTime 0 from nil to l1
        """
    ) {
      LocalTimeFault { parent, timing in (parent - timing.begin + timing.offset) * timing.speed }
    },
    Fault(
      "begin-time-ignored", "beginTime does not move a layer's time", breaks: [.time(1)],
      taking: [.localTime],
      smallest: """
        new l1 {beginTime: 1}
        convertTime 0 from nil to l1
        """
    ) {
      LocalTimeFault { parent, timing in parent * timing.speed + timing.offset }
    },
    Fault(
      "time-skips-ancestors", "a layer's time depends on its own timing alone",
      breaks: [.time(2), .time(8)], taking: [.timingChain],
      smallest: """
        new l1
        new l2 {speed: 2, sublayers: [l1]}
        convertTime 1 from l1 to l2
        """
    ) { TimeSkipsAncestors() },
    Fault(
      "time-back-unscaled", "converting a time upwards forgets to divide by speed",
      breaks: [.time(5), .time(4)], taking: [.parentTime],
      smallest: """
        new l1 {speed: 2}
        convertTime 1 from l1 to nil
        """
    ) { TimeBackUnscaled() },
    Fault(
      "begins-at-clock-zero", "an animation without begin time begins at time zero",
      breaks: [.time(15)], taking: [.resolvedBegin],
      smallest: """
        new a1 {keyPath: "position", delegate: h1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        """
    ) { BeginsAtClockZero() },
  ]
}

private struct TimeSkipsAncestors: TimingSemantics {
  mutating func timingChain(_ layers: [Int]) -> [Int] { Array(layers.prefix(1)) }
}

private struct TimeBackUnscaled: TimingSemantics {
  mutating func parentTime(_ local: Double, _ timing: LayerTiming) -> Double {
    (local - timing.offset) + timing.begin
  }
}

private struct BeginsAtClockZero: TimingSemantics {
  mutating func resolvedBegin(_ begin: Double, localTime: Double, clock: Double) -> Double {
    begin
  }
}
