package import LayerScript

/// The decisions about explicit animations that a faulty engine may take differently.
package protocol AnimationSemantics: PartialSemantics {
  /// Tells whether the caller's object is attached instead of a copy (ANIM-01).
  var sharesObjects: Bool { get }

  /// The key under which an animation is attached (ANIM-03, ANIM-05, ACT-40).
  mutating func key(_ key: String?, for object: AnimationObject, isAction: Bool) -> String?

  /// Tells whether an animation that is added without a key is refused (ANIM-05).
  var refusesNoKey: Bool { get }

  /// Tells whether an animation under the same key goes when another is added (ANIM-03).
  var replacesSameKey: Bool { get }

  /// The duration that an attached animation gets (ANIM-21, TXN-23).
  mutating func duration(of object: AnimationObject, transaction: Double) -> Double

  /// The pace that an attached animation gets (TXN-22).
  mutating func pace(
    of object: AnimationObject, transaction: Value, isBuiltIn: Bool
  ) -> Value

  /// The duration and the pace that the built-in animation starts from (ACT-26..28).
  mutating func builtInKeyPath(_ property: Property) -> String

  /// Tells whether a finished animation goes at the next tick (ANIM-13, ANIM-14).
  mutating func leavesWhenFinished(_ object: AnimationObject) -> Bool

  /// The flag with which a replaced animation is told to stop; nil for not at all (ANIM-04).
  var flagWhenReplaced: Bool? { get }

  /// Tells whether animations of a layer in no tree outlast the end of a turn (UA-43).
  mutating func keepsUnattached() -> Bool

  /// What else happens when an animation is attached: nothing (ANIM-12).
  mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState)

  /// What else happens when an animation has finished: nothing (ANIM-12, ANIM-13).
  mutating func didFinish(
    _ animation: AttachedAnimation, on layer: Int, in state: inout WorldState)

  /// Takes the animation under a key off a layer (ANIM-09, ANIM-10).
  mutating func remove(key: String, from list: inout AnimationList)

  /// Takes all animations off a layer (ANIM-11).
  mutating func removeAll(from list: inout AnimationList)

  /// The keys in the order in which they are listed (ANIM-07).
  mutating func listed(_ keys: [String]) -> [String]

  /// The animation that is found under a key (ANIM-08).
  mutating func find(_ key: String, in list: AnimationList) -> AttachedAnimation?

  /// What a property of an animation object reads (ANIM-20).
  mutating func animationDefault(_ property: Property, of object: AnimationObject) -> Value

  /// The two ends between which an animation runs (ANIM-22..29).
  mutating func ends(of object: AnimationObject, below: Value) -> (from: Value, to: Value)?

  /// Tells whether an animation shows its first value before it begins (ANIM-18).
  mutating func fillsBackwards(_ mode: String) -> Bool

  /// Tells whether an animation shows its last value after it has ended (ANIM-15, ANIM-16).
  mutating func fillsForwards(_ mode: String) -> Bool

  /// The fraction of a cycle that is held after the end (ANIM-19).
  mutating func heldFraction(of timeline: Timeline) -> Double
}

extension AnimationSemantics {
  package var sharesObjects: Bool { false }
  package var refusesNoKey: Bool { false }
  package var replacesSameKey: Bool { true }
  package var flagWhenReplaced: Bool? { false }
  package mutating func keepsUnattached() -> Bool { true }

  package mutating func key(
    _ key: String?, for object: AnimationObject, isAction: Bool
  ) -> String? { key }

  package mutating func duration(of object: AnimationObject, transaction: Double) -> Double {
    let own = object[.duration].asNumber ?? 0
    return own > 0 ? own : transaction
  }

  package mutating func pace(
    of object: AnimationObject, transaction: Value, isBuiltIn: Bool
  ) -> Value {
    if transaction != .nil { return transaction }
    return isBuiltIn ? .timing(.named(.default)) : object[.timingFunction]
  }

  package mutating func builtInKeyPath(_ property: Property) -> String { property.rawValue }

  package mutating func leavesWhenFinished(_ object: AnimationObject) -> Bool {
    object[.removedOnCompletion] == .boolean(true)
  }

  package mutating func didAttach(
    _ animation: AttachedAnimation, to layer: Int, in state: inout WorldState
  ) {}

  package mutating func didFinish(
    _ animation: AttachedAnimation, on layer: Int, in state: inout WorldState
  ) {}

  package mutating func remove(key: String, from list: inout AnimationList) {
    list.attached.removeAll { $0.key == key }
  }

  package mutating func removeAll(from list: inout AnimationList) {
    list.attached.removeAll()
  }

  package mutating func listed(_ keys: [String]) -> [String] { keys }

  package mutating func find(_ key: String, in list: AnimationList) -> AttachedAnimation? {
    list.attached.last { $0.key == key }
  }

  package mutating func animationDefault(
    _ property: Property, of object: AnimationObject
  ) -> Value { object[property] }

  package mutating func ends(
    of object: AnimationObject, below: Value
  ) -> (from: Value, to: Value)? {
    Interpolation.ends(
      from: object[.fromValue], to: object[.toValue], by: object[.byValue], below: below)
  }

  package mutating func fillsBackwards(_ mode: String) -> Bool {
    mode == "backwards" || mode == "both"
  }

  package mutating func fillsForwards(_ mode: String) -> Bool {
    mode == "forwards" || mode == "both"
  }

  package mutating func heldFraction(of timeline: Timeline) -> Double {
    timeline.fraction(atActiveTime: timeline.activeDuration)
  }
}
