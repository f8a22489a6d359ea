import LayerScript
import Rules

extension World {
  /// Removes the animation under a key, and no other (ANIM-09, ANIM-10).
  mutating func removeAnimation(key: String, from name: ObjectName) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    let wasOpen = state.animations[layer].openItem(for: key)
    guard state.animations[layer].has(key) || wasOpen != nil else {
      semantics.animations.remove(key: key, from: &state.animations[layer])
      state.note(.anim(10), leaves: [.animationKeys], of: layer)
      return done()
    }
    takeOff(layer, because: [.anim(9), .pres(7)], telling: [.call(4)]) { world in
      world.semantics.animations.remove(key: key, from: &world.state.animations[layer])
    }
    doubtOthers(thatMayHave: key, on: layer)
    let why = state.because(.anim(9), .pres(7))
    state.animations[layer].close(key)
    state.animations[layer].rule(out: key, why, reasons: &state.reasons)
    return done()
  }

  /// Removes every animation of a layer (ANIM-11).
  mutating func removeAllAnimations(of name: ObjectName) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    let rules: [RuleID] = stopsAsShown(layer) ? [.pres(26)] : []
    takeOff(layer, because: [.anim(11), .pres(7)] + rules, telling: [.call(4), .call(5)]) { world in
      world.semantics.animations.removeAll(from: &world.state.animations[layer])
    }
    state.animations[layer].settleAll()
    state.animations[layer].whyEmptied = state.because(.anim(11))
    state.animations[layer].isOrderOpen = false
    return done()
  }

  /// Tells whether the model has taken over what a running animation shows at this moment (PRES-26).
  private mutating func stopsAsShown(_ layer: Int) -> Bool {
    let running = state.animations[layer].attached.filter { $0.begin != nil && $0.source != nil }
    let properties = Set(running.flatMap(\.object.animatedProperties))
    return properties.contains { property in
      let shown = presentation(of: property, layer: layer)
      return shown.open == nil
        && shown.value.isEqual(to: state.value(layer, property), within: shown.tolerance)
    }
  }

  private mutating func takeOff(
    _ layer: Int, because rules: [RuleID], telling: [RuleID], removing: (inout World) -> Void
  ) {
    let callback = state.reasons.union(state.reasons.set(telling), state.callbacks.whyActing)
    let before = state.animations[layer].attached
    if !before.isEmpty { state.leaveDisplay(layer, .dis(17)) }
    if semantics.display.removalMarksForDisplay { state.display.marks[layer].isSet = true }
    state.notes[layer].clear(.animationKeys)
    removing(&self)
    let kept = state.animations[layer].attached
    for animation in before where !kept.contains(where: { $0.isSame(as: animation) }) {
      settle(animation, on: layer, why: state.reasons.set(rules))
      notePassing(animation, layer)
      noteRemoval(
        of: animation, from: layer, .removal, finished: false, why: callback,
        gone: rules.first.map { Why($0) } ?? .none)
    }
    state.changes += 1
    state.commits.touch(layer)
  }

  /// What is added and removed in one transaction leaves no trace (PRES-23).
  private mutating func notePassing(_ animation: AttachedAnimation, _ layer: Int) {
    guard animation.begin == nil else { return }
    let shown = animation.object.animatedProperties.map { Observable.presentation($0) }
    state.note(.pres(23), leaves: [.animationKeys] + shown, of: layer)
  }

  /// Puts on record why what an animation has shown is shown no more.
  mutating func settle(_ animation: AttachedAnimation, on layer: Int, why: Why) {
    for property in animation.object.animatedProperties {
      state.animations[layer].settle(property, why, at: state.step, reasons: &state.reasons)
    }
    if let key = animation.key {
      state.animations[layer].rule(out: key, why, reasons: &state.reasons)
    }
  }
}

extension AttachedAnimation {
  /// Tells whether two values stand for one act of attaching.
  func isSame(as other: AttachedAnimation) -> Bool { number == other.number }
}
