import Geometry
import LayerScript
import Rules

extension World {
  /// Installs a list of sublayers as a whole (TREE-16, TREE-17).
  mutating func setSublayers(of layer: Int, to value: Value) -> Expected {
    let children = value.elements.compactMap(\.asReference).compactMap { state.layer($0) }
    let old = state.list(of: layer)
    let isStrange = children.contains { child in
      let above = state.parent(of: child)
      return state.nodes[child].isMask || (above != nil && above != layer)
        || state.nodes[child].superlayer.open != nil
    }
    let ancestors = state.ancestors(of: layer)
    if isStrange || Set(children).count != children.count
      || children.contains(where: ancestors.contains)
      || children.contains(where: { openCycle($0, under: layer) != nil })
    {
      return lose(.layers(18))
    }
    let why = state.because(children.isEmpty ? .tree(17) : .tree(16))
    let before = listBefore(of: layer)
    for child in old + children { searchOrderEvents(child, parents: [layer]) }
    if !old.isEmpty { noteReordered(layer) }
    let staying = children.filter { old.contains($0) && state.isCommitted($0) }
    semantics.hierarchy.setSublayers(children, of: layer, in: &state)
    // What becomes of layers that are in the list already, the header leaves undefined (UA-39).
    for child in staying {
      for member in state.subtree(of: child) { state.commits.stages[member] = .uncertain }
    }
    state.justifyList(of: layer, why, anew: true)
    for child in old + children {
      // One that may never have come here stays where it is.
      let open = children.contains(child) ? nil : state.nodes[child].superlayer.open
      state.justifyParent(of: child, why, open: open)
    }
    for child in children { doubtArrival(of: child, under: layer) }
    markForLayout(bySettingListOf: layer, since: before)
    for child in children { noteMovedForLayout(child) }
    for child in old where !children.contains(child) { noteLeftForLayout(child) }
    return done(why)
  }

  /// Makes a layer the mask of another (TREE-33), which takes one that sits in a tree out of it (TREE-35).
  mutating func setMask(of layer: Int, to value: Value) -> Expected {
    let mask = value.asReference.flatMap { state.layer($0) }
    let old = state.nodes[layer].mask.layer
    if mask != nil && mask == old { return done() }
    var why = state.because(.tree(33))
    if let mask {
      if let item = openCycle(mask, under: layer) { return lose(item) }
      if state.ancestors(of: layer).contains(mask) { return lose(.layers(19)) }
      let isNested = state.nodes[layer].isMask || state.nodes[mask].mask.layer != nil
      if isNested || state.nodes[mask].isMask { return lose(.layers(19)) }
      if let former = state.parent(of: mask) {
        let item = state.assumptions.openItem(of: .maskSteal, otherwise: .layers(19))
        if let item { return lose(item) }
        why = state.reasons.union(why, .tree(35))
        state.justifyList(of: former, why)
      }
    }
    noteMask(layer)
    if let mask { doubtFormerPlace(of: mask) }
    let former = mask.flatMap { state.parent(of: $0) }
    for moved in [mask, old].compactMap({ $0 }) {
      searchOrderEvents(moved, parents: [layer, former])
    }
    semantics.hierarchy.setMask(mask, of: layer, in: &state)
    state.nodes[layer].mask.why = why
    state.notes[layer].clear(.model(.mask))
    for moved in [mask, old].compactMap({ $0 }) { state.justifyParent(of: moved, why) }
    if let mask { doubtArrival(of: mask, under: layer) }
    openEvents(layer, keys: ["mask"])
    for changed in Set([layer, former ?? layer]) { doubtLayoutOfFormer(changed) }
    for moved in [mask, old].compactMap({ $0 }) { noteLeftForLayout(moved) }
    return done(why)
  }

  /// The order of sublayers never matters to their coordinates (CONV-23).
  mutating func noteReordered(_ layer: Int) {
    state.note(.conv(23), leaves: [.conversions], of: layer)
  }

  private mutating func noteMask(_ layer: Int) {
    state.note(.tree(37), leaves: [.model(.sublayers), .model(.superlayer)], of: layer)
    state.note(.conv(22), leaves: [.conversions], of: layer)
  }

  mutating func readSuperlayer(of layer: Int) -> Reading {
    let link = state.nodes[layer].superlayer
    let above = semantics.hierarchy.superlayer(of: layer, in: &state)
    var reading = Reading(reference(above), why: link.why, open: link.open)
    state.unite(&reading, .tree(20))
    return reading
  }

  /// Tells whether no list is told from one without elements.
  var tellsNilFromEmptyLists: Bool {
    state.assumptions.standing(of: .nilLists) == .asserted
  }

  mutating func readSublayers(of layer: Int) -> Reading {
    let list = state.nodes[layer].sublayers
    let children = semantics.hierarchy.sublayers(of: layer, in: &state)
    let isAbsent = children.isEmpty && !semantics.hierarchy.listsNothing
    let value: Value = isAbsent ? .nil : .list(children.map { reference($0) })
    var reading = Reading(value, why: list.why, open: list.open)
    if children.isEmpty, tellsNilFromEmptyLists {
      reading.pattern = .noEmptyList(.tree(42), .exactly(.nil))
    }
    state.unite(&reading, .tree(20))
    if list.layers.isEmpty { state.unite(&reading, .tree(42)) }
    if state.nodes[layer].mask.layer != nil { state.unite(&reading, .tree(33)) }
    if children.count > 1 {
      state.unite(&reading, .tree(21))
      if children.contains(where: stands(outOfOrder:)) { state.unite(&reading, .tree(39)) }
    }
    return reading
  }

  mutating func readMask(of layer: Int) -> Reading {
    let link = state.nodes[layer].mask
    var reading = Reading(reference(link.layer), why: link.why, open: link.open)
    if link.layer == nil { state.unite(&reading, .props(6)) }
    return reading
  }

  /// Lists the sublayers from back to front (TREE-23).
  mutating func paintOrder(of name: ObjectName) -> Expected {
    guard let layer = state.layer(name) else { return beyondReference("views") }
    let list = state.nodes[layer].sublayers
    let order = semantics.hierarchy.paintOrder(of: layer, in: &state)
    var reading = Reading(.list(order.map { reference($0) }), why: list.why, open: list.open)
    state.unite(&reading, .tree(23))
    for child in list.layers {
      let depth = state.read(child, .zPosition)
      state.unite(&reading, depth.why)
      reading.open = reading.open ?? depth.open
    }
    if isTurnedInDepth(layer) { reading.open = reading.open ?? .layers(23) }
    return reading.expected()
  }

  /// Tells whether a matrix may bring sublayers before others whatever their depths are (UL-23).
  private func isTurnedInDepth(_ layer: Int) -> Bool {
    let isAffine = { (layer: Int) in state.geometry(of: layer).transform.isAffine }
    let turnsAll = state.value(layer, .sublayerTransform).asTransform?.isAffine == false
    return turnsAll || state.type(of: layer) == .transformLayer && !isAffine(layer)
      || state.list(of: layer).contains { !isAffine($0) }
  }

  /// Tells whether a layer has what might tempt an engine to list it elsewhere (TREE-39).
  private func stands(outOfOrder layer: Int) -> Bool {
    state.depth(layer) != 0 || state.value(layer, .hidden) == .boolean(true)
      || state.value(layer, .opacity) != .number(1)
  }

  func reference(_ layer: Int?) -> Value {
    layer.map { .reference(state.identities[$0].name) } ?? .nil
  }
}
