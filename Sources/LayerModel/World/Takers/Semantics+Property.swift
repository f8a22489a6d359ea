import LayerScript

extension Semantics: PropertySemantics {
  mutating func stored(
    _ value: Value, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    self[properties: .stored].stored(value, as: property, of: layer, in: &state)
  }

  mutating func didSet(
    _ property: Property, of layer: Int, from old: Value, in state: inout WorldState
  ) {
    self[properties: .didSet].didSet(property, of: layer, from: old, in: &state)
  }

  mutating func isSame(_ old: Value, _ new: Value) -> Bool {
    self[properties: .isSame].isSame(old, new)
  }

  mutating func unset(
    _ property: Property, of layer: Int, standard: Value, through access: PropertyAccess,
    in state: inout WorldState
  ) -> Value {
    self[properties: .unset].unset(
      property, of: layer, standard: standard, through: access, in: &state)
  }

  mutating func expansionFactor(of curve: String) -> Double? {
    self[properties: .expansionFactor].expansionFactor(of: curve)
  }

  mutating func replacing(
    _ keys: [Substring], in value: Value, by part: Value
  ) -> Value? {
    self[properties: .replacing].replacing(keys, in: value, by: part)
  }
}
