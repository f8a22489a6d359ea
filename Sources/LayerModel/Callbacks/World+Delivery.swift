import LayerScript
import Rules

/// What the end of one turn delivers.
struct Delivery: Sendable {
  /// Those who are told and may act, in the order in which they are told.
  var actors: [Actor] = []
  /// The animations whose end may have come or may not (UA-30).
  var doubtful: Set<Int> = []
  /// The animations whose end has come.
  var ended: Set<Int> = []
  /// The animations of which somebody is told, with their layers.
  var told: [(layer: Int, number: Int, key: String?)] = []
  /// The rules which say that no delegate hears anything else.
  var quiet = Why.none
  /// The rules which say when the animations end that blocks wait for.
  var awaited: [Int: Why] = [:]
}

/// Somebody who is told something and may act on it.
struct Actor: Sendable {
  let who: ObjectName
  let callback: ActingCallback
  /// The rules which say that it is told.
  let why: Why
}

extension World {
  /// Delivers what is due at the end of a turn (M2): finished animations go, delegates hear, blocks run.
  mutating func deliverCallbacks() {
    state.callbacks.hasGetterLapsed = false
    var delivery = Delivery()
    leaveWaitingRemovalsOpen()
    deliverRemovals(&delivery)
    for layer in state.animated { deliver(layer, &delivery) }
    deliverCompletions(&delivery)
    let quiet = state.reasons.union(delivery.quiet, state.callbacks.whyTold)
    state.effects.silences.append(Silence([.started, .stopped], why: quiet))
    letAct(delivery)
  }

  private mutating func deliver(_ layer: Int, _ delivery: inout Delivery) {
    let local = publishedTime(of: layer)
    for animation in state.animations[layer].attached {
      guard let course = course(of: animation, on: layer, local) else { continue }
      if let item = course.open {
        leaveCallbacksOpen(animation.number, on: layer, item)
        // What may have ended may be there or not, whatever time is set back to.
        let offset = abs(course.timeline.offset)
        let elapsed = course.timeline.activeTime(at: local.time) + offset
        if elapsed > course.timeline.activeDuration - 1e-3 { leaveEndOpen(animation, on: layer) }
        continue
      }
      let isTold = tellStart(animation, layer, course, &delivery)
      tellEnd(animation, layer, course, afterStart: isTold, &delivery)
    }
    if state.animations[layer].attached.isEmpty { state.animated.remove(layer) }
  }

  /// Tells of the start, once it has come and was not told (CALL-01, CALL-02).
  private mutating func tellStart(
    _ animation: AttachedAnimation, _ layer: Int, _ course: Course, _ delivery: inout Delivery
  ) -> Bool {
    guard !animation.hasStarted else { return false }
    switch course.begin {
    case .no:
      if animation.handler != nil {
        let why = state.reasons.union(beginRules(animation, course), .call(1))
        delivery.quiet = state.reasons.union(delivery.quiet, why)
      }
      return false
    case .doubtful:
      note(animation.number, on: layer) { $0.startSince = $0.startSince ?? $1 }
      return false
    case .come: break
    }
    note(animation.number, on: layer) { animation, _ in animation.hasStarted = true }
    tellMembers(animation, isStart: true)
    guard let handler = animation.handler, let source = animation.source else { return false }
    var rules: [RuleID] = [.call(1)]
    if course.end == .come { rules.append(.time(27)) }
    if course.timeline.activeDuration > course.timeline.duration { rules.append(.call(2)) }
    if animation.object.type == .animationGroup { rules.append(.call(10)) }
    if state.reasons.members(of: animation.why).contains(.anim(3)) { rules.append(.call(6)) }
    let why = state.reasons.union(beginRules(animation, course), state.reasons.set(rules))
    tell(
      .started(handler, animation: source), animation, layer,
      animation.startSince.map { .onceSince($0) } ?? .onceAnywhere, why, &delivery)
    return true
  }

  /// Tells of the end, once it has come and was not told; what is to go then goes (CALL-03, ANIM-13).
  private mutating func tellEnd(
    _ animation: AttachedAnimation, _ layer: Int, _ course: Course, afterStart: Bool,
    _ delivery: inout Delivery
  ) {
    guard !animation.hasEnded else { return }
    switch course.end {
    case .no:
      // What a handler has just attached might have ended in its own turn; it has not (UA-45).
      let isJustAttached = animation.endSince == animation.step
      if animation.endSince != nil, !isJustAttached { return leaveEndOpen(animation, on: layer) }
      note(animation.number, on: layer) { animation, _ in animation.endSince = nil }
      if state.isAwaited(animation) {
        delivery.awaited[animation.number] = endingRules(animation, course)
      }
      keepQuiet(about: animation, course, &delivery)
      return
    case .doubtful:
      delivery.doubtful.insert(animation.number)
      note(animation.number, on: layer) { $0.endSince = $0.endSince ?? $1 }
      return
    case .come: break
    }
    note(animation.number, on: layer) { animation, _ in animation.hasEnded = true }
    delivery.ended.insert(animation.number)
    let ending = endingRules(animation, course)
    var why = endRules(animation, course, ending)
    if afterStart { why = state.reasons.union(why, .time(27)) }
    delivery.told.append((layer, animation.number, animation.key))
    let leaves = semantics.animations.leavesWhenFinished(state.current(animation))
    if leaves || semantics.callbacks.tellsEndOfKept {
      tellMembers(animation, isStart: false)
      state.endWait(for: animation.number, ending)
      if let handler = animation.handler, let source = animation.source {
        let event = Event.stopped(handler, animation: source, finished: true)
        let start = Event.started(handler, animation: source)
        let presence: ExpectedEvent.Presence =
          animation.endSince.map { .onceSince($0) }
          ?? (afterStart ? .onceAfter([start]) : .onceAnywhere)
        tell(event, animation, layer, presence, why, &delivery)
      }
    }
    if leaves { finish(animation, course, on: layer) }
  }

