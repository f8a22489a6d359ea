import LayerScript
import Rules

/// The ends of animations that are taken off before they have finished.
extension World {
  /// Notes that an animation was taken off; its delegate hears of it at the end of the turn that
  /// commits this (CALL-04..06).
  mutating func noteRemoval(
    of animation: AttachedAnimation, from layer: Int, _ cause: RemovalCause, finished: Bool?,
    why: Why, gone whyGone: Why
  ) {
    guard animation.handler != nil || state.isAwaited(animation) else { return }
    var removal = PendingRemoval(
      animation: animation, layer: layer, cause: cause, finished: finished, why: why,
      whyGone: whyGone, step: state.step)
    if animation.object.number(.repeatCount).isInfinite {
      removal.why = state.reasons.union(removal.why, .call(9))
    }
    if let acting = state.callbacks.acting, acting.callback == .start,
      acting.animations.contains(animation.number)
    {
      removal.why = state.reasons.union(removal.why, .call(15))
      removal.isOwn = true
    }
    removal.open = openRemoval(of: animation)
    // One that was just attached has not come to an end that could have been told (UA-30).
    let mayHaveEnded = animation.endSince.map { $0 != animation.step } ?? false
    removal.isFlagOpen = cause == .detachment || mayHaveEnded || !isBeforeEnd(animation, layer)
    state.callbacks.removals.append(removal)
    if semantics.callbacks.tellsAtOnce, let handler = animation.handler,
      let source = animation.source
    {
      let event = Event.stopped(handler, animation: source, finished: finished ?? false)
      state.effects.events.append(ExpectedEvent(.event(event), .open(.beyondReference)))
    }
  }

  /// What a faulty engine does that does not wait for the end of the turn.
  mutating func tellStartAtOnce(_ animation: AttachedAnimation) {
    guard semantics.callbacks.tellsAtOnce, let handler = animation.handler,
      let source = animation.source
    else { return }
    let event = Event.started(handler, animation: source)
    state.effects.events.append(ExpectedEvent(.event(event), .open(.beyondReference)))
  }

  /// What leaves open whether the delegate hears of a removal: nothing committed had begun (UA-37), or
  /// it has heard of the end before (UA-18).
  private func openRemoval(of animation: AttachedAnimation) -> OpenItem? {
    if animation.begin == nil { return .animation(37) }
    return animation.hasEnded ? .animation(18) : animation.openCallbacks
  }

  private func isBeforeEnd(_ animation: AttachedAnimation, _ layer: Int) -> Bool {
    if animation.begin == nil { return true }
    var world = self
    let local = world.publishedTime(of: layer)
    return world.course(of: animation, on: layer, local)?.end == .no
  }

  /// Leaves open what is heard of animations while their removal waits for a commit: that they begin or have ended now,
  /// or when they are taken off (UA-30, UA-37, UA-46).
  mutating func leaveWaitingRemovalsOpen() {
    for index in state.callbacks.removals.indices {
      let removal = state.callbacks.removals[index]
      let animation = removal.animation
      guard !removal.isCommitted, removal.cause != .detachment, animation.begin != nil else {
        continue
      }
      if !animation.hasStarted, let handler = animation.handler, let source = animation.source {
        state.allow(.repeated(.started(handler, animation: source)), .animation(37))
      }
      if removal.open != nil { continue }
      if isBeforeEnd(animation, removal.layer) {
        if removal.cause == .removal { letRemovalBeTold(at: index) }
        continue
      }
      state.callbacks.removals[index].open = .animation(30)
      state.leaveBlocksOpen(waitingFor: animation.number, .animation(30))
      state.leaveViewBlocksOpen(waitingFor: animation.number, .animation(30))
    }
  }

  /// Lets the delegate and the block of a view hear of a removal from this turn on, though it is not committed.
  ///
  /// Whether a removal is immediate no source says (UA-46); once it is committed they must have heard of it.
  private mutating func letRemovalBeTold(at index: Int) {
    let removal = state.callbacks.removals[index]
    state.callbacks.removals[index].since = removal.since ?? state.step
    state.letViewBlocksRun(waitingFor: removal.animation.number)
  }

