import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Layers that stand still, go on, or change their pace, and what becomes of it.
  static let pauses: [Fault] = [
    Fault(
      "standstill-at-zero", "a layer that stands still shows time zero",
      breaks: [.time(10), .time(1)], taking: [.localTime],
      smallest: """
        new l1 {speed: 0, timeOffset: 1}
        convertTime 0 from nil to l1
        """
    ) {
      LocalTimeFault { parent, timing in
        timing.speed == 0 ? 0 : timing.localTime(parent)
      }
    },
    Fault(
      "pause-is-not-made-up-for", "a layer that goes on after a pause ignores its beginTime",
      breaks: [.time(11)], taking: [.localTime],
      smallest: """
        new l1 {beginTime: 1}
        new l2 {speed: 0, sublayers: [l1]}
        convertTime 0 from nil to l1
        """
    ) { PauseIsForgotten() },
    Fault(
      "timers-run-on", "the end of an animation comes by the clock while its layer stands still",
      breaks: [.time(12), .call(17)], taking: [.toldTime],
      smallest: """
        new a1 {keyPath: "position", duration: 1, toValue: (0, 0), beginTime: 0, timingFunction: nil, delegate: h1}
        new l1 {speed: 0}
        host l1
        addAnimation a1 to l1 key k
        tick
        """
    ) { TimersRunOn() },
    Fault(
      "scrubs-forward-only", "a layer that stands still is never put back", breaks: [.time(13)],
      taking: [.localTime],
      smallest: """
        new l1 {speed: 0, timeOffset: 1}
        convertTime 0 from nil to l1
        set l1.timeOffset 0
        convertTime 0 from nil to l1
        """
    ) { ScrubsForwardOnly() },
    Fault(
      "time-in-single-precision", "times are kept in single precision",
      breaks: [.time(26), .time(4)], taking: [.localTime],
      smallest: """
        new l1
        convertTime 16777217 from nil to l1
        """
    ) {
      LocalTimeFault { parent, timing in Double(Float(timing.localTime(parent))) }
    },
    Fault(
      "unseen-animation-is-dropped",
      "an animation that begins and ends between two frames is never told of",
      breaks: [.time(27)], taking: [.toldTime],
      smallest: """
        new a1 {keyPath: "position", duration: 1, byValue: (0, 0), beginTime: 1, removedOnCompletion: false, timingFunction: nil, delegate: h1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        """
    ) { DropsWhatWasNeverSeen() },
    Fault(
      "changed-speed-goes-on", "a layer with a new speed goes on from where it was",
      breaks: [.time(29)], taking: [.localTime],
      smallest: """
        new l1
        new l2 {speed: 0, sublayers: [l1]}
        convertTime 1 from nil to l1
        """
    ) { ChangedSpeedGoesOn() },
    Fault(
      "levels-in-wrong-order", "times go through the innermost layer first", breaks: [.time(30)],
      taking: [.timingChain],
      smallest: """
        new l1 {speed: 2}
        new l2 {beginTime: 1, sublayers: [l1]}
        convertTime 0 from l1 to nil
        """
    ) { LevelsInWrongOrder() },
    Fault(
      "later-begin-adds-time", "a later beginTime puts local time forward", breaks: [.time(31)],
      taking: [.localTime],
      smallest: """
        new l1 {beginTime: 1}
        convertTime 0 from nil to l1
        """
    ) {
      LocalTimeFault { parent, timing in
        (parent + timing.begin) * timing.speed + timing.offset
      }
    },
    Fault(
      "begin-time-never-resolved", "an attached animation is never told when it begins",
      breaks: [.time(32)], taking: [.readBegin],
      smallest: """
        new l1
        host l1
        new a1
        addAnimation a1 to l1 key "opacity"
        tick
        get l1.animation(opacity).beginTime
        """
    ) { BeginTimeNeverResolved() },
  ]
}

struct LocalTimeFault: TimingSemantics {
  private let formula: @Sendable (_ parent: Double, LayerTiming) -> Double

  init(_ formula: @escaping @Sendable (_ parent: Double, LayerTiming) -> Double) {
    self.formula = formula
  }

  mutating func localTime(_ parent: Double, _ timing: LayerTiming) -> Double {
    formula(parent, timing)
  }
}

private struct PauseIsForgotten: TimingSemantics {
  private var wasPaused = false

  mutating func localTime(_ parent: Double, _ timing: LayerTiming) -> Double {
    if timing.speed == 0 { wasPaused = true }
    var timing = timing
    if wasPaused { timing.begin = 0 }
    return timing.localTime(parent)
  }
}

private struct TimersRunOn: CallbackSemantics {
  mutating func toldTime(_ local: Double, of animation: AttachedAnimation, clock: Double) -> Double
  {
    max(local, clock)
  }
}

private struct DropsWhatWasNeverSeen: CallbackSemantics {
  private struct Course: Hashable {
    let key: String?
    let begin: Double
  }

  private var seen: Set<Course> = []

  mutating func toldTime(_ local: Double, of animation: AttachedAnimation, clock: Double) -> Double
  {
    guard let begin = animation.begin else { return local }
    let course = Course(key: animation.key, begin: begin)
    if local < begin + animation.object.number(.duration), local >= begin { seen.insert(course) }
    return seen.contains(course) ? local : min(local, begin - 1)
  }
}

private struct ScrubsForwardOnly: TimingSemantics {
  private var latest = -Double.infinity

  mutating func localTime(_ parent: Double, _ timing: LayerTiming) -> Double {
    let time = timing.localTime(parent)
    if timing.speed != 0 { return time }
    latest = max(latest, time)
    return latest
  }
}

private struct ChangedSpeedGoesOn: TimingSemantics {
  private struct Layer: Hashable {
    let begin: Double
    let offset: Double
  }

  private var seen: [Layer: (speed: Double, parent: Double, local: Double)] = [:]

  mutating func localTime(_ parent: Double, _ timing: LayerTiming) -> Double {
    let layer = Layer(begin: timing.begin, offset: timing.offset)
    if let before = seen[layer], before.speed != timing.speed {
      return before.local + (parent - before.parent) * timing.speed
    }
    let local = timing.localTime(parent)
    seen[layer] = (timing.speed, parent, local)
    return local
  }
}

private struct LevelsInWrongOrder: TimingSemantics {
  mutating func timingChain(_ layers: [Int]) -> [Int] { layers.reversed() }
}

private struct BeginTimeNeverResolved: TimingSemantics {
  mutating func readBegin(_ begin: Double) -> Double { 0 }
}
