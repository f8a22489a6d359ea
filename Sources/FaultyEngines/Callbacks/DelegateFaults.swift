import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Delegates of animations that hear too much, too little, or at the wrong time.
  static let delegates: [Fault] = [
    Fault(
      "start-untold", "a delegate never hears that an animation has started",
      breaks: [.call(1)], taking: [.told],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", delegate: h1}
        addAnimation a1 to l1
        tick
        """
    ) { ToldOtherwise(of: .started, times: 0) },
    Fault(
      "start-before-begin", "a delegate hears of the start as soon as the animation is committed",
      breaks: [.call(1)], taking: [.toldTimeline],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", beginTime: 200, delegate: h1}
        addAnimation a1 to l1
        tick
        """
    ) { StartBeforeBegin() },
    Fault(
      "start-per-cycle", "a delegate hears of the start of every cycle",
      breaks: [.call(2)], taking: [.told],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", repeatCount: 2, delegate: h1}
        addAnimation a1 to l1
        tick
        """
    ) { StartPerCycle() },
    Fault(
      "stop-after-first-cycle", "a delegate hears of the end after the first cycle",
      breaks: [.call(3)], taking: [.toldTimeline, .leavesWhenFinished],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", beginTime: 99, duration: 0.5, repeatCount: 8, delegate: h1}
        addAnimation a1 to l1
        tick
        """
    ) { StopAfterFirstCycle(endless: false) },
    Fault(
      "stop-of-endless",
      "a delegate hears of the end of an endless animation after its first cycle",
      breaks: [.call(9)], taking: [.toldTimeline, .leavesWhenFinished],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", beginTime: 99, repeatCount: inf, delegate: h1}
        addAnimation a1 to l1
        tick
        """
    ) { StopAfterFirstCycle(endless: true) },
    Fault(
      "stop-untold", "a delegate never hears that an animation has run to its end",
      breaks: [.call(3)], taking: [.told],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", beginTime: 1, delegate: h1}
        addAnimation a1 to l1
        tick
        """
    ) { ToldOtherwise(of: .stopped, times: 0) },
    Fault(
      "stop-told-twice", "a delegate hears twice of each end",
      breaks: [.call(7)], taking: [.told],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", beginTime: 1, delegate: h1}
        addAnimation a1 to l1
        tick
        """
    ) { ToldOtherwise(of: .stopped, times: 2) },
    Fault(
      "stop-of-kept-untold", "a delegate does not hear of the end of an animation that stays",
      breaks: [.call(8)], taking: [.tellsEndOfKept],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", beginTime: 1, delegate: h1, removedOnCompletion: false}
        addAnimation a1 to l1
        tick
        """
    ) { KeptUntold() },
    Fault(
      "removed-says-finished",
      "a delegate hears that an animation has finished although it was removed",
      breaks: [.call(4), .anim(4)], taking: [.told],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", delegate: h1}
        addAnimation a1 to l1
        tick
        removeAllAnimations l1
        tick
        """
    ) { RemovedSaysFinished() },
    Fault(
      "removal-untold", "a delegate does not hear that its animation was removed",
      breaks: [.call(4), .call(9)], taking: [.tells],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", delegate: h1}
        addAnimation a1 to l1
        tick
        removeAllAnimations l1
        tick
        """
    ) { Untold(.removal) },
    Fault(
      "one-removal-told", "of several removed animations one alone is told",
      breaks: [.call(5)], taking: [.tells],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", delegate: h1}
        addAnimation a1 to l1
        addAnimation a1 to l1
        tick
        removeAllAnimations l1
        tick
        """
    ) { OneRemovalTold() },
    Fault(
      "replacement-untold", "a delegate does not hear that its animation was replaced",
      breaks: [.call(6), .anim(4)], taking: [.tells],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", delegate: h1}
        addAnimation a1 to l1 key k
        tick
        addAnimation a1 to l1 key k
        tick
        """
    ) { Untold(.replacement) },
    Fault(
      "detachment-untold", "a delegate does not hear of the end when the layer leaves the tree",
      breaks: [.call(16)], taking: [.tells],
      smallest: """
        new l1
        new l2
        host l1
        add l2 to l1
        new a1 {keyPath: "position", delegate: h1}
        addAnimation a1 to l2
        tick
        remove l2
        tick
        """
    ) { Untold(.detachment) },
    Fault(
      "members-told", "the delegates of a group's members are told",
      breaks: [.anim(61), .call(10)], taking: [.tellsMembers],
      smallest: """
        new a1 {keyPath: "position", duration: 1, toValue: (0, 0), fromValue: (0, 0), beginTime: 0, delegate: h1}
        new a2 CAAnimationGroup {animations: [a1]}
        new l1
        host l1
        addAnimation a2 to l1 key k
        tick
        """
    ) { MembersTold() },
    Fault(
      "told-at-once", "delegates are told within the step that attaches or removes",
      breaks: [.call(13)], taking: [.tellsAtOnce],
      smallest: """
        new a1 {keyPath: "position", speed: 2, repeatCount: 0, delegate: h1}
        new l1
        addAnimation a1 to l1 key k
        """
    ) { ToldAtOnce() },
    Fault(
      "chained-animation-lost",
      "what a stop handler attaches under the key of the animation that ended is removed",
      breaks: [.call(14)], taking: [.keepsChain],
      smallest: """
        new l1
        host l1
        new a1 {delegate: h1}
        addAnimation a1 to l1 key k
        react h1 start limit 1 [addAnimation a1 to l1 key j]
        tick
        animationKeys l1
        """
    ) { ChainLost() },
    Fault(
      "own-removal-untold",
      "a delegate that removes its animation when it starts does not hear of the end",
      breaks: [.call(15)], taking: [.tells],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", delegate: h1}
        addAnimation a1 to l1
        react h1 start limit 1 [removeAllAnimations l1]
        tick
        tick
        """
    ) { OwnRemovalUntold() },
    Fault(
      "stop-names-another", "a delegate hears of the animation that was added last",
      breaks: [.call(11)], taking: [.didAttach, .told],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", delegate: h1}
        new a2 {keyPath: "position"}
        addAnimation a1 to l1
        addAnimation a2 to l1
        tick
        """
    ) { NamesAnother() },
    Fault(
      "dropped-delegate-dies",
      "an animation does not keep its delegate when the script lets go of it",
      breaks: [.call(18)], taking: [.retainsDelegates],
      smallest: """
        new l1
        host l1
        new a1 {keyPath: "position", delegate: h1}
        addAnimation a1 to l1
        drop h1
        tick
        """
    ) { DroppedDies() },
    Fault(
      "undelegated-stays", "an animation without delegate does not go when it has finished",
      breaks: [.anim(13), .call(12)], taking: [.leavesWhenFinished],
      smallest: """
        new a1 {keyPath: "zPosition", toValue: 0, byValue: 0, beginTime: 1}
        new l1
        host l1
        addAnimation a1 to l1 key k
        tick
        animationKeys l1
        """
    ) { UndelegatedStays() },
    Fault(
      "told-by-wall-clock", "ends are told by the clock although the layer's time stands still",
      breaks: [.call(17)], taking: [.toldTime],
      smallest: """
        new l1 {speed: 0}
        host l1
        new a1 {keyPath: "position", delegate: h1}
        addAnimation a1 to l1
        tick
        """
    ) { ToldByWallClock() },
  ]
}

