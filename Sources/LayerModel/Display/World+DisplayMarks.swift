import Geometry
import LayerScript
import Rules

extension World {
  /// Marks a layer for display (DIS-01).
  mutating func setNeedsDisplay(_ layer: Int) -> Expected {
    if state.displayHearers(of: layer).isAnybody {
      state.effects.calls = state.reasons.union(state.effects.calls, .dis(4))
    }
    state.setDisplayMark(layer, Why(.dis(1)))
    return done()
  }

  /// Marks a part of a layer, and with it the layer (DIS-01); what an odd part does is open (UL-13).
  mutating func setNeedsDisplay(_ layer: Int, in rect: Rect) -> Expected {
    guard semantics.display.partMarksForDisplay else { return done() }
    let isPlain =
      rect.components.allSatisfy(\.isFinite) && rect.size.width > 0 && rect.size.height > 0
    if isPlain { return setNeedsDisplay(layer) }
    state.notes[layer].clear(.model(.needsDisplay))
    state.display.marks[layer].doubtSet(.layers(13))
    state.openContents(of: layer, .layers(40))
    return done()
  }

  /// Marks a layer for display after a change, or puts on record that the change leaves it alone.
  mutating func markForDisplay(after change: PropertyChange) {
    let (layer, property) = (change.layer, change.property)
    if property == .contents { noteContents(change) }
    state.openOwnDrawing(of: layer, after: property)
    if changesVisibility(change) { state.display.unveiled.append(layer) }
    if let verdict = redraw(wantedAfter: change) { return settle(verdict, on: layer) }
    let isMarked = semantics.display.marksForDisplay(property, of: layer, in: &state)
    if let item = openDisplay(change) {
      state.notes[layer].clear(.model(.needsDisplay))
      state.display.marks[layer].doubtSet(item)
      state.openContents(of: layer, .layers(40))
    } else if property == .bounds, state.isRedrawn(.bounds, of: layer) {
      if isMarked {
        let flag = state.read(layer, .needsDisplayOnBoundsChange).why
        state.setDisplayMark(layer, state.reasons.union(flag, .dis(6)))
      }
      return
    } else {
      leaveDisplay(after: change)
    }
    if isMarked, change.old.value != change.new { state.display.marks[layer].isSet = true }
  }

  /// Tells whether what is below a layer may come into sight by a change.
  private func changesVisibility(_ change: PropertyChange) -> Bool {
    switch change.property {
    case .hidden, .style: return true
    case .opacity:
      let isOpen = change.old.open != nil || change.open != nil
      return isOpen || change.old.value == .number(0) || change.new == .number(0)
    default: return false
    }
  }

  /// To look for what is hit, or to paint, displays nothing (DIS-18).
  mutating func drawNothing(in root: Int) {
    for layer in state.subtree(of: root) {
      let mark = state.display.marks[layer]
      state.leaveDisplay(layer, .dis(18))
      if state.displayHearers(of: layer).isAnybody {
        state.effects.calls = state.reasons.union(state.effects.calls, .dis(18))
      }
      if semantics.display.looksDisplay, mark.isSet {
        display(layer, mark, origin: .request, behind: [])
      }
    }
  }

  private mutating func leaveDisplay(after change: PropertyChange) {
    let layer = change.layer
    switch change.property {
    case .bounds: state.leaveDisplay(layer, .dis(5))
    case .contents: state.leaveDisplay(layer, .dis(13))
    default: break
    }
    state.leaveDisplay(layer, .dis(16))
    if state.displayHearers(of: layer).isAnybody {
      let rule: RuleID = change.property == .contents ? .dis(13) : .dis(16)
      state.effects.calls = state.reasons.union(state.effects.calls, rule)
    }
  }

  /// What leaves open whether a change marks for display.
  private func openDisplay(_ change: PropertyChange) -> OpenItem? {
    let (layer, property) = (change.layer, change.property)
    // A style is no change of what it supplies, and says nothing of marks (section 5.1).
    if property == .style { return .beyondReference }
    // Layer classes may redraw for what they add.
    if property.info.owners.isDisjoint(with: Owners(class: .layer)) { return .beyondReference }
    guard property == .bounds else { return nil }
    let flag = state.read(layer, .needsDisplayOnBoundsChange)
    if let item = flag.open { return item }
    if flag.value != .boolean(true) { return nil }
    switch boundsChange(change) {
    case .size: return nil
    default: return .beyondReference
    }
  }

