package import Geometry
package import LayerScript
import Rules

/// An animation as the caller holds it, or as it was copied when it was attached.
package struct AnimationObject: Hashable, Sendable {
  package let type: ClassName
  /// What was set, in the order of the last setting of each.
  private var fields: [Field] = []
  /// The property that the key path names, so that it is not read again for each layer and step.
  private var animatedProperty: Property?
  /// The animations of a group, copied when the group was attached (ANIM-01).
  package var members: [AnimationObject] = []
  /// Tells whether the object was made as a copy of another (ANIM-80).
  var isCopy = false
  /// How often a property of the object was set.
  private(set) var revision = 0

  private struct Field: Hashable {
    let property: Property
    let value: Value
  }

  init(type: ClassName) {
    self.type = type
  }

  /// The value of a property; its default until it is set (ANIM-20).
  package subscript(property: Property) -> Value {
    get {
      fields.first { $0.property == property }?.value
        ?? Defaults.animation(property, of: type) ?? .nil
    }
    set {
      fields.removeAll { $0.property == property }
      fields.append(Field(property: property, value: newValue))
      if property == .keyPath { animatedProperty = AnimatedPath.property(of: newValue) }
      revision += 1
    }
  }

  /// Tells whether a property was ever set.
  func hasSet(_ property: Property) -> Bool { fields.contains { $0.property == property } }

  package func number(_ property: Property) -> Double { self[property].asNumber ?? 0 }

  /// Tells whether a truth value is set.
  package func isOn(_ property: Property) -> Bool { self[property] == .boolean(true) }

  /// The properties that the animation, or a member of the group, animates.
  package var animatedProperties: [Property] {
    if type == .animationGroup {
      return members.flatMap(\.animatedProperties).reduce(into: []) { known, property in
        if !known.contains(property) { known.append(property) }
      }
    }
    return animatedProperty.map { [$0] } ?? []
  }

  /// Tells whether the animation, or a member of the group, animates a property.
  package func animates(_ property: Property) -> Bool {
    type == .animationGroup
      ? members.contains { $0.animates(property) }
      : animatedProperty == property
  }

  /// The spring that the animation describes, if it is one.
  package var spring: SpringCurve? {
    guard type == .springAnimation else { return nil }
    return SpringCurve(
      mass: number(.mass), stiffness: number(.stiffness), damping: number(.damping),
      initialVelocity: number(.initialVelocity))
  }
}

extension WorldState {
  /// An animation object with what its members are at this moment.
  func withMembers(_ object: AnimationObject) -> AnimationObject {
    guard object.type == .animationGroup else { return object }
    var result = object
    result.members = object[.animations].references.compactMap { name in
      animationObjects[name].map { withMembers($0) }
    }
    return result
  }

  /// Tells whether an animation is among some others or among what these contain.
  func isMember(_ name: ObjectName, of animations: Value) -> Bool {
    animations.references.contains { member in
      member == name
        || animationObjects[member].map { isMember(name, of: $0[.animations]) } ?? false
    }
  }

  /// Tells whether an animation is in a group that was copied, or that was copied to be attached (UA-42).
  func isInCopiedGroup(_ name: ObjectName) -> Bool {
    let copies = animationObjects.values.lazy.filter(\.isCopy)
    let attached = animations.lazy.flatMap(\.attached).map(\.object)
    return copies.contains { isMember(name, of: $0[.animations]) }
      || attached.contains { isMember(name, of: $0[.animations]) }
  }
}