  /// Tells of the removals that were committed.
  mutating func deliverRemovals(_ delivery: inout Delivery) {
    let due = state.callbacks.removals.filter(\.isCommitted)
    state.callbacks.removals.removeAll(where: \.isCommitted)
    for (place, removal) in due.enumerated() {
      endWait(of: removal)
      tellRemoval(removal, isLast: place == due.count - 1, &delivery)
    }
  }

  private mutating func endWait(of removal: PendingRemoval) {
    let number = removal.animation.number
    switch removal.cause {
    case .detachment: state.leaveBlocksOpen(waitingFor: number, .animation(41))
    case .removal, .replacement:
      let flag = semantics.views.finished(afterReplacement: removal.cause == .replacement)
      state.cutShort(number, replaced: removal.cause == .replacement, finished: flag)
      if removal.animation.begin == nil, removal.animation.source == nil {
        // Whether a block hears of animations that were never committed, no source says (UA-37).
        state.leaveViewBlocksOpen(waitingFor: number, .animation(37))
      } else if removal.isFlagOpen {
        // At the very moment of its end, an animation may have ended before it was taken off (UA-30).
        state.leaveViewBlocksOpen(waitingFor: number, .animation(30))
      }
      guard semantics.callbacks.completes(removal.cause) else { return }
      let isReplaced = removal.cause == .replacement
      let isCommitted = removal.animation.begin != nil
      let rule: RuleID = isReplaced ? .txn(35) : .txn(34)
      let why = isCommitted ? state.reasons.union(removal.whyGone, rule) : removal.whyGone
      state.endWait(for: number, why)
    }
  }

  private mutating func tellRemoval(
    _ removal: PendingRemoval, isLast: Bool, _ delivery: inout Delivery
  ) {
    let animation = removal.animation
    guard let handler = animation.handler, let source = animation.source else { return }
    let event = Event.stopped(handler, animation: source, finished: removal.finished ?? false)
    let start = Event.started(handler, animation: source)
    if !animation.hasStarted {
      state.allow(.repeated(start), .animation(37))
    }
    if let item = removal.open {
      state.allow(.repeated(event), item)
      // Whether one that starts acts before or behind the end of another is open as well (UA-19).
      if state.mayReact(handler, .start) { state.loseByActing(item) }
      return
    }
    if animation.object[.removedOnCompletion] == .boolean(true) {
      state.callbacks.whyTold = state.reasons.union(state.callbacks.whyTold, .call(7))
    }
    guard removal.finished != nil,
      semantics.callbacks.tells(of: removal.cause, isLast: isLast, isOwn: removal.isOwn)
    else {
      state.effects.events.append(
        ExpectedEvent(.repeated(event), .open(.beyondReference)))
      return
    }
    var presence: ExpectedEvent.Presence = .onceAnywhere
    if let since = removal.since ?? animation.endSince { presence = .onceSince(since) }
    let whyThere = state.reasons.union(animation.why, animation.whyBegin)
    let why = state.reasons.union(removal.why, state.reasons.union(whyThere, removal.whyGone))
    tell(
      event, animation, removal.layer, presence, why, isFlagOpen: removal.isFlagOpen, &delivery)
  }

  /// What is on a layer that left its tree stops (CALL-16); its flag, and what comes later, is open.
  mutating func stopDetached() {
    for layer in state.animated {
      for animation in state.animations[layer].attached where animation.hasLeft {
        note(animation.number, on: layer) { animation, _ in animation.hasLeft = false }
        leaveCallbacksOpen(animation.number, on: layer, .animation(18))
        if state.isAttached(layer) || animation.begin == nil { continue }
        noteRemoval(
          of: animation, from: layer, .detachment, finished: false, why: state.because(.call(16)),
          gone: .none)
      }
    }
  }
}
