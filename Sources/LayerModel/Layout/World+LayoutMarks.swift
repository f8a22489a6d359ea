import Geometry
import LayerScript
import Rules

/// What a change does to the mark of one layer.
private enum LayoutVerdict {
  /// It sets the mark, by these rules.
  case marks([RuleID])
  /// It leaves the mark as it is, by these rules.
  case leaves([RuleID])
  /// No source says which.
  case open(OpenItem)
}

extension World {
  /// Marks what a change of a property marks for layout, and puts on record what it leaves alone.
  mutating func markForLayout(after change: PropertyChange) {
    let kind = layoutChange(change)
    if change.property == .bounds {
      state.layout.hasExactSize[change.layer] =
        change.origin != .frame || isExactFrame(change)
    }
    markForLayout(by: kind, of: change.layer)
  }

  /// Marks what a change marks: the layer, the one above it, both or none (LAY-05..11, LAY-28).
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - layer: The layer that was changed.
  ///   - why: What else than that the mark of the layer rests on.
  mutating func markForLayout(by change: LayoutChange, of layer: Int, because why: Why = .none) {
    let targets = semantics.layout.layoutTargets(of: change)
    decide(own(change), on: layer, isMarked: targets.contains(.own), because: why)
    let link = state.nodes[layer].superlayer
    if let item = link.open, above(change) != nil { mayMarkAbove(layer, item) }
    guard let parent = link.layer, let verdict = above(change) else { return }
    // Whether the layer that a mask belongs to counts as its superlayer here, no source says.
    let isDoubtful = state.nodes[layer].isMask || link.open != nil
    decide(
      isDoubtful ? .open(.beyondReference) : verdict, on: parent,
      isMarked: targets.contains(.above))
  }

  /// Leaves open whether layers are marked that may be the one above another.
  private mutating func mayMarkAbove(_ layer: Int, _ item: OpenItem) {
    for other in state.nodes.indices
    where other != layer && state.nodes[other].sublayers.open != nil {
      decide(.open(item), on: other, isMarked: false)
    }
  }

  private func own(_ change: LayoutChange) -> LayoutVerdict {
    switch change {
    case .added, .inserted, .replaced, .removed, .sublayersSet: .marks([.lay(5)])
    case .moved: .leaves([.lay(6)])
    case .size(let byFrame): .marks([.lay(7), .lay(8)] + (byFrame ? [.lay(10)] : []))
    case .transform: .marks([.lay(8)])
    case .position(let byFrame): .leaves([.lay(9)] + (byFrame ? [.lay(10)] : []))
    case .frameKeepingBounds: .leaves([.lay(10)])
    case .same: same
    case .origin, .unknown, .other: .open(.beyondReference)
    }
  }

  private func above(_ change: LayoutChange) -> LayoutVerdict? {
    switch change {
    case .moved: nil
    case .size(let byFrame): .marks([.lay(8)] + (byFrame ? [.lay(10)] : []))
    case .origin:
      state.assumptions.openItem(of: .originLayout, otherwise: .layers(44)).map { .open($0) }
        ?? .leaves([.lay(28)])
    case .added, .inserted, .replaced, .removed, .sublayersSet: .open(.beyondReference)
    case .transform, .position, .frameKeepingBounds, .same, .unknown, .other: own(change)
    }
  }

  /// What a set to the value that is there does is inferred: it takes an engine that declares it.
  private var same: LayoutVerdict {
    switch state.assumptions.profiles[.sameValue] {
    case true?: .leaves([.lay(11)])
    case false?: .open(.profileOff)
    case nil: .open(.beyondReference)
    }
  }

  /// What reading a mark answers; to read it changes nothing.
  func reading(of mark: Mark) -> Reading {
    Reading(.boolean(mark.isSet), why: mark.why, open: mark.open)
  }

  private mutating func decide(
    _ verdict: LayoutVerdict, on layer: Int, isMarked: Bool, because why: Why = .none
  ) {
    switch verdict {
    case .marks(let rules):
      if isMarked { markImplicitly(layer, state.reasons.union(state.reasons.set(rules), why)) }
    case .leaves(let rules):
      for rule in rules { state.leaveLayout(layer, rule) }
      if isMarked { state.layout.marks[layer].isSet = true }
    case .open(let item):
      allowInvalidation(of: layer)
      state.layout.marks[layer].doubtSet(item)
      if state.layout.pass != nil { state.allowLayout(of: layer, item) }
      if isMarked { state.layout.marks[layer].isSet = true }
    }
  }

