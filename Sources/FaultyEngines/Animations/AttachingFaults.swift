import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Explicit animations that are attached, replaced, found or removed wrongly.
  static let attaching: [Fault] = [
    Fault(
      "animation-by-reference", "the caller's animation is attached and not a copy",
      breaks: [.anim(1), .act(41)], taking: [.sharesObjects],
      smallest: """
        new l1
        new a1 {keyPath: "position"}
        addAnimation a1 to l1 key k
        get l1.animation(k).duration
        """
    ) { AnimationByReference() },
    Fault(
      "same-key-accumulates", "an animation under the same key does not replace the older one",
      breaks: [.anim(3)], taking: [.replacesSameKey],
      smallest: """
        new l1
        new a1 {keyPath: "position"}
        addAnimation a1 to l1 key k
        addAnimation a1 to l1 key k
        animationKeys l1
        """
    ) { SameKeyAccumulates() },
    Fault(
      "nil-key-is-key-path", "an animation without key is attached under its key path",
      breaks: [.anim(5)], taking: [.key],
      smallest: """
        new l1
        new a1 {keyPath: "position"}
        addAnimation a1 to l1
        exists l1.animation(position)
        """
    ) { NilKeyIsKeyPath() },
    Fault(
      "keys-unordered", "animation keys come in reverse order", breaks: [.anim(7)],
      taking: [.listed],
      smallest: """
        new l1
        new a1 {keyPath: "position"}
        addAnimation a1 to l1 key k
        addAnimation a1 to l1 key a
        animationKeys l1
        """
    ) { KeysReversed() },
    Fault(
      "any-key-finds", "asking for an unknown key finds the newest animation", breaks: [.anim(8)],
      taking: [.find],
      smallest: """
        new a1 {keyPath: "shadowRadius", fromValue: 0, toValue: 0, additive: true}
        new l1 {actions: {position: a1}, position: (0, 1)}
        exists l1.animation(k)
        """
    ) { AnyKeyFinds() },
    Fault(
      "remove-takes-all", "removing one animation removes all of them", breaks: [.anim(9)],
      taking: [.remove],
      smallest: """
        new a1
        new l1 {actions: {position: a1}, position: (0, 1)}
        addAnimation a1 to l1 key k
        removeAnimation position from l1
        animationKeys l1
        """
    ) { RemoveTakesAll() },
    Fault(
      "unknown-removal-takes-last", "removing an unknown key removes the newest animation",
      breaks: [.anim(10)], taking: [.remove],
      smallest: """
        new l1
        new a1
        addAnimation a1 to l1 key k
        removeAnimation j from l1
        animationKeys l1
        """
    ) { UnknownRemovalTakesLast() },
    Fault(
      "remove-all-keeps-first", "removing all animations leaves the first one",
      breaks: [.anim(11)], taking: [.removeAll],
      smallest: """
        new a1 {keyPath: "position"}
        new l1 {actions: {position: a1}, position: (0, 1)}
        removeAllAnimations l1
        animationKeys l1
        """
    ) { RemoveAllKeepsFirst() },
    Fault(
      "animation-writes-model", "an animation writes its end into the model when it is attached",
      breaks: [.anim(12)], taking: [.didAttach],
      smallest: """
        new a1 {keyPath: "zPosition", fromValue: 0, toValue: 1, cumulative: true, repeatCount: 3}
        new l1 {actions: {position: a1}, position: (0, 1)}
        get l1.zPosition
        """
    ) { AnimationWritesModel() },
    Fault(
      "stays-by-default", "animations are not removed on completion unless they say so",
      breaks: [.anim(20)], taking: [.animationDefault],
      smallest: """
        new a1
        get a1.removedOnCompletion
        """
    ) { StaysByDefault() },
    Fault(
      "zero-duration-is-one-second",
      "an animation without duration lasts one second in any transaction",
      breaks: [.anim(21)], taking: [.duration],
      smallest: """
        new l1
        new a1 {keyPath: "position"}
        addAnimation a1 to l1 key k
        get l1.animation(k).duration
        """
    ) { ZeroDurationIsOneSecond() },
  ]
}

private struct AnimationByReference: AnimationSemantics {
  var sharesObjects: Bool { true }
}

private struct SameKeyAccumulates: AnimationSemantics {
  var replacesSameKey: Bool { false }
}

private struct NilKeyIsKeyPath: AnimationSemantics {
  mutating func key(_ key: String?, for object: AnimationObject, isAction: Bool) -> String? {
    key ?? object[.keyPath].asString
  }
}

private struct KeysReversed: AnimationSemantics {
  mutating func listed(_ keys: [String]) -> [String] { keys.reversed() }
}

private struct AnyKeyFinds: AnimationSemantics {
  mutating func find(_ key: String, in list: AnimationList) -> AttachedAnimation? {
    list.attached.last { $0.key == key } ?? list.attached.last
  }
}

private struct RemoveTakesAll: AnimationSemantics {
  mutating func remove(key: String, from list: inout AnimationList) {
    if list.has(key) { list.attached.removeAll() }
  }
}

private struct UnknownRemovalTakesLast: AnimationSemantics {
  mutating func remove(key: String, from list: inout AnimationList) {
    if !list.has(key) { _ = list.attached.popLast() }
    list.attached.removeAll { $0.key == key }
  }
}

private struct RemoveAllKeepsFirst: AnimationSemantics {
  mutating func removeAll(from list: inout AnimationList) {
    list.attached.removeSubrange(min(1, list.attached.count)...)
  }
}

private struct AnimationWritesModel: AnimationSemantics {
  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {
    guard animation.source != nil, let path = animation.object[.keyPath].asString,
      let property = Property(rawValue: path), animation.object[.toValue] != .nil
    else { return }
    state.corrupt(layer, property, animation.object[.toValue])
  }
}

private struct StaysByDefault: AnimationSemantics {
  mutating func animationDefault(_ property: Property, of object: AnimationObject) -> Value {
    let value = object[property]
    return property == .removedOnCompletion && value == .boolean(true) ? .boolean(false) : value
  }
}

private struct ZeroDurationIsOneSecond: AnimationSemantics {
  mutating func duration(of object: AnimationObject, transaction: Double) -> Double {
    let own = object[.duration].asNumber ?? 0
    return own > 0 ? own : 1
  }
}
