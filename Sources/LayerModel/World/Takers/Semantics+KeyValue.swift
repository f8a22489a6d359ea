import Geometry
import LayerScript

extension Semantics: KeyValueSemantics {
  mutating func accepted(
    _ value: Value, forKey property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    self[keyValues: .accepted].accepted(value, forKey: property, of: layer, in: &state)
  }

  mutating func answered(
    _ value: Value, forKey property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    self[keyValues: .answered].answered(value, forKey: property, of: layer, in: &state)
  }

  mutating func part(_ keys: [Substring], of value: Value) -> Value? {
    self[keyValues: .part].part(keys, of: value)
  }

  mutating func transformPart(_ key: TransformKey, of matrix: Transform3D, in property: Property)
    -> Value?
  {
    self[keyValues: .transformPart].transformPart(key, of: matrix, in: property)
  }

  mutating func replacingPart(
    _ key: TransformKey, of matrix: Transform3D, by part: Value, in property: Property
  ) -> Transform3D? {
    self[keyValues: .replacingPart].replacingPart(key, of: matrix, by: part, in: property)
  }

  mutating func frameSetting(_ frame: Rect, setting keys: [Substring], to part: Value) -> Rect? {
    self[keyValues: .frameSetting].frameSetting(frame, setting: keys, to: part)
  }

  mutating func storeUndeclared(
    _ value: Value, forKey key: String, of layer: Int, in state: inout WorldState
  ) {
    self[keyValues: .storeUndeclared].storeUndeclared(value, forKey: key, of: layer, in: &state)
  }

  mutating func undeclared(_ key: String, of layer: Int, in state: inout WorldState) -> Value {
    self[keyValues: .undeclared].undeclared(key, of: layer, in: &state)
  }

  mutating func declared(
    _ standard: Value, _ kind: DeclaredKind, key: String, isSet: Bool, of layer: Int,
    in state: inout WorldState
  ) -> Value {
    self[keyValues: .declared].declared(
      standard, kind, key: key, isSet: isSet, of: layer, in: &state)
  }

  mutating func classDefault(_ key: String, of type: ClassName, standard: Value) -> Value {
    self[keyValues: .classDefault].classDefault(key, of: type, standard: standard)
  }

  mutating func classNeedsDisplay(_ key: String, standard: Bool) -> Bool {
    self[keyValues: .classNeedsDisplay].classNeedsDisplay(key, standard: standard)
  }

  mutating func notifications(
    _ event: Event, isEffective: Bool, via origin: ChangeOrigin
  ) -> [Event] {
    self[keyValues: .notifications].notifications(event, isEffective: isEffective, via: origin)
  }

  mutating func copied(
    _ argument: ObjectName, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    self[keyValues: .copied].copied(argument, as: property, of: layer, in: &state)
  }

  mutating func didMutate(_ argument: ObjectName, in state: inout WorldState) {
    self[keyValues: .didMutate].didMutate(argument, in: &state)
  }
}
