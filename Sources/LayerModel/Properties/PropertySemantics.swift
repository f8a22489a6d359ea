package import LayerScript

/// The two ways to a property, which lead to the same value (KVC-01).
package enum PropertyAccess: Hashable, Sendable {
  /// The accessor.
  case accessor
  /// Key-value coding.
  case key
}

/// The decisions about stored properties that a faulty engine may take differently.
package protocol PropertySemantics: PartialSemantics {
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

  /// What a property reads that was never set: `standard` in a conforming engine.
  mutating func unset(
    _ property: Property, of layer: Int, standard: Value, through access: PropertyAccess,
    in state: inout WorldState
  ) -> Value

  /// The factor by which a corner curve grows a corner (PROPS-61); nil raises.
  mutating func expansionFactor(of curve: String) -> Double?

  /// What a write through a sub-path such as `position.x` makes of the whole value.
  mutating func replacing(
    _ keys: [Substring], in value: Value, by part: Value
  ) -> Value?
}

extension PropertySemantics {
  package mutating func stored(
    _ value: Value, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    state.storable(value, as: property, of: layer)
  }

  package mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {}

  package mutating func isSame(_ old: Value, _ new: Value) -> Bool {
    old.isEqual(to: new, within: .exact)
  }

  package mutating func unset(
    _ property: Property, of layer: Int, standard: Value, through access: PropertyAccess,
    in state: inout WorldState
  ) -> Value { standard }

  package mutating func expansionFactor(of curve: String) -> Double? {
    curve == "continuous" ? 1.528665 : 1
  }

  package mutating func replacing(
    _ keys: [Substring], in value: Value, by part: Value
  ) -> Value? {
    SubPath.replacing(keys, in: value, by: part)
  }
}
