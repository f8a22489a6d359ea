import Geometry
package import LayerScript
import Rules

extension DeclaredKind {
  /// What a property of the kind reads before it is set (KVC-30).
  var unset: Value {
    switch self {
    case .number: .number(0)
    case .object: .nil
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(Rect(.infinity, .infinity, 0, 0))
    case .transform: .transform(.identity)
    }
  }
}

extension World {
  /// Reads a property that a class of the script declares: what was set on this layer, else what its
  /// kind begins with (KVC-30).
  ///
  /// Whether a style or a class supplies it (KVC-21, KVC-24) is not on record.
  mutating func declared(_ key: String, _ kind: DeclaredKind, of layer: Int) -> Expected {
    let kept = state.extras[layer].first { $0.key == key }
    let standard = kept?.value ?? kind.unset
    let value = semantics.keyValues.declared(
      standard, kind, key: key, isSet: kept != nil, of: layer, in: &state)
    var reading = Reading(value, why: state.because(.kvc(30)), open: kept?.open)
    reading.pattern = .exactly(standard)
    let item = state.assumptions.openItem(of: .dynamicProperties, otherwise: .beyondReference)
    reading.open = reading.open ?? item
    if kept == nil, state.supplies(key, to: layer) {
      reading.open = reading.open ?? .beyondReference
    }
    return reading.expected()
  }
}

extension WorldState {
  /// Tells whether a style or a class of the script has something to say of a key, or may have because the style is open.
  func supplies(_ key: String, to layer: Int) -> Bool {
    if properties[layer][.style]?.open != nil { return true }
    let styles = properties[layer][.style].map { slot in
      sequence(first: slot.value, next: { $0["style"] })
    }
    return styles?.contains { $0[key] != nil } ?? false
      || definedClasses(of: layer).contains { classes[$0]?.hook(.defaultValueForKey, key) != nil }
  }

  /// The properties that classes of the script declare for a layer, by name.
  package func declaredKinds(on layer: Int) -> [(key: String, kind: DeclaredKind)] {
    if identities[layer].defined == nil { return [] }
    let all = definedClasses(of: layer).reversed().compactMap { classes[$0]?.declared }
    let merged = all.reduce(into: [:]) { $0.merge($1) { _, own in own } }
    return merged.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The kind of a property that a class of the script declares for a layer.
  func declaredKind(of key: String, on layer: Int) -> DeclaredKind? {
    if identities[layer].defined == nil { return nil }
    return definedClasses(of: layer).lazy.compactMap { classes[$0]?.declared[key] }.first
  }
}