private struct ToldOtherwise: CallbackSemantics {
  let kind: Event.Kind
  let times: Int

  init(of kind: Event.Kind, times: Int) {
    self.kind = kind
    self.times = times
  }

  mutating func told(_ event: Event, of animation: AttachedAnimation) -> [Event] {
    event.kind == kind ? Array(repeating: event, count: times) : [event]
  }
}

private struct StartBeforeBegin: CallbackSemantics {
  mutating func toldTimeline(_ timeline: Timeline, of object: AnimationObject) -> Timeline {
    var early = timeline
    early.begin -= 1000
    early.activeDuration += 1000 * timeline.speed
    return early
  }
}

private struct StartPerCycle: CallbackSemantics {
  mutating func told(_ event: Event, of animation: AttachedAnimation) -> [Event] {
    let isRepeated = animation.object.number(.repeatCount) > 1
    return event.kind == .started && isRepeated ? [event, event] : [event]
  }
}

private struct StopAfterFirstCycle: CallbackSemantics, AnimationSemantics {
  let endless: Bool

  mutating func toldTimeline(_ timeline: Timeline, of object: AnimationObject) -> Timeline {
    guard timeline.activeDuration.isInfinite == endless else { return timeline }
    var short = timeline
    short.activeDuration = timeline.duration
    return short
  }

  mutating func leavesWhenFinished(_ object: AnimationObject) -> Bool { false }
}

private struct KeptUntold: CallbackSemantics {
  var tellsEndOfKept: Bool { false }
}

private struct RemovedSaysFinished: CallbackSemantics {
  mutating func told(_ event: Event, of animation: AttachedAnimation) -> [Event] {
    guard case .stopped(let who, let animation, finished: _) = event else { return [event] }
    return [.stopped(who, animation: animation, finished: true)]
  }
}

private struct Untold: CallbackSemantics {
  let cause: RemovalCause

  init(_ cause: RemovalCause) {
    self.cause = cause
  }

  mutating func tells(of cause: RemovalCause, isLast: Bool, isOwn: Bool) -> Bool {
    cause != self.cause
  }
}

private struct OneRemovalTold: CallbackSemantics {
  mutating func tells(of cause: RemovalCause, isLast: Bool, isOwn: Bool) -> Bool { isLast }
}

private struct MembersTold: CallbackSemantics {
  var tellsMembers: Bool { true }
}

private struct ToldAtOnce: CallbackSemantics {
  var tellsAtOnce: Bool { true }
}

private struct ChainLost: CallbackSemantics {
  var keepsChain: Bool { false }
}

private struct OwnRemovalUntold: CallbackSemantics {
  mutating func tells(of cause: RemovalCause, isLast: Bool, isOwn: Bool) -> Bool { !isOwn }
}

private struct ToldByWallClock: CallbackSemantics {
  mutating func toldTime(
    _ local: Double, of animation: AttachedAnimation, clock: Double
  ) -> Double { clock }
}

private struct NamesAnother: AnimationSemantics, CallbackSemantics {
  private var last: ObjectName?

  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    last = animation.source ?? last
  }

  mutating func told(_ event: Event, of animation: AttachedAnimation) -> [Event] {
    guard let last else { return [event] }
    return switch event {
    case .started(let who, animation: _): [.started(who, animation: last)]
    case .stopped(let who, animation: _, let finished):
      [.stopped(who, animation: last, finished: finished)]
    default: [event]
    }
  }
}

private struct UndelegatedStays: AnimationSemantics {
  mutating func leavesWhenFinished(_ object: AnimationObject) -> Bool {
    object[.delegate] != .nil && object[.removedOnCompletion] == .boolean(true)
  }
}

private struct DroppedDies: CallbackSemantics {
  var retainsDelegates: Bool { false }
}
