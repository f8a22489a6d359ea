import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Key-value coding that leads elsewhere than the accessors.
  static let keys: [Fault] = [
    Fault(
      "keys-stored-apart", "what is set through a key is stored beside what the accessor reads",
      breaks: [.kvc(1)], taking: [.accepted, .answered],
      smallest: """
        new l1
        setValue l1 zPosition 1
        get l1.zPosition
        """
    ) { KeysStoredApart() },
    Fault(
      "boolean-keys-unknown", "flags are not found under their names, as if they began with is",
      breaks: [.kvc(2)], taking: [.accepted],
      smallest: """
        new l1
        setValue l1 hidden true
        get l1.hidden
        """
    ) { BooleanKeysUnknown() },
    Fault(
      "width-reads-height", "bounds.size.width reads the height",
      breaks: [.kvc(3)], taking: [.part],
      smallest: """
        new l1 {bounds: (0, 0, 0, 1)}
        value l1 bounds.size.width
        """
    ) { WidthReadsHeight() },
    Fault(
      "frame-parts-are-bounds", "writing a part of the frame writes that part of the bounds",
      breaks: [.kvc(5)], taking: [.frameSetting],
      smallest: """
        new l1
        setValue l1 frame.origin.x 1
        get l1.position
        """
    ) { FramePartsAreBounds() },
    Fault(
      "undeclared-keys-dropped", "a key that no class declares is not stored",
      breaks: [.kvc(19)], taking: [.storeUndeclared],
      smallest: """
        new l1
        setValue l1 aKey 1
        value l1 aKey
        """
    ) { UndeclaredKeysDropped() },
    Fault(
      "undeclared-keys-for-all", "a key that no class declares is stored for all layers",
      breaks: [.kvc(20)], taking: [.storeUndeclared],
      smallest: """
        new l1
        new l2
        setValue l1 aKey 1
        value l2 aKey
        """
    ) { UndeclaredKeysForAll() },
    Fault(
      "undeclared-keys-stay", "setting no object leaves a key that no class declares as it was",
      breaks: [.kvc(20)], taking: [.storeUndeclared],
      smallest: """
        new l1
        setValue l1 aKey 1
        setValue l1 aKey nil
        value l1 aKey
        """
    ) { UndeclaredKeysStay() },
    Fault(
      "shadow-path-key-reads-nothing", "the key shadowPath reads nothing",
      breaks: [.kvc(31)], taking: [.answered],
      smallest: """
        new l1 {shadowPath: path[M 0 0 L 1 1]}
        value l1 shadowPath
        """
    ) { ShadowPathKeyReadsNothing() },
  ]
}

private struct KeysStoredApart: KeyValueSemantics {
  private var apart: [Int: [Property: Value]] = [:]

  mutating func accepted(
    _ value: Value, forKey property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    apart[layer, default: [:]][property] = value
    return state.value(layer, property)
  }

  mutating func answered(
    _ value: Value, forKey property: Property, of layer: Int, in state: inout WorldState
  ) -> Value { apart[layer]?[property] ?? value }
}

private struct BooleanKeysUnknown: KeyValueSemantics {
  mutating func accepted(
    _ value: Value, forKey property: Property, of layer: Int, in state: inout WorldState
  ) -> Value {
    value.asBoolean == nil ? value : state.value(layer, property)
  }
}

private struct WidthReadsHeight: KeyValueSemantics {
  mutating func part(_ keys: [Substring], of value: Value) -> Value? {
    SubPath.part(keys == ["size", "width"] ? ["size", "height"] : keys, of: value)
  }
}

private struct FramePartsAreBounds: KeyValueSemantics {
  mutating func frameSetting(_ frame: Rect, setting keys: [Substring], to part: Value) -> Rect? {
    nil
  }
}

private struct UndeclaredKeysDropped: KeyValueSemantics {
  mutating func storeUndeclared(
    _ value: Value, forKey key: String, of layer: Int, in state: inout WorldState
  ) {}
}

private struct UndeclaredKeysForAll: KeyValueSemantics {
  mutating func storeUndeclared(
    _ value: Value, forKey key: String, of layer: Int, in state: inout WorldState
  ) {
    for layer in 0..<state.layerCount { state.storeUndeclared(value, forKey: key, of: layer) }
  }
}

private struct UndeclaredKeysStay: KeyValueSemantics {
  mutating func storeUndeclared(
    _ value: Value, forKey key: String, of layer: Int, in state: inout WorldState
  ) {
    if value != .nil { state.storeUndeclared(value, forKey: key, of: layer) }
  }
}

private struct ShadowPathKeyReadsNothing: KeyValueSemantics {
  mutating func answered(
    _ value: Value, forKey property: Property, of layer: Int, in state: inout WorldState
  ) -> Value { property == .shadowPath ? .nil : value }
}