  /// Whether new contents take a pending display away is open (UL-41).
  private mutating func noteContents(_ change: PropertyChange) {
    state.display.note(image: change.new)
    guard state.display.marks[change.layer].isSet else { return }
    if semantics.display.newContentsClearMark() {
      state.display.marks[change.layer].clear(.none)
    } else {
      state.display.marks[change.layer].doubtCleared(.layers(41))
    }
  }
}

extension WorldState {
  /// Puts on record that something leaves the mark of a layer alone.
  mutating func leaveDisplay(_ layer: Int, _ rule: RuleID) {
    let left = display.marks[layer].left
    display.marks[layer].left = reasons.union(left, rule)
    note(rule, leaves: [.model(.needsDisplay)], of: layer)
  }

  /// Marks a layer for display, as far as it can be said while something is displayed.
  mutating func setDisplayMark(_ layer: Int, _ why: Why) {
    notes[layer].clear(.model(.needsDisplay))
    display.marks[layer].set(why)
    if !display.running.isEmpty {
      display.disputed.insert(layer)
      display.marks[layer].open = .beyondReference
      allowDisplay(of: layer, .beyondReference)
    }
    // Whether what was drawn is gone from now on, sources differ about (UL-40).
    openContents(of: layer, .layers(40))
  }

  /// Leaves open what a layer's contents are, if there may be any.
  mutating func openContents(of layer: Int, _ item: OpenItem) {
    guard let slot = properties[layer][.contents], slot.value != .nil || slot.open != nil else {
      return
    }
    write(layer, .contents, slot.value, why: slot.why, open: slot.open ?? item)
  }

  /// Who would be told of a layer's display.
  func displayHearers(of layer: Int) -> DisplayHearers {
    let slot = properties[layer][.delegate]
    let delegate = slot?.value.asReference
    var hearers = DisplayHearers(
      display: override(of: .display, layer: layer), draw: override(of: .draw, layer: layer),
      delegate: delegate, implements: delegate.flatMap { delegates[$0]?.implements } ?? [],
      open: slot?.open)
    // A layer may be a delegate as well; its class is what is called back.
    if let other = delegate.flatMap({ self.layer($0) }),
      let type = override(of: .drawLayer, layer: other)
    {
      hearers.delegate = type
      hearers.implements = [.drawLayer]
    }
    return hearers
  }

  /// Allows a layer to be displayed, or not.
  mutating func allowDisplay(of layer: Int, _ item: OpenItem) {
    let hearers = displayHearers(of: layer)
    if let type = hearers.display { allowCall(of: type, .display, layer, item) }
    if let type = hearers.draw { allowCall(of: type, .draw, layer, item) }
    if let delegate = hearers.delegate, !hearers.implements.isEmpty {
      for callback in [Callback.display, .layerWillDraw, .draw, .drawLayer]
      where hearers.implements.contains(callback) {
        allowCall(of: delegate, callback, layer, item)
      }
    }
    if hearers.isDrawn || identities[layer].type.drawsItself { leaveContentsOpen(of: layer, item) }
  }

  private mutating func allowCall(
    of name: ObjectName, _ callback: Callback, _ layer: Int, _ item: OpenItem
  ) {
    allow(.repeated(.called(name, callback, layer: identities[layer].name)), item)
  }

  /// Leaves open the contents of a layer whose class may draw what was changed into them.
  mutating func openOwnDrawing(of layer: Int, after property: Property) {
    guard identities[layer].type.drawsItself,
      property.info.owners.isDisjoint(with: Owners(class: .layer)) || property == .bounds
        || property == .contentsScale
    else { return }
    leaveContentsOpen(of: layer, .beyondReference)
  }

  /// Leaves open what a layer's contents are, whatever they were.
  mutating func leaveContentsOpen(of layer: Int, _ item: OpenItem) {
    write(layer, .contents, value(layer, .contents), why: .none, open: item)
  }
}

extension ClassName {
  /// Tells whether layers of the class draw something of their own, whose form no source gives: a string,
  /// or tiles.
  fileprivate var drawsItself: Bool {
    switch self {
    case .textLayer, .tiledLayer: true
    default: false
    }
  }
}
