import LayerScript
import Rules

/// How far an animation has come at the end of a turn.
struct Course: Sendable {
  /// Whether an instant has come.
  enum Arrival: Hashable, Sendable {
    case no
    /// It is too close to tell (UA-30).
    case doubtful
    case come
  }

  let timeline: Timeline
  let local: LayerTime
  var begin = Arrival.no
  var end = Arrival.no
  /// What leaves open whether it begins or ends.
  var open: OpenItem?
}

extension World {
  /// How far an attached animation has come; nil before its begin time is known.
  mutating func course(
    of animation: AttachedAnimation, on layer: Int, _ local: LayerTime
  ) -> Course? {
    guard let plain = timeline(of: animation) else {
      if isUnattached(animation, layer) {
        leaveCallbacksOpen(animation.number, on: layer, .animation(43))
      }
      return nil
    }
    let object = state.current(animation)
    let timeline = semantics.callbacks.toldTimeline(plain, of: object)
    var course = Course(timeline: timeline, local: local)
    course.open = animation.openCallbacks ?? local.open ?? openCourse(object, plain, layer)
    let time = semantics.callbacks.toldTime(local.time, of: animation, clock: state.clock.seconds)
    let elapsed = timeline.activeTime(at: time)
    let margin = 1e-3 * max(1, abs(timeline.speed * local.rate))
    if animation.object.number(.beginTime) == 0 {
      course.begin = elapsed > -1e-9 ? .come : .no
    } else {
      course.begin = Self.arrival(elapsed, margin)
    }
    course.end = Self.arrival(elapsed - timeline.activeDuration, margin)
    return course
  }

  /// The rules that decide when an animation begins: why it is there and was committed, and by which time
  /// it is told.
  mutating func beginRules(_ animation: AttachedAnimation, _ course: Course) -> Why {
    var why = state.reasons.union(animation.why, animation.whyBegin)
    why = state.reasons.union(why, course.local.why)
    if animation.isCommittedWithOthers { why = state.reasons.union(why, .time(16)) }
    return state.reasons.union(why, givenBeginRules(state.current(animation), course.local))
  }

  /// The rules that decide when an animation ends: how long it lasts, too.
  mutating func endingRules(_ animation: AttachedAnimation, _ course: Course) -> Why {
    let why = state.reasons.union(
      beginRules(animation, course), lengthRules(animation, course))
    return animation.beginsBefore ? state.reasons.union(why, .anim(73)) : why
  }

  /// The rules that decide how long an animation lasts.
  mutating func lengthRules(_ animation: AttachedAnimation, _ course: Course) -> Why {
    let timing = timelineRules(state.current(animation), course.timeline, course.local)
    return state.reasons.union(timing, animation.whyDuration)
  }

  private static func arrival(_ elapsed: Double, _ margin: Double) -> Course.Arrival {
    if abs(elapsed) < margin { return .doubtful }
    return elapsed > 0 ? .come : .no
  }

  /// Tells whether an animation sits on a layer that no commit has found in a tree (UA-43).
  private func isUnattached(_ animation: AttachedAnimation, _ layer: Int) -> Bool {
    animation.begin == nil && !state.isCommitted(layer)
  }

  /// What leaves open when an animation begins and ends.
  private func openCourse(
    _ object: AnimationObject, _ timeline: Timeline, _ layer: Int
  ) -> OpenItem? {
    if !state.isCommitted(layer) { return openStage(layer) ?? .animation(4) }
    if timeline.speed <= 0 { return .animation(8) }
    let repeats = (object.number(.repeatCount), object.number(.repeatDuration))
    if repeats.0 < 0 || repeats.1 < 0 { return .animation(9) }
    if repeats.0 != 0, repeats.1 != 0 { return .animation(9) }
    return timeline.offset != 0 && timeline.activeDuration.isFinite ? .animation(7) : nil
  }

  /// Leaves open what is heard of an animation from now on.
  mutating func leaveCallbacksOpen(_ number: Int, on layer: Int, _ item: OpenItem) {
    note(number, on: layer) { animation, _ in
      animation.openCallbacks = animation.openCallbacks ?? item
    }
    state.leaveBlocksOpen(waitingFor: number, item)
  }

  /// The timing of an attached animation, once its begin time is resolved.
  mutating func timeline(of animation: AttachedAnimation) -> Timeline? {
    guard let begin = animation.begin else { return nil }
    let object = state.current(animation)
    let duration = object.number(.duration)
    guard duration > 0 else { return nil }
    var plain = Timeline(object, duration: duration, begin: begin)
    plain.beginRest = animation.beginRest
    return semantics.timing.timeline(plain, of: object)
  }
}

extension AttachedAnimation {
  /// The delegate that hears of the animation.
  var handler: ObjectName? { source == nil ? nil : object[.delegate].asReference }
}

extension WorldState {
  /// The object behind an attached animation: its own copy, unless a faulty engine shares it.
  package func current(_ animation: AttachedAnimation) -> AnimationObject {
    guard animation.isShared, let source = animation.source else { return animation.object }
    return animationObjects[source] ?? animation.object
  }
}
