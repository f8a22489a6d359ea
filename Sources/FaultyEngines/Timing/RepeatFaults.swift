import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Animations that last too long or too short, or run at the wrong pace.
  static let repeats: [Fault] = [
    Fault(
      "repeat-count-ignored", "an animation runs once, whatever its repeatCount",
      breaks: [.time(17)], taking: [.timeline],
      smallest: """
        new a1 {keyPath: "position", duration: 1, fromValue: (0, 0), beginTime: 99, repeatCount: 0.5, timingFunction: nil, delegate: h1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        """
    ) {
      TimelineFault { timeline, object in
        let isCounted = object[.repeatDuration].asNumber == 0
        if isCounted { timeline.activeDuration = timeline.duration }
      }
    },
    Fault(
      "repeat-duration-ignored", "repeatDuration does not extend an animation",
      breaks: [.time(18)], taking: [.timeline],
      smallest: """
        new a1 {keyPath: "position", duration: 1, toValue: (0, 0), beginTime: 99, repeatDuration: 0.5, fillMode: "removed", timingFunction: nil, delegate: h1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        """
    ) {
      TimelineFault { timeline, object in
        let isLimited = (object[.repeatDuration].asNumber ?? 0) > 0
        if isLimited { timeline.activeDuration = timeline.duration }
      }
    },
    Fault(
      "animation-speed-ignored", "an animation runs at the pace of its layer, whatever its speed",
      breaks: [.time(19), .anim(74), .time(28)], taking: [.timeline],
      smallest: """
        new a1 {keyPath: "cornerRadius", fromValue: 0, toValue: 1, cumulative: true, repeatCount: 3, beginTime: 99.6875, speed: 2}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.cornerRadius
        """
    ) { TimelineFault { timeline, _ in timeline.speed = 1 } },
    Fault(
      "repeat-count-rounded", "a fraction of a cycle in repeatCount is dropped",
      breaks: [.time(20)], taking: [.timeline],
      smallest: """
        new a1 {keyPath: "position", duration: 1, toValue: (0, 0), beginTime: 98.75, repeatCount: 1.5, timingFunction: nil, delegate: h1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        """
    ) {
      TimelineFault { timeline, object in
        let count = object[.repeatCount].asNumber ?? 0
        guard count.isFinite, count > 0, object[.repeatDuration].asNumber == 0 else { return }
        timeline.activeDuration *= count.rounded(.down) / count
      }
    },
    Fault(
      "endless-runs-once", "an infinite repeatCount is taken for none",
      breaks: [.time(21), .time(17)], taking: [.timeline],
      smallest: """
        new a1 {keyPath: "position", duration: 1, toValue: (0, 0), beginTime: 1, repeatCount: inf, removedOnCompletion: false, timingFunction: nil, delegate: h1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        """
    ) {
      TimelineFault { timeline, _ in
        if timeline.activeDuration.isInfinite { timeline.activeDuration = timeline.duration }
      }
    },
    Fault(
      "linear-is-default", "timing functions are ignored and animations run evenly",
      breaks: [.func(2), .func(3), .func(4), .func(5)], taking: [.progress],
      smallest: """
        new a1 {keyPath: "zPosition", fromValue: 1, beginTime: 99.9375, timingFunction: timing(easeIn)}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        get l1.presentation.zPosition
        """
    ) { EvenPace() },
    Fault(
      "default-is-ease-in-out", "the default curve has the control points of easeInEaseOut",
      breaks: [.func(5)], taking: [.namedCurve],
      smallest: """
        controlPoint 1 of timing(default)
        """
    ) {
      NamedCurveFault(.default, .easeInEaseOut)
    },
    Fault(
      "ease-in-out-swapped", "easeIn has the control points of easeOut", breaks: [.func(2)],
      taking: [.namedCurve],
      smallest: """
        controlPoint 1 of timing(easeIn)
        """
    ) { NamedCurveFault(.easeIn, .easeOut) },
  ]
}

private struct TimelineFault: TimingSemantics {
  private let change: @Sendable (inout Timeline, AnimationObject) -> Void

  init(_ change: @escaping @Sendable (inout Timeline, AnimationObject) -> Void) {
    self.change = change
  }

  mutating func timeline(_ timeline: Timeline, of object: AnimationObject) -> Timeline {
    var changed = timeline
    change(&changed, object)
    return changed
  }
}

private struct EvenPace: TimingSemantics {
  mutating func progress(_ fraction: Double, pace: Pace) -> Double { fraction }
}

private struct NamedCurveFault: TimingSemantics {
  private let mistaken: TimingFunction.Name
  private let taken: TimingFunction.Name

  init(_ mistaken: TimingFunction.Name, _ taken: TimingFunction.Name) {
    self.mistaken = mistaken
    self.taken = taken
  }

  mutating func namedCurve(_ function: TimingFunction) -> CubicCurve {
    var standard = StandardSemantics()
    return standard.namedCurve(function == .named(mistaken) ? .named(taken) : function)
  }
}
