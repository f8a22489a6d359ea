import LayerScript
import Rules

/// The end of an animation that its delegate is to hear of.
struct PendingStop: Sendable {
  let event: Event
  let why: Why
  /// Tells whether the removal that caused it was committed.
  var isCommitted = false
}

extension World {
  /// Notes that a delegate is to hear of an end; one that was never committed hears nothing (UA-37).
  mutating func noteStop(of animation: AttachedAnimation, finished: Bool?, why: Why) {
    guard let finished, let handler = animation.object[.delegate].asReference,
      let source = animation.source, animation.begin != nil
    else { return }
    let event = Event.stopped(handler, animation: source, finished: finished)
    state.stops.append(PendingStop(event: event, why: why))
  }

  /// Delivers what is due at the end of a turn (M2): finished animations go, delegates hear.
  mutating func deliverCallbacks() {
    for stop in state.stops where stop.isCommitted {
      let presence: ExpectedEvent.Presence =
        stop.why.isEmpty ? .open(.beyondReference) : .onceAnywhere
      state.effects.events.append(ExpectedEvent(.event(stop.event), presence, why: stop.why))
    }
    state.stops.removeAll { $0.isCommitted }
    for layer in state.animated.sorted() { deliver(layer) }
    // Starts and ends of animations that run their course are not decided by the reference.
    state.effects.events.append(
      ExpectedEvent(.kinds([.started, .stopped, .completed]), .open(.beyondReference)))
  }

  private mutating func deliver(_ layer: Int) {
    let chain = publishedTime(of: layer)
    for animation in state.animations[layer].attached {
      guard let timeline = timeline(of: animation) else { continue }
      guard timeline.phase(at: chain.time) == .after, chain.open == nil else { continue }
      finish(animation, on: layer)
    }
    if state.animations[layer].attached.isEmpty { state.animated.remove(layer) }
  }

  /// Takes a finished animation off its layer, model and presentation alike (ANIM-13, ANIM-14).
  private mutating func finish(_ animation: AttachedAnimation, on layer: Int) {
    guard semantics.leavesWhenFinished(state.current(animation)) else { return }
    state.animations[layer].attached.removeAll { $0.isSame(as: animation) }
    state.published[layer]?.animations.attached.removeAll { $0.isSame(as: animation) }
    let end: RuleID = .pres(animation.source == nil ? 20 : 21)
    let why = state.because(.anim(13), .anim(17), end)
    settle(animation, on: layer, why: why)
    for property in animation.object.animatedProperties {
      state.published[layer]?.animations.settle(property, why, reasons: &state.reasons)
    }
    if let key = animation.key {
      state.published[layer]?.animations.rule(out: key, why, reasons: &state.reasons)
    }
    state.notes[layer].clear(.animationKeys)
    semantics.didFinish(animation, on: layer, in: &state)
    report(animation)
  }

  private mutating func report(_ animation: AttachedAnimation) {
    guard let handler = animation.object[.delegate].asReference, let source = animation.source
    else { return }
    let event = Event.stopped(handler, animation: source, finished: true)
    state.effects.events.append(ExpectedEvent(.event(event), .open(.beyondReference)))
  }

  /// The timing of an attached animation, once its begin time is resolved.
  mutating func timeline(of animation: AttachedAnimation) -> Timeline? {
    guard let begin = animation.begin else { return nil }
    let object = state.current(animation)
    let duration = object.number(.duration)
    guard duration > 0 else { return nil }
    let plain = Timeline(object, duration: duration, begin: begin)
    return semantics.timeline(plain, of: object)
  }
}

extension WorldState {
  /// The object behind an attached animation: its own copy, unless a faulty engine shares it.
  package func current(_ animation: AttachedAnimation) -> AnimationObject {
    guard animation.isShared, let source = animation.source else { return animation.object }
    return animationObjects[source] ?? animation.object
  }
}
