package import LayerScript
import Rules

/// An animation as the caller holds it, or as it was copied when it was attached.
package struct AnimationObject: Hashable, Sendable {
  package let type: ClassName
  private var fields: [Value.Entry]
  /// How often the object was changed after its creation.
  private(set) var revision = 0

  init(type: ClassName, fields: [Value.Entry] = []) {
    self.type = type
    self.fields = fields
  }

  /// The value of a property; its default until it is set (ANIM-20).
  package subscript(property: Property) -> Value {
    get {
      fields.last { $0.key == property.rawValue }?.value ?? Defaults.animation(property) ?? .nil
    }
    set {
      fields.removeAll { $0.key == property.rawValue }
      fields.append(Value.Entry(property.rawValue, newValue))
      revision += 1
    }
  }

  /// Tells whether a property was ever set.
  func hasSet(_ property: Property) -> Bool { fields.contains { $0.key == property.rawValue } }

  func number(_ property: Property) -> Double { self[property].asNumber ?? 0 }
}

extension World {
  mutating func createAnimation(_ creation: Creation) -> Expected {
    guard creation.knownClass == .basicAnimation,
      creation.settings.allSatisfy({ Self.isDecided($0.key, $0.value) })
    else { return beyondReference("animations of this kind") }
    state.animationObjects[creation.name] = AnimationObject(
      type: .basicAnimation, fields: creation.settings)
    return done()
  }

  private static func isDecided(_ key: String, _ value: Value) -> Bool {
    guard let property = Property(rawValue: key), Defaults.animation(property) != nil else {
      return false
    }
    // Adding and cumulating are decided nowhere yet.
    let isSum = property == .additive || property == .cumulative
    return !isSum || value == .boolean(false)
  }

  mutating func setAnimation(
    _ name: ObjectName, _ property: Property, to value: Value
  ) -> Expected {
    guard Self.isDecided(property.rawValue, value) else {
      return beyondReference("the animation property '\(property.rawValue)'")
    }
    state.animationObjects[name]?[property] = value
    return done()
  }

  /// Reads a property of the caller's own object: its default until it is set (ANIM-20).
  mutating func getAnimation(_ name: ObjectName, _ property: Property) -> Expected {
    guard let object = state.animationObjects[name], Defaults.animation(property) != nil else {
      return undecidedQuery(property)
    }
    let value = semantics.animationDefault(property, of: object)
    let why = object.hasSet(property) ? Why.none : state.because(.anim(20))
    let tolerance: Tolerance = property.tolerance
    return Reading(value, why: why, tolerance: tolerance).expected()
  }
}
