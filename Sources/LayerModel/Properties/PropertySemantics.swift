package import LayerScript

/// The decisions about stored properties that a faulty engine may take differently.
package protocol PropertySemantics: Sendable {
  /// What is stored when a value is set.
  mutating func stored(
    _ value: Value, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value

  /// What else changes when a property is set: in a conforming engine, nothing.
  mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  )

  /// Tells whether a set is none because the value is there already (ACT-38).
  mutating func isSame(_ old: Value, _ new: Value) -> Bool

  /// The value that a property has before it is set.
  mutating func initial(_ property: Property) -> Value?

  /// What a write through a sub-path such as `position.x` makes of the whole value.
  mutating func replacing(
    _ keys: [Substring], in value: Value, by part: Value
  ) -> Value?
}

extension PropertySemantics {
  package mutating func stored(
    _ value: Value, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    guard case .number(single: true) = property.info.shape, case .number(let number) = value else {
      return value
    }
    return .number(Double(Float(number)))
  }

  package mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {}

  package mutating func isSame(_ old: Value, _ new: Value) -> Bool {
    old.isEqual(to: new, within: .exact)
  }

  package mutating func initial(_ property: Property) -> Value? {
    Defaults.layer(property)?.value
  }

  package mutating func replacing(
    _ keys: [Substring], in value: Value, by part: Value
  ) -> Value? {
    SubPath.replacing(keys, in: value, by: part)
  }
}
