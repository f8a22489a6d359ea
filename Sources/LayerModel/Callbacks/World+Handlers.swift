import LayerScript
import Rules

/// Delegates and blocks that carry out steps when they are called.
extension World {
  /// Lets those act that were told something; their steps belong to the next turn (M2).
  mutating func letAct(_ delivery: Delivery) {
    let acting = delivery.actors.filter { state.mayReact($0.who, $0.callback.callback) }
    // In which order several are told, and so act, no source says (UA-19).
    if acting.count > 1 { state.loseByActing(.animation(19)) }
    for actor in acting { act(actor, delivery) }
  }

  private mutating func act(_ actor: Actor, _ delivery: Delivery) {
    guard
      let place = state.reactions.firstIndex(where: {
        $0.who == actor.who && $0.callback == actor.callback.callback
      })
    else { return }
    if touchesOthers(state.reactions[place].steps, actor, delivery) {
      state.loseByActing(.animation(19))
    }
    // A start that is told together with the end may come to take the animation off before it (UA-45).
    if actor.callback.callback == .start,
      !actor.callback.animations.isDisjoint(with: delivery.ended),
      touchesOwn(state.reactions[place].steps, actor)
    {
      state.loseByActing(.animation(45))
    }
    state.callbacks.acting = actor.callback
    if let scope = semantics.callbacks.scope(around: actor.callback.scope) {
      state.transactions.implicit = scope
    }
    let (laidOut, displayed) = (state.layout.marks, state.display.marks)
    takeSteps(of: place, because: actor.why)
    doubtMarks(since: laidOut, displayed)
    if !semantics.callbacks.keepsChain, let (layer, key) = actor.callback.place {
      state.animations[layer].attached.removeAll { $0.key == key }
    }
    state.callbacks.acting = nil
    state.callbacks.isUnsettled = true
    allowEarly(delivery.doubtful)
  }

  /// Leaves open whether what a handler marks is laid out and displayed in the same turn (UA-45).
  private mutating func doubtMarks(since laidOut: MarkList, _ displayed: MarkList) {
    for layer in laidOut.indices where !laidOut[layer].isSet && state.layout.marks[layer].isSet {
      state.layout.marks[layer].doubtCleared(.animation(45))
      state.notes[layer].clear(.model(.needsLayout))
    }
    for layer in displayed.indices where !displayed[layer].isSet && state.display.marks[layer].isSet
    {
      state.display.marks[layer].doubtCleared(.animation(45))
      state.notes[layer].clear(.model(.needsDisplay))
      state.allowDisplay(of: layer, .animation(45))
    }
  }

  /// Lets an action act on other layers while it runs: ordinary changes of the same transaction
  /// (ACT-50).
  mutating func letActionAct(
    _ action: ObjectName, on layer: Int, because why: Why, isCertain: Bool
  ) {
    guard state.mayReact(action, .run),
      let place = state.reactions.firstIndex(where: { $0.who == action && $0.callback == .run })
    else { return }
    let steps = state.reactions[place].steps
    let own = state.identities[layer].name
    let isNested = state.callbacks.acting != nil
    // What an action reads and does on its own layer, sources differ about (UA-05).
    if !isCertain || isNested || steps.contains(where: { $0.mentioned.contains(own) }) {
      state.loseByActing(.animation(5))
    }
    state.reactions[place].remaining -= 1
    state.callbacks.acting = ActingCallback(callback: .run, animations: [])
    state.callbacks.whyActing = why
    state.effects.hasActed = true
    let count = state.effects.events.count
    for step in steps {
      guard let command = step.command else { continue }
      let expected = perform(command)
      if expected.pattern != .done { state.loseByActing(.beyondReference) }
      state.effects.events += expected.events
    }
    state.justifyEvents(since: count, why)
    state.callbacks.acting = nil
    state.callbacks.whyActing = .none
  }

  /// Tells whether steps concern a layer of which others are told in the same turn, before or after.
  private func touchesOthers(_ steps: [Step], _ actor: Actor, _ delivery: Delivery) -> Bool {
    delivery.told.contains { told in
      guard !actor.callback.animations.contains(told.number) else { return false }
      return steps.contains { step in
        step.mentioned.contains { state.layer($0) == told.layer }
          && step.mayTouchAnimation(under: told.key)
      }
    }
  }

  /// Tells whether steps may change what becomes of the animation that a callback is about.
  private func touchesOwn(_ steps: [Step], _ actor: Actor) -> Bool {
    guard let (layer, key) = actor.callback.place else { return false }
    return steps.contains { step in
      step.mentioned.contains { state.layer($0) == layer } && step.mayTouchAnimation(under: key)
    }
  }

  /// Whether what a handler does is committed, and told, in the same turn is open (UA-45).
  ///
  /// - Parameter doubtful: The animations whose end may have come or may not.
  mutating func allowEarly(_ doubtful: Set<Int>) {
    let step = state.step
    for layer in state.animated {
      for place in state.animations[layer].attached.indices
      where state.animations[layer].attached[place].step == step {
        state.animations[layer].attached[place].startSince = step
        state.animations[layer].attached[place].endSince = step
      }
    }
    for index in state.callbacks.removals.indices where state.callbacks.removals[index].step == step
    {
      // One whose end may have come before may have been told of it then (UA-30).
      let end = state.callbacks.removals[index].animation.endSince
      state.callbacks.removals[index].since = min(end ?? step, step)
    }
    let removed = state.callbacks.removals.filter { $0.step == step }.map(\.animation.number)
    let ended = doubtful.union(removed)
    for index in state.callbacks.groups.indices {
      let group = state.callbacks.groups[index]
      // Blocks wait no longer for what a handler has taken off (TXN-34, TXN-35).
      guard group.step == step || group.isCommitted && group.waitsFor.isSubset(of: ended) else {
        continue
      }
      state.callbacks.groups[index].since = group.since ?? step
    }
  }

  /// A handler that adds an animation under the key of the one that has just ended (CALL-14).
  mutating func noteChain(_ animation: AttachedAnimation, on layer: Int) {
    guard let acting = state.callbacks.acting, acting.callback == .stop,
      let place = acting.place, place.layer == layer, place.key == animation.key
    else { return }
    guard let index = state.animations[layer].attached.indices.last else { return }
    let why = state.animations[layer].attached[index].why
    state.animations[layer].attached[index].why = state.reasons.union(why, .call(14))
  }
}

extension Step {
  /// Tells whether the reference decides what the step does while a handler carries it out.
  package var mayBeTakenInHandler: Bool {
    if mayBeTakenInCallback { return true }
    guard thread == 1 else { return false }
    switch command {
    case .addAnimation, .removeAnimation, .removeAllAnimations, .begin, .commit: return true
    case .set(.transaction, _, _): return true
    default: return false
    }
  }
}

extension Step {
  /// Tells whether what becomes of the animation under a key may depend on when the step is carried out.
  fileprivate func mayTouchAnimation(under key: String?) -> Bool {
    switch command {
    case .addAnimation(_, to: _, let other): other != nil && other == key
    case .removeAnimation(let other, from: _): other == key
    case .set(_, .frame, _): key == "position" || key == "bounds"
    case .set(_, let property, _): property.rawValue == key
    case .setValue(_, let path, _): path.rest.isEmpty ? path.text == key : true
    case .begin, .commit, .send, .setNeedsDisplay: false
    default: true
    }
  }
}

extension [Step] {
  /// Tells whether every transaction that the steps begin is ended by them.
  package var isBalanced: Bool {
    var depth = 0
    for step in self {
      if step.kind == .begin { depth += 1 }
      if step.kind == .commit { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
