import LayerScript
import Rules

/// What a class of the script that wants redraws makes of a change.
enum RedrawVerdict {
  /// The layer is marked, or is not, by some rules.
  case decided(isMarked: Bool, Why, left: RuleID?)
  /// No source says.
  case open(OpenItem)
}

extension World {
  /// What a change means for a layer whose class wants a redraw for the property; nil where no class
  /// does (KVC-27, KVC-28).
  mutating func redraw(wantedAfter change: PropertyChange) -> RedrawVerdict? {
    guard let hook = state.redrawHook(of: change.layer, for: change.property.rawValue),
      hook.value == .boolean(true)
    else { return nil }
    // A class answers the same at all times; one that changes its mind is no class of this world.
    if hook.step > state.identities[change.layer].step { return .open(.beyondReference) }
    if let item = change.open ?? change.old.open { return .open(item) }
    // A frame is no change of the property by its own name; computed values are equal up to rounding.
    if change.origin == .frame || change.old.tolerance != change.property.tolerance {
      return .open(.beyondReference)
    }
    let isSame = change.old.value.isEqual(to: change.new, within: .exact)
    let redraws = state.isRedrawn(change.property, of: change.layer)
    if isSame, redraws { return .open(.beyondReference) }
    let isMarked = semantics.display.wantedRedraw(after: change.origin, isSame: isSame)
    if isSame { return .decided(isMarked: isMarked, .none, left: .kvc(28)) }
    var rules: [RuleID] = [.kvc(27)]
    if change.origin == .subPath { rules.append(.kvc(6)) }
    return .decided(isMarked: isMarked, state.reasons.set(rules), left: nil)
  }

  /// Marks a layer, leaves its mark alone, or leaves open which.
  mutating func settle(_ verdict: RedrawVerdict, on layer: Int) {
    switch verdict {
    case .open(let item):
      state.notes[layer].clear(.model(.needsDisplay))
      state.display.marks[layer].doubtSet(item)
      state.openContents(of: layer, .layers(40))
    case .decided(let isMarked, _, let left?):
      state.leaveDisplay(layer, left)
      if isMarked { state.display.marks[layer].isSet = true }
    case .decided(true, let why, nil): state.setDisplayMark(layer, why)
    case .decided(false, _, nil): break
    }
  }
}

extension WorldState {
  /// What the most derived class of a layer that was programmed says of a key.
  func redrawHook(of layer: Int, for key: String) -> ClassProbe.Hook? {
    if identities[layer].defined == nil { return nil }
    for name in definedClasses(of: layer) {
      if let hook = classes[name]?.hook(.needsDisplayForKey, key) { return hook }
    }
    return nil
  }
}
