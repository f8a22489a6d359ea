import Geometry
package import LayerScript
import Rules

extension WorldState {
  /// What a stored property of a layer's model reads, with the reasons.
  func read(_ layer: Int, _ property: Property) -> Reading {
    if let slot = properties[layer][property] {
      let tolerance = slot.tolerance ?? property.tolerance
      return Reading(slot.value, why: slot.why, open: slot.open, tolerance: tolerance)
    }
    return readUnset(layer, property)
  }

  /// The value that a property of a layer's model has.
  package func value(_ layer: Int, _ property: Property) -> Value {
    properties[layer].value(of: property) ?? unsetValue(layer, property)
  }

  /// Stores a value and forgets what was on record about the old one.
  mutating func write(
    _ layer: Int, _ property: Property, _ value: Value, why: Why, open: OpenItem? = nil,
    tolerance: Tolerance? = nil
  ) {
    changes += 1
    properties[layer][property] = Slot(
      value: value, why: why, open: open, change: changes, tolerance: tolerance)
    if property.isIrregular(value) || open != nil { irregular.insert(layer) }
    noteHearer(value, as: property)
    notes[layer].clear(.model(property), at: step)
    if property.shapesFrame { notes[layer].clear(.model(.frame), at: step) }
    commits.touch(layer)
  }

  /// Stores a value the way a faulty engine would: no rule is behind it.
  package mutating func corrupt(_ layer: Int, _ property: Property, _ value: Value) {
    changes += 1
    let old = properties[layer][property]
    properties[layer][property] = Slot(
      value: value, why: old?.why ?? read(layer, property).why, open: old?.open, change: changes)
    commits.touch(layer)
  }

  /// The tolerance of computed geometry for this engine.
  func tolerance(largest: Double) -> Tolerance {
    let tolerance = Tolerance.geometry(largest: largest)
    return assumptions.precision == .single ? tolerance.loosened(largest: largest) : tolerance
  }
}

extension Property {
  /// Tells whether the frame is a function of the property.
  var shapesFrame: Bool {
    switch self {
    case .bounds, .position, .anchorPoint, .transform: true
    default: false
    }
  }

  /// Tells whether a value may keep coordinates from being converted there and back.
  fileprivate func isIrregular(_ value: Value) -> Bool {
    switch self {
    case .transform, .sublayerTransform:
      guard let matrix = value.asTransform, matrix.isAffine else { return true }
      return !(matrix.planar.linearCondition < 16)
    case .geometryFlipped: return value != .boolean(false)
    case .style: return value != .nil
    default: return false
    }
  }

  /// How the stored value is compared: a depth may be stored in single precision (GEO-31), and what
  /// must be (PROPS-50) is rounded before it is compared.
  var tolerance: Tolerance { self == .zPosition ? .singlePrecision : .exact }
}