  /// Marks a layer because something changed, unless its own layout runs (LAY-12).
  private mutating func markImplicitly(_ layer: Int, _ why: Why) {
    if state.layout.running.contains(layer), semantics.layout.sparesRunningLayout {
      allowInvalidation(of: layer)
      state.leaveLayout(layer, .lay(12))
      if !state.layout.marks[layer].isSet {
        let why = state.layout.marks[layer].why
        state.layout.marks[layer].why = state.reasons.union(why, .lay(12))
      }
      return
    }
    if state.canHearLayout(of: layer) {
      state.effects.calls = state.reasons.union(state.effects.calls, .lay(21))
    }
    invalidate(layer, why)
    state.setLayoutMark(layer, why)
  }

  private func layoutChange(_ change: PropertyChange) -> LayoutChange {
    switch change.property {
    case .position: return .position(byFrame: change.origin == .frame)
    case .bounds: return boundsChange(change)
    case .transform:
      guard change.old.open == nil, change.open == nil, change.old.tolerance == .exact else {
        return .unknown
      }
      return change.old.value.isEqual(to: change.new, within: .exact) ? .same : .transform
    default: return .other
    }
  }

  func boundsChange(_ change: PropertyChange) -> LayoutChange {
    guard change.old.open == nil, change.open == nil, let old = change.old.value.asRect,
      let new = change.new.asRect
    else { return .unknown }
    let byFrame = change.origin == .frame
    let isExact = state.layout.hasExactSize[change.layer] && (!byFrame || isExactFrame(change))
    if new.size != old.size {
      let difference = max(
        abs(new.size.width - old.size.width), abs(new.size.height - old.size.height))
      let tolerance = state.tolerance(largest: new.components.map(abs).max() ?? 0).absolute
      return isExact || difference > 4 * tolerance ? .size(byFrame: byFrame) : .unknown
    }
    if !isExact { return .unknown }
    if new.origin != old.origin { return .origin }
    return byFrame ? .frameKeepingBounds : .same
  }

  /// Tells whether a frame gives every engine the same size to the last bit.
  private func isExactFrame(_ change: PropertyChange) -> Bool {
    let geometry = state.geometry(of: change.layer)
    guard geometry.transform.isIdentity else { return false }
    let numbers = (change.new.components ?? []) + geometry.frame.components
    return numbers.allSatisfy { abs($0) < 1e5 && ($0 * 4).rounded() == $0 * 4 }
  }
}

extension WorldState {
  /// Puts on record that something leaves the mark of a layer alone.
  mutating func leaveLayout(_ layer: Int, _ rule: RuleID) {
    let left = layout.marks[layer].left
    layout.marks[layer].left = reasons.union(left, rule)
    note(rule, leaves: [.model(.needsLayout)], of: layer)
  }

  /// Marks a layer for layout, as far as it can be said while a pass is under way (UL-46).
  mutating func setLayoutMark(_ layer: Int, _ why: Why) {
    notes[layer].clear(.model(.needsLayout))
    layout.marks[layer].set(reasons.union(why, callbacks.whyActing))
    guard let pass = layout.pass else { return }
    if let running = layout.running.last, !pass.visited.contains(layer),
      ancestors(of: layer).dropFirst().contains(running)
    {
      layout.pass?.late.insert(layer)
    } else {
      layout.pass?.disputed.insert(layer)
      layout.marks[layer].open = .layers(46)
      allowLayout(of: layer, .layers(46))
    }
  }

  /// Allows a layer to be laid out once more, or not at all.
  mutating func allowLayout(of layer: Int, _ item: OpenItem) {
    // Whether the sublayers are moved is as open as whether it is laid out.
    if hasConstraintManager(layer) { lost = lost ?? item }
    let hearers = layoutHearers(of: layer)
    for who in [hearers.override, hearers.delegate, hearers.manager].compactMap({ $0 }) {
      let event = Event.called(who, .layoutSublayers, layer: identities[layer].name)
      allow(.repeated(event), item)
    }
  }
}