  /// An animation whose end may have come, before time was set back, may be there or not (UA-30).
  private mutating func leaveEndOpen(_ animation: AttachedAnimation, on layer: Int) {
    leaveCallbacksOpen(animation.number, on: layer, .animation(30))
    guard animation.object[.removedOnCompletion] != .boolean(false) else { return }
    state.animations[layer].leaveAllOpen(.animation(30))
    state.published[layer]?.animations.leaveAllOpen(.animation(30))
  }

  private mutating func endRules(
    _ animation: AttachedAnimation, _ course: Course, _ ending: Why
  ) -> Why {
    var rules: [RuleID] = [.call(3)]
    let object = state.current(animation)
    if object[.removedOnCompletion] == .boolean(true) {
      rules.append(.call(7))
      state.callbacks.whyTold = state.reasons.union(state.callbacks.whyTold, .call(7))
    } else {
      rules.append(.call(8))
    }
    if object.type == .animationGroup { rules.append(.call(10)) }
    if animation.wasPaused { rules.append(.call(17)) }
    return state.reasons.union(state.reasons.set(rules), ending)
  }

  /// The rules which say that nobody hears of an animation that goes on.
  private mutating func keepQuiet(
    about animation: AttachedAnimation, _ course: Course, _ delivery: inout Delivery
  ) {
    let members = animation.object.members
    let listens = members.contains { $0[.delegate] != .nil }
    guard case .come = course.begin, animation.handler != nil || listens else { return }
    var rules: [RuleID] = [.call(3)]
    if course.timeline.activeDuration.isInfinite { rules.append(.call(9)) }
    if course.timeline.activeDuration > course.timeline.duration { rules.append(.call(2)) }
    if course.local.rate == 0 {
      rules += [.call(17), .time(12)]
      if let layer = state.animated.first(where: { layer in
        state.animations[layer].attached.contains { $0.number == animation.number }
      }) {
        note(animation.number, on: layer) { animation, _ in animation.wasPaused = true }
      }
    }
    if listens { rules += [.call(10), .anim(61)] }
    let why = state.reasons.union(endingRules(animation, course), state.reasons.set(rules))
    delivery.quiet = state.reasons.union(delivery.quiet, why)
  }

  /// Lets a delegate hear something, and act on it.
  mutating func tell(
    _ event: Event, _ animation: AttachedAnimation, _ layer: Int,
    _ presence: ExpectedEvent.Presence, _ why: Why, isFlagOpen: Bool = false,
    _ delivery: inout Delivery
  ) {
    delivery.told.append((layer, animation.number, animation.key))
    guard let handler = animation.handler else { return }
    var why = why
    if state.callbacks.sources[handler]?.count ?? 0 > 1 {
      why = state.reasons.union(why, .call(11))
    }
    if state.callbacks.dropped.contains(handler) { why = state.reasons.union(why, .call(18)) }
    let isGone = state.callbacks.dropped.contains(handler) && !semantics.callbacks.retainsDelegates
    for event in isGone ? [] : semantics.callbacks.told(event, of: animation) {
      let shape: EventShape = isFlagOpen ? .withAnyDetails(event) : .event(event)
      state.effects.events.append(ExpectedEvent(shape, presence, why: why))
    }
    let callback: Callback = event.kind == .started ? .start : .stop
    let about = ActingCallback(
      callback: callback, animations: [animation.number], place: (layer, animation.key))
    delivery.actors.append(Actor(who: handler, callback: about, why: why))
  }

  /// What a faulty engine does that tells the delegates of a group's members.
  private mutating func tellMembers(_ animation: AttachedAnimation, isStart: Bool) {
    guard semantics.callbacks.tellsMembers, let source = animation.source else { return }
    for member in animation.object.members {
      guard let handler = member[.delegate].asReference else { continue }
      let event: Event =
        isStart
        ? .started(handler, animation: source)
        : .stopped(handler, animation: source, finished: true)
      state.effects.events.append(ExpectedEvent(.event(event), .open(.beyondReference)))
    }
  }

  /// Takes a finished animation off its layer, model and presentation alike (ANIM-13, ANIM-14).
  private mutating func finish(_ animation: AttachedAnimation, _ course: Course, on layer: Int) {
    state.animations[layer].attached.removeAll { $0.isSame(as: animation) }
    state.published[layer]?.animations.attached.removeAll { $0.isSame(as: animation) }
    let end: RuleID = .pres(animation.source == nil ? 20 : 21)
    var why = state.reasons.union(lengthRules(animation, course), animation.whyBegin)
    if animation.beginsBefore { why = state.reasons.union(why, .anim(73)) }
    why = state.reasons.union(why, state.because(.anim(13), .anim(17), .pres(7)))
    why = state.reasons.union(why, end)
    if animation.source != nil { leaveModel(of: layer, to: animation.object) }
    settle(animation, on: layer, why: why)
    for property in animation.object.animatedProperties {
      state.published[layer]?.animations.settle(
        property, why, at: state.step, reasons: &state.reasons)
    }
    if let key = animation.key {
      state.published[layer]?.animations.rule(out: key, why, reasons: &state.reasons)
    }
    state.notes[layer].clear(.animationKeys)
    semantics.animations.didFinish(animation, on: layer, in: &state)
  }

  /// Changes what is known of an attached animation; the second argument is the number of the step.
  mutating func note(
    _ number: Int, on layer: Int, _ change: (inout AttachedAnimation, Int) -> Void
  ) {
    let place = state.animations[layer].attached.firstIndex { $0.number == number }
    if let place { change(&state.animations[layer].attached[place], state.step) }
  }
}
