import LayerScript
import Rules

/// One stored value, why it is what it is, and what leaves it open.
struct Slot: Sendable {
  var value: Value
  var why: Why
  var open: OpenItem?
  /// The number of the change that wrote it; what a commit published has a number not above the
  /// commit's.
  var change: Int
  /// The part of a matrix that was written last, where it reads back as it was written.
  var part: TransformKey?
  /// How near an engine must come, where the value was computed and not given.
  var tolerance: Tolerance?
}

/// The properties of one layer that were ever set; all others have their defaults.
struct PropertySlots: Sendable {
  private var entries: [(property: Property, slot: Slot)] = []

  subscript(property: Property) -> Slot? {
    get { place(of: property).map { entries[$0].slot } }
    set {
      switch (place(of: property), newValue) {
      case (let place?, let slot?): entries[place].slot = slot
      case (let place?, nil): entries.remove(at: place)
      case (nil, let slot?):
        if entries.isEmpty { entries.reserveCapacity(4) }
        entries.append((property, slot))
      case (nil, nil): break
      }
    }
  }

  /// Tells whether a property was ever set.
  func contains(_ property: Property) -> Bool { place(of: property) != nil }

  /// The value of a property that was set.
  func value(of property: Property) -> Value? { place(of: property).map { entries[$0].slot.value } }

  /// Why a property that was set is what it is.
  func why(of property: Property) -> Why? { place(of: property).map { entries[$0].slot.why } }

  /// Where a property stands: a search with a closure would copy every slot on its way.
  private func place(of property: Property) -> Int? {
    for place in entries.indices where entries[place].property == property { return place }
    return nil
  }

  /// Tells whether a layer was ever given a duration of its own: what its time does then is decided
  /// nowhere.
  var limitsTime: Bool {
    entries.contains { entry in
      switch entry.property {
      case .duration, .repeatDuration, .autoreverses: true
      default: false
      }
    }
  }

  /// The properties that were ever set, in the order of their first setting.
  var properties: [Property] { entries.map(\.property) }

  /// Those of them that were set by a change with a higher number, in the same order.
  func properties(changedAfter change: Int) -> [Property] {
    var changed: [Property] = []
    for place in entries.indices where entries[place].slot.change > change {
      changed.append(entries[place].property)
    }
    return changed
  }
}
