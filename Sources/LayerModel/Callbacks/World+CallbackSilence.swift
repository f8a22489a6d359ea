import LayerScript
import Rules

/// What may be heard outside of the end of a turn, and what may not.
extension World {
  /// Allows what is open, and says what must not be heard (CALL-13, TXN-30).
  mutating func frameCallbacks(of step: Step, _ expected: inout Expected) {
    if expected.silences.isEmpty {
      swap(&expected.silences, &state.effects.silences)
    } else {
      expected.silences += state.effects.silences
    }
    if state.animated.isEmpty, state.callbacks.isIdle { return }
    allowOpenCallbacks(&expected)
    if step.kind != .tick { silenceOutsideTurns(step, &expected) }
  }

  private mutating func allowOpenCallbacks(_ expected: inout Expected) {
    if !state.animated.isEmpty { allowOpenCallbacksOfAttached(&expected) }
    for removal in state.callbacks.removals where removal.open != nil || removal.since != nil {
      guard let handler = removal.animation.handler, let source = removal.animation.source else {
        continue
      }
      allow(.stopped(handler, animation: source, finished: false), &expected)
    }
    for group in state.callbacks.groups where group.open != nil || group.since != nil {
      allow(.completed(group.block, finished: nil), &expected)
    }
  }

  private mutating func allowOpenCallbacksOfAttached(_ expected: inout Expected) {
    for layer in state.animations.indices {
      for place in state.animations[layer].attached.indices
      where state.animations[layer].attached[place].mayCallOutsideTurns {
        let animation = state.animations[layer].attached[place]
        guard let handler = animation.handler, let source = animation.source else { continue }
        let isOpen = animation.openCallbacks != nil
        if isOpen || (animation.startSince != nil && !animation.hasStarted) {
          allow(.started(handler, animation: source), &expected)
        }
        if isOpen || (animation.endSince != nil && !animation.hasEnded) {
          allow(.stopped(handler, animation: source, finished: true), &expected)
        }
      }
    }
  }

  private mutating func allow(_ event: Event, _ expected: inout Expected) {
    expected.events.append(ExpectedEvent(.repeated(event), .open(.animation(30))))
    state.loseIfActing(.repeated(event), .animation(30))
  }

  private mutating func silenceOutsideTurns(_ step: Step, _ expected: inout Expected) {
    let isOwed =
      state.callbacks.removals.contains { $0.animation.handler != nil }
      || state.animated.contains { layer in
        state.animations[layer].attached.contains { !$0.hasEnded && $0.handler != nil }
      }
    if isOwed {
      expected.silences.append(Silence([.started, .stopped], why: state.because(.call(13))))
    }
    guard step.kind == .commit || step.kind == .flush, !state.callbacks.groups.isEmpty else {
      return
    }
    let isNested = step.kind == .commit && !state.transactions.explicit.isEmpty
    let why = isNested ? state.because(.txn(30), .txn(47)) : state.because(.txn(30))
    expected.silences.append(Silence([.completed], why: why))
  }
}

extension AttachedAnimation {
  /// Tells whether something may be heard of it at another time than the end of a turn.
  fileprivate var mayCallOutsideTurns: Bool {
    openCallbacks != nil || (startSince != nil && !hasStarted) || (endSince != nil && !hasEnded)
  }
}
