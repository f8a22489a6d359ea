import LayerScript
import Rules

extension World {
  mutating func add(_ child: ObjectName, to parent: ObjectName) -> Expected {
    move(child, to: parent, at: .end, because: .tree(2))
  }

  /// Inserts at an index that is valid after the layer left its old place; others are lenient (UL-14).
  mutating func insert(
    _ child: ObjectName, into parent: ObjectName, at index: Int
  ) -> Expected {
    guard let layer = state.layer(child), let above = state.layer(parent) else {
      return beyondReference("views")
    }
    let isSibling = state.parent(of: layer) == above && !state.nodes[layer].isMask
    let count = state.list(of: above).count - (isSibling ? 1 : 0)
    // Beyond the end of an empty list is the one place outside that was recorded (TREE-41).
    let isBeyondEmpty = index > 0 && state.list(of: above).isEmpty
    let isValid = index < count || isBeyondEmpty
    // How long a list is of which something is open, nobody knows.
    let open = isValid ? state.nodes[above].sublayers.open : .layers(14)
    let rule: RuleID = .tree(isBeyondEmpty ? 41 : isSibling ? 6 : 5)
    return move(child, to: parent, at: .index(index), because: rule, open: open)
  }

  /// Inserts next to a sibling (TREE-07..09); one that is none is refused (TREE-10).
  mutating func insert(
    _ child: ObjectName, into parent: ObjectName, beside sibling: ObjectName, offset: Int
  ) -> Expected {
    guard let layer = state.layer(child), let above = state.layer(parent),
      let beside = state.layer(sibling)
    else { return beyondReference("views") }
    if !state.list(of: above).contains(beside) {
      if state.nodes[above].sublayers.open != nil { return lose(.layers(14)) }
      if semantics.hierarchy.refusesForeignSibling() {
        let why = state.reasons.union(state.nodes[above].sublayers.why, .tree(10))
        return Expected(.raised("CALayerInvalidSibling"), .raises(.now), why: why)
      }
      return move(child, to: parent, at: .end, because: .tree(10))
    }
    // It may stand elsewhere, and be no sibling.
    if let item = state.nodes[beside].superlayer.open { return lose(item) }
    let open: OpenItem? = layer == beside ? .layers(16) : nil
    let isSibling = state.parent(of: layer) == above
    let place: InsertionPlace = offset == 0 ? .below(beside) : .above(beside)
    let rule: RuleID = isSibling ? .tree(9) : .tree(offset == 0 ? 7 : 8)
    let whySibling = state.nodes[above].sublayers.why
    var expected = move(child, to: parent, at: place, because: rule, open: open)
    // That it is done rests on the list that holds the sibling.
    if !expected.why.isEmpty { expected.why = state.reasons.union(expected.why, whySibling) }
    return expected
  }

  /// Moves a layer under another: it leaves its old place first (TREE-03, TREE-06).
  mutating func move(
    _ child: ObjectName, to parent: ObjectName, at place: InsertionPlace, because rule: RuleID,
    open: OpenItem? = nil
  ) -> Expected {
    guard let layer = state.layer(child), let above = state.layer(parent) else {
      return beyondReference("views")
    }
    let whyRoom = whyAbove(above)
    if let item = openCycle(layer, under: above) { return lose(item) }
    if semantics.hierarchy.wouldCycle(layer, under: above, in: &state) {
      return refuseCycle(because: whyRoom)
    }
    let former = state.parent(of: layer)
    if state.nodes[layer].isMask { return lose(.layers(19)) }
    let why = moveRules(rule, from: former, to: above)
    let before = listBefore(of: above)
    noteMoved(layer)
    doubtFormerPlace(of: layer)
    if !state.list(of: above).isEmpty { noteReordered(above) }
    searchOnArrival(layer, under: above, from: former)
    if former != nil { semantics.hierarchy.detach(layer, reason: .move, in: &state) }
    let index = semantics.hierarchy.index(for: layer, in: above, at: place, state: &state)
    semantics.hierarchy.attach(layer, to: above, at: index, in: &state)
    if let former, former != above { state.justifyList(of: former, why, open: open) }
    state.justifyList(of: above, why, open: open)
    state.justifyParent(of: layer, why, open: open)
    if let former, former != above { doubtLayoutOfFormer(former) }
    doubtArrival(of: layer, under: above)
    let edit: LayoutChange = rule == .tree(2) ? .added : .inserted
    markForLayout(by: edit, in: above, because: rule, since: before, open: open)
    noteMovedForLayout(layer)
    return open.map { Expected(.done, .doneOrRaises($0), why: why, weakened: $0) }
      ?? done(state.reasons.union(why, whyRoom))
  }

  /// What leaves open whether a layer would come under itself: where something stands on the way up, and
  /// whether it is below the layer.
  func openCycle(_ layer: Int, under above: Int) -> OpenItem? {
    let node = state.nodes[layer]
    let isBare =
      node.sublayers.layers.isEmpty && node.sublayers.open == nil && node.mask.layer == nil
    if isBare { return nil }
    let certain = state.ancestors(of: above).prefix { $0 != layer }
    return certain.lazy.compactMap { state.nodes[$0].superlayer.open }.first
  }

  /// The rules which say what stands above a layer: whether something would come under itself there rests
  /// on every pointer on the way up (TREE-20).
  private mutating func whyAbove(_ layer: Int) -> Why {
    var why = state.because(.tree(20))
    var last = Why.none
    var next: Int? = layer
    // No more steps than layers, for the same reason as in `ancestors(of:)`.
    for _ in state.nodes.indices {
      guard let current = next else { break }
      let link = state.nodes[current].superlayer.why
      if link != last { why = state.reasons.union(why, link) }
      last = link
      next = state.nodes[current].superlayer.layer
    }
    return why
  }

