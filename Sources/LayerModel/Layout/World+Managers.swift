import Geometry
import LayerScript
import Rules

/// What layout managers hear and answer besides the layout itself.
extension World {
  /// Tells the layout manager of a layer that is about to be marked (LAY-22).
  mutating func invalidate(_ layer: Int, _ why: Why) {
    guard let manager = state.invalidated(of: layer) else { return }
    let mark = state.layout.marks[layer]
    let slot = state.properties[layer][.layoutManager]
    let profile = state.assumptions.openItem(of: .macOSLike, otherwise: .beyondReference)
    let isBusy = state.layout.pass != nil || !state.layout.running.isEmpty
    let item = mark.open ?? slot?.open ?? profile ?? (isBusy ? .layers(46) : nil)
    let event = Event.called(
      manager, .invalidateLayout, layer: state.identities[layer].name)
    let reasons = state.reasons.union(why, .lay(22))
    if semantics.layout.sendsInvalidation(isMarked: mark.isSet) {
      let presence: ExpectedEvent.Presence = item.map { .open($0) } ?? .onceAnywhere
      state.effects.events.append(ExpectedEvent(.event(event), presence, why: reasons))
    }
    if item != nil { return allowInvalidation(of: layer) }
    state.effects.calls = state.reasons.union(state.effects.calls, reasons)
  }

  /// Allows the layout manager of a layer to be told that the layout is no longer valid.
  mutating func allowInvalidation(of layer: Int) {
    guard let manager = state.invalidated(of: layer) else { return }
    let event = Event.called(
      manager, .invalidateLayout, layer: state.identities[layer].name)
    state.effects.events.append(ExpectedEvent(.repeated(event), .open(.beyondReference)))
  }

  /// The preferred size that a layout manager answers (LAY-27); nil where there is no manager.
  mutating func readManagedSize(of layer: Int) -> Reading? {
    guard let slot = state.properties[layer][.layoutManager], slot.value != .nil || slot.open != nil
    else { return nil }
    let manager = slot.value.asReference
    let answer = manager.flatMap { state.managers[$0]?.preferredSize }
    let own = state.read(layer, .bounds).value.asRect?.size ?? .zero
    let size = semantics.layout.managedSize(answer ?? own, bounds: own)
    var reading = Reading(
      .size(size), why: state.because(.lay(27)), open: slot.open,
      tolerance: state.tolerance(largest: max(abs(size.width), abs(size.height))))
    state.unite(&reading, slot.why)
    // What a manager that does not say leads to is recorded nowhere.
    if answer == nil { reading.open = reading.open ?? .beyondReference }
    let item = state.assumptions.openItem(of: .macOSLike, otherwise: .beyondReference)
    reading.open = reading.open ?? item
    if let manager {
      let event = Event.called(manager, .preferredSize, layer: state.identities[layer].name)
      state.effects.events.append(ExpectedEvent(.repeated(event), .open(.beyondReference)))
    }
    return reading
  }
}

extension WorldState {
  /// The layout manager of a layer that hears when a layout is no longer valid.
  fileprivate func invalidated(of layer: Int) -> ObjectName? {
    guard let manager = properties[layer].value(of: .layoutManager)?.asReference,
      managers[manager]?.implements.contains(.invalidateLayout) == true
    else { return nil }
    return manager
  }
}
