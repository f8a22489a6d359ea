import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Local times that run from another origin, do not convert back, or are taken for the clock's.
  static let localTimes: [Fault] = [
    Fault(
      "plain-time-from-creation",
      "the time of a plain layer is counted from the start of the script",
      breaks: [.time(3), .time(4)], taking: [.localTime],
      smallest: """
        new l1
        convertTime 0 from nil to l1
        """
    ) {
      LocalTimeFault { parent, timing in
        timing == .plain ? parent - 100 : timing.localTime(parent)
      }
    },
    Fault(
      "time-back-keeps-offset", "converting a time upwards leaves the offset where it is",
      breaks: [.time(6), .time(4)], taking: [.parentTime],
      smallest: """
        new l1 {timeOffset: 1}
        convertTime 0 from l1 to nil
        """
    ) { BackKeepsOffset() },
    Fault(
      "own-time-taken-for-clock",
      "a time that is converted to the layer it belongs to is taken for the clock's",
      breaks: [.time(7)], taking: [.keepsOwnTime],
      smallest: """
        new l1 {speed: 0}
        convertTime 1 from l1 to l1
        """
    ) { OwnTimeIsClock() },
    Fault(
      "standstill-runs-on", "a layer of speed 0 goes on at the pace of the layer above",
      breaks: [.time(9), .time(1)], taking: [.localTime],
      smallest: """
        new l1 {speed: 0}
        convertTime 1 from nil to l1
        """
    ) {
      LocalTimeFault { parent, timing in
        timing.speed == 0
          ? parent - timing.begin + timing.offset : timing.localTime(parent)
      }
    },
    Fault(
      "begin-by-the-clock", "the beginTime of an animation is compared with the clock",
      breaks: [.time(14)], taking: [.resolvedBegin],
      smallest: """
        new a1 {keyPath: "position", duration: 1, toValue: (0, 0), beginTime: -1, repeatDuration: 2, delegate: h1}
        new l1 {speed: 0}
        host l1
        addAnimation a1 to l1 key k
        tick
        """
    ) { BeginByTheClock() },
    Fault(
      "begins-staggered", "animations of one commit begin one after the other",
      breaks: [.time(16), .time(32)], taking: [.resolvedBegin],
      smallest: """
        new a1 {keyPath: "zPosition", fromValue: 0, beginTime: 0, timingFunction: nil, delegate: h1}
        new l1 {actions: {position: a1}, position: (0, 1)}
        host l1
        addAnimation a1 to l1
        tick
        """
    ) { BeginsStaggered() },
    Fault(
      "way-back-unmirrored", "the way back of an animation has the pace of the way there",
      breaks: [.time(22)], taking: [.cycleProgress],
      smallest: """
        new a1 {keyPath: "zPosition", duration: 1, toValue: 0, fromValue: 1, beginTime: 98.75, autoreverses: true, timingFunction: timing(easeIn)}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) { WayBackUnmirrored() },
    Fault(
      "offset-shifts-back", "the timeOffset of an endless animation shifts its phase back",
      breaks: [.time(23)], taking: [.timeline],
      smallest: """
        new a1 {keyPath: "zPosition", duration: 1, toValue: 0, fromValue: 1, beginTime: 99.9375, repeatCount: inf, timeOffset: 1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) { OffsetShiftsBack() },
    Fault(
      "pace-of-all-cycles", "a timing function paces all repetitions together",
      breaks: [.time(24)], taking: [.cycleProgress],
      smallest: """
        new a1 {keyPath: "zPosition", duration: 1, toValue: 0, fromValue: 1, beginTime: 99.9375, repeatDuration: 2, timingFunction: timing(easeIn)}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) { PaceOfAllCycles() },
  ]
}

private struct BackKeepsOffset: TimingSemantics {
  mutating func parentTime(_ local: Double, _ timing: LayerTiming) -> Double {
    local / timing.speed + timing.begin
  }
}

private struct OwnTimeIsClock: TimingSemantics {
  var keepsOwnTime: Bool { false }
}

private struct BeginByTheClock: TimingSemantics {
  mutating func resolvedBegin(_ begin: Double, localTime: Double, clock: Double) -> Double {
    begin == 0 ? localTime : begin - clock + localTime
  }
}

private struct BeginsStaggered: TimingSemantics {
  private var clock = -Double.infinity
  private var count = 0.0

  mutating func resolvedBegin(_ begin: Double, localTime: Double, clock: Double) -> Double {
    guard begin == 0 else { return begin }
    count = clock == self.clock ? count + 1 : 0
    self.clock = clock
    return localTime + count / 64
  }
}

private struct WayBackUnmirrored: TimingSemantics {
  mutating func cycleProgress(
    at place: CyclePlace, of timeline: Timeline, pace: Pace
  ) -> Double? {
    let isBack = timeline.autoreverses && place.index.truncatingRemainder(dividingBy: 2) == 1
    return isBack ? 1 - progress(1 - place.fraction, pace: pace) : nil
  }
}

private struct OffsetShiftsBack: TimingSemantics {
  mutating func timeline(_ timeline: Timeline, of object: AnimationObject) -> Timeline {
    var shifted = timeline
    shifted.offset = -timeline.offset
    return shifted
  }
}

private struct PaceOfAllCycles: TimingSemantics {
  mutating func cycleProgress(
    at place: CyclePlace, of timeline: Timeline, pace: Pace
  ) -> Double? {
    let cycles = timeline.activeDuration / timeline.duration
    guard cycles.isFinite, cycles > 1, !timeline.autoreverses else {
      return nil
    }
    let eased = progress((place.index + place.fraction) / cycles, pace: pace) * cycles
    return eased - min(eased.rounded(.down), cycles.rounded(.up) - 1)
  }
}
