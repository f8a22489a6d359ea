import Geometry
import LayerScript
import Rules

extension World {
  /// Sets a property, or a part of one, through key-value coding (ACT-36).
  mutating func setValue(_ path: PropertyPath, of layer: Int, to value: Value) -> Expected {
    guard let property = path.property, property != .frame || !path.rest.isEmpty else {
      return path.property == nil
        ? beyondReference("undeclared keys") : setFrame(of: layer, to: value.asRect ?? .zero)
    }
    if path.rest.isEmpty {
      guard property.info.isWritable, property.info.shape.accepts(value) else {
        return beyondReference("'\(path.text)' with such a value")
      }
      return setProperty(property, of: layer, to: value)
    }
    guard Defaults.row(property, of: state.identities[layer].type) != nil else {
      return beyondReference("the key path '\(path.text)'")
    }
    let old = state.read(layer, property)
    guard SubPath.part(path.rest, of: old.value) != nil,
      let whole = semantics.replacing(path.rest, in: old.value, by: value)
    else { return beyondReference("the key path '\(path.text)'") }
    if semantics.refuses(whole, as: property, in: &state) {
      var refused = refuse([property], of: layer)
      // What the rest of the value is may be open, and with it whether there is anything to refuse.
      if let item = old.open, !semantics.refuses(value, as: property, in: &state) {
        refused.pattern = .undecided
        refused.weakened = item
      }
      return refused
    }
    noteUndisturbed(by: property, of: layer)
    let why = state.reasons.union(old.why, .act(36))
    let open = old.open ?? property.openItem(setting: whole)
    change(
      layer, property, to: whole, why: why, open: open, via: .subPath,
      tolerance: old.tolerance)
    return done()
  }

  /// Reads a property, or a part of one, through key-value coding.
  mutating func value(_ path: PropertyPath, of layer: Int) -> Expected {
    guard let property = path.property else {
      return Expected(
        .unsupported("the reference does not decide undeclared keys"), .undecided,
        weakened: .beyondReference)
    }
    if path.rest.isEmpty { return getProperty(property, of: layer, through: .key) }
    var reading = readDerived(property, of: layer) ?? state.read(layer, property)
    guard let part = SubPath.part(path.rest, of: reading.value) else {
      return undecidedQuery(property)
    }
    reading.value = part
    return reading.expected()
  }
}
