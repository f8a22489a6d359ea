package import LayerScript
import Rules

/// A value under a key that no class declares.
struct UndeclaredSlot: Sendable {
  let key: String
  var value: Value
  /// Set when no source says what the key holds.
  var open: OpenItem?
}

extension WorldState {
  /// Stores the value of a key that no class declares; no object takes it away (KVC-20).
  package mutating func storeUndeclared(_ value: Value, forKey key: String, of layer: Int) {
    extras[layer].removeAll { $0.key == key }
    extras[layer].append(UndeclaredSlot(key: key, value: value))
  }

  /// The value of a key that no class declares; no object where it was never set.
  package func undeclared(_ key: String, of layer: Int) -> Value {
    extras[layer].first { $0.key == key }?.value ?? .nil
  }

  /// Leaves open what a key holds.
  mutating func openUndeclared(_ key: String, of layer: Int, _ item: OpenItem) {
    for place in extras[layer].indices where extras[layer][place].key == key {
      extras[layer][place].open = item
    }
  }

  /// The number of layers and cells.
  package var layerCount: Int { identities.count }

  /// What a shared argument holds at this moment, as a property takes it: entries under the indices
  /// from 0 on make a list, and a path stands under its name (SUB-11).
  package func sharedValue(_ name: ObjectName, as property: Property) -> Value {
    let entries = shared[name] ?? []
    switch property.info.shape {
    case .list, .objects: break
    case .path: return entries.first { $0.key == Property.path.rawValue }?.value ?? .nil
    default: return .dictionary(entries)
    }
    return .list(entries.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map(\.value))
  }

  /// What stands in a shared argument.
  package func entries(ofShared name: ObjectName) -> [Value.Entry] { shared[name] ?? [] }

  /// Tells whether a shared argument is a list.
  func isList(_ name: ObjectName) -> Bool {
    let keys = (shared[name] ?? []).map(\.key)
    return !keys.isEmpty && Set(keys) == Set(keys.indices.map(String.init))
  }
}
