package import Geometry
package import LayerScript

/// The decisions about key-value coding that a faulty engine may take differently.
package protocol KeyValueSemantics: PartialSemantics {
  /// What key-value coding stores in the place of a value for a whole property (KVC-01, KVC-02).
  mutating func accepted(
    _ value: Value, forKey property: Property, of layer: Int, in state: inout WorldState
  ) -> Value

  /// What a whole property reads through key-value coding that was set (KVC-01, KVC-31).
  mutating func answered(
    _ value: Value, forKey property: Property, of layer: Int, in state: inout WorldState
  ) -> Value

  /// A part of a structure (KVC-03).
  mutating func part(_ keys: [Substring], of value: Value) -> Value?

  /// A part of a matrix (KVC-07..16).
  mutating func transformPart(_ key: TransformKey, of matrix: Transform3D, in property: Property)
    -> Value?

  /// A matrix after a part of it was set (KVC-08..17).
  mutating func replacingPart(
    _ key: TransformKey, of matrix: Transform3D, by part: Value, in property: Property
  ) -> Transform3D?

  /// The frame after a part of it was set (KVC-05), or nil to leave it and set a part of the bounds.
  mutating func frameSetting(_ frame: Rect, setting keys: [Substring], to part: Value) -> Rect?

  /// Stores the value of a key that no class declares (KVC-19, KVC-20).
  mutating func storeUndeclared(
    _ value: Value, forKey key: String, of layer: Int, in state: inout WorldState
  )

  /// The value of a key that no class declares; no object where it was never set.
  mutating func undeclared(_ key: String, of layer: Int, in state: inout WorldState) -> Value

  /// What a property reads that a class of the script declares (KVC-30).
  mutating func declared(
    _ standard: Value, _ kind: DeclaredKind, key: String, isSet: Bool, of layer: Int,
    in state: inout WorldState
  ) -> Value

  /// What a class answers for the value of a property that was never set (KVC-22, KVC-23, KVC-34).
  mutating func classDefault(_ key: String, of type: ClassName, standard: Value) -> Value

  /// What a class answers when it is asked whether a change of a key needs a redraw (KVC-26).
  mutating func classNeedsDisplay(_ key: String, standard: Bool) -> Bool

  /// What an observer hears of a set: one notification if anything changes (KVC-29, KVC-33).
  mutating func notifications(
    _ event: Event, isEffective: Bool, via origin: ChangeOrigin
  ) -> [Event]

  /// What is stored of a shared argument: its present value, and not the argument itself (KVC-32).
  mutating func copied(
    _ argument: ObjectName, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value

  /// What else changes when a shared argument does: in a conforming engine, nothing.
  mutating func didMutate(_ argument: ObjectName, in state: inout WorldState)
}

extension KeyValueSemantics {
  package mutating func accepted(
    _ value: Value, forKey property: Property, of layer: Int, in state: inout WorldState
  ) -> Value { value }

  package mutating func answered(
    _ value: Value, forKey property: Property, of layer: Int, in state: inout WorldState
  ) -> Value { value }

  package mutating func part(_ keys: [Substring], of value: Value) -> Value? {
    SubPath.part(keys, of: value)
  }

  package mutating func transformPart(
    _ key: TransformKey, of matrix: Transform3D, in property: Property
  ) -> Value? { key.read(matrix)?.value }

  package mutating func replacingPart(
    _ key: TransformKey, of matrix: Transform3D, by part: Value, in property: Property
  ) -> Transform3D? { key.replacing(in: matrix, by: part)?.matrix }

  package mutating func frameSetting(
    _ frame: Rect, setting keys: [Substring], to part: Value
  ) -> Rect? { SubPath.replacing(keys, in: .rect(frame), by: part)?.asRect }

  package mutating func storeUndeclared(
    _ value: Value, forKey key: String, of layer: Int, in state: inout WorldState
  ) { state.storeUndeclared(value, forKey: key, of: layer) }

  package mutating func undeclared(
    _ key: String, of layer: Int, in state: inout WorldState
  ) -> Value { state.undeclared(key, of: layer) }

  package mutating func declared(
    _ standard: Value, _ kind: DeclaredKind, key: String, isSet: Bool, of layer: Int,
    in state: inout WorldState
  ) -> Value { standard }

  package mutating func classDefault(
    _ key: String, of type: ClassName, standard: Value
  ) -> Value { standard }

  package mutating func classNeedsDisplay(_ key: String, standard: Bool) -> Bool { standard }

  package mutating func notifications(
    _ event: Event, isEffective: Bool, via origin: ChangeOrigin
  ) -> [Event] { isEffective ? [event] : [] }

  package mutating func copied(
    _ argument: ObjectName, as property: Property, of layer: Int, in state: inout WorldState
  ) -> Value { state.sharedValue(argument, as: property) }

  package mutating func didMutate(_ argument: ObjectName, in state: inout WorldState) {}
}