  private mutating func moveRules(_ rule: RuleID, from former: Int?, to above: Int) -> Why {
    var why = state.reasons.union(state.because(rule), .tree(18))
    why = state.reasons.union(why, state.callbacks.whyActing)
    // Among siblings, too, it goes to an index.
    if rule == .tree(6) { why = state.reasons.union(why, .tree(5)) }
    guard let former else { return why }
    why = state.reasons.union(why, former == above ? .tree(4) : .tree(3))
    return why
  }

  /// Replaces one layer by another in its place (TREE-11, TREE-12).
  mutating func replace(
    _ old: ObjectName, in parent: ObjectName, with new: ObjectName
  ) -> Expected {
    guard let before = state.layer(old), let above = state.layer(parent),
      let after = state.layer(new)
    else { return beyondReference("views") }
    if state.nodes[before].superlayer.open != nil { return lose(.layers(17)) }
    guard let index = state.list(of: above).firstIndex(of: before) else {
      return lose(.layers(17))
    }
    let former = state.parent(of: after)
    let mayBeSibling =
      state.nodes[after].superlayer.open != nil && state.nodes[above].sublayers.open != nil
    if before == after || former == above || mayBeSibling { return lose(.layers(16)) }
    if state.nodes[after].isMask { return lose(.layers(19)) }
    let whyRoom = state.reasons.union(whyAbove(above), state.nodes[above].sublayers.why)
    if let item = openCycle(after, under: above) { return lose(item) }
    if semantics.hierarchy.wouldCycle(after, under: above, in: &state) {
      return refuseCycle(because: whyRoom)
    }
    let rules = former == nil ? state.because(.tree(11)) : state.because(.tree(11), .tree(12))
    let list = listBefore(of: above)
    noteMoved(after)
    doubtFormerPlace(of: after)
    searchOrderEvents(after, parents: [former, above])
    searchOrderEvents(before, parents: [above])
    searchOnReplacement(after, in: above)
    semantics.hierarchy.detach(before, reason: .replacement, in: &state)
    if former != nil { semantics.hierarchy.detach(after, reason: .move, in: &state) }
    let place = semantics.hierarchy.index(for: after, in: above, at: .former(index), state: &state)
    semantics.hierarchy.attach(after, to: above, at: place, in: &state)
    if let former { state.justifyList(of: former, rules) }
    state.justifyList(of: above, rules)
    state.justifyParent(of: before, rules)
    state.justifyParent(of: after, rules)
    doubtArrival(of: after, under: above)
    if let former { doubtLayoutOfFormer(former) }
    markForLayout(by: .replaced, in: above, because: .tree(11), since: list)
    noteMovedForLayout(after)
    noteLeftForLayout(before)
    return done(state.reasons.union(rules, whyRoom))
  }

  /// Takes a layer out of the one above it (TREE-13); a root stays what it is (TREE-14).
  mutating func remove(_ name: ObjectName) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    let former = state.parent(of: layer)
    let isMask = state.nodes[layer].isMask
    let whyPlace = state.nodes[layer].superlayer.why
    if former == nil, semantics.hierarchy.refusesRemoval(of: layer, in: &state) {
      return Expected(.raised("CALayerInvalid"), .raises(.now), why: state.because(.tree(14)))
    }
    noteMoved(layer)
    doubtFormerPlace(of: layer)
    state.note(.tree(15), leaves: [.superlayer], ofSublayersOf: layer)
    state.note(.tree(15), leaves: [.model(.sublayers)], of: layer)
    searchOnDeparture(layer, from: former)
    let list = former.map { listBefore(of: $0) }
    semantics.hierarchy.detach(layer, reason: .removal, in: &state)
    guard let former else {
      state.note(.tree(14), leaves: [.model(.superlayer)], of: layer)
      return done(state.reasons.union(whyPlace, .tree(14)))
    }
    let why = state.reasons.union(
      state.because(.tree(isMask ? 34 : 13)), state.callbacks.whyActing)
    if isMask {
      state.nodes[former].mask.why = why
      state.notes[former].clear(.model(.mask))
    } else {
      state.justifyList(of: former, why)
    }
    state.justifyParent(of: layer, why)
    if let list, !isMask {
      markForLayout(by: .removed, in: former, because: .tree(13), since: list)
    } else {
      doubtLayoutOfFormer(former)
    }
    noteLeftForLayout(layer)
    return done(state.reasons.union(why, whyPlace))
  }

  /// An operation that would make a layer its own ancestor must not succeed silently (TREE-22).
  private mutating func refuseCycle(because why: Why) -> Expected {
    state.lost = .layers(20)
    return Expected(
      .raised("CALayerInvalid"), .raises(.byNextCommit), why: state.reasons.union(why, .tree(22)))
  }

  /// Performs nothing and asserts nothing from here on: no source says what the step does.
  mutating func lose(_ item: OpenItem) -> Expected {
    state.lost = item
    return Expected(.done, .undecided, weakened: item)
  }

  /// A move changes no geometry of what is moved (TREE-38).
  private mutating func noteMoved(_ layer: Int) {
    let geometry: [Property] = [.position, .bounds, .frame, .transform, .anchorPoint]
    state.note(.tree(38), leaves: geometry.map { .model($0) }, of: layer)
  }
}
