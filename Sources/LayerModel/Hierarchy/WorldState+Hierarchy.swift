import LayerScript
import Rules

extension WorldState {
  /// Where a layer stands, pending changes included.
  package func node(of layer: Int) -> Node { nodes[layer] }

  /// The sublayers of a layer.
  package func list(of layer: Int) -> [Int] { nodes[layer].sublayers.layers }

  /// The layer above a layer.
  package func parent(of layer: Int) -> Int? { nodes[layer].superlayer.layer }

  /// Tells whether a layer masks another.
  package func isMask(_ layer: Int) -> Bool { nodes[layer].isMask }

  /// Tells whether a layer is masked by another.
  package func hasMask(_ layer: Int) -> Bool { nodes[layer].mask.layer != nil }

  /// Tells whether a layer of a list may become a mask, which takes it out of the list (TREE-35).
  package var stealsMasks: Bool { assumptions.standing(of: .maskSteal) == .asserted }

  /// The layer that masks a layer.
  package func maskLayer(of layer: Int) -> Int? { nodes[layer].mask.layer }

  /// A layer and everything above it, from the bottom up.
  package func ancestors(of layer: Int) -> [Int] {
    var found = [layer]
    // A faulty engine may have made a circle; the walk ends after as many steps as there are layers.
    while found.count < nodes.count, let above = nodes[found[found.count - 1]].superlayer.layer {
      found.append(above)
    }
    return found
  }

  /// The layer at the top of what a layer stands in: itself, if there is nothing above it.
  package func root(of layer: Int) -> Int {
    var root = layer
    _ = isAnyUpwards(from: layer) { above in
      root = above
      return false
    }
    return root
  }

  /// Tells whether a layer, or one above it, fulfils a condition.
  func isAnyUpwards(from layer: Int, _ condition: (Int) -> Bool) -> Bool {
    var current = layer
    for _ in nodes.indices {
      if condition(current) { return true }
      guard let above = nodes[current].superlayer.layer else { return false }
      current = above
    }
    return false
  }

  /// A layer and everything below it, masks included, from the top down.
  func subtree(of layer: Int) -> [Int] {
    var found = [layer]
    var next = 0
    while next < found.count, found.count <= nodes.count * 2 {
      let place = found[next]
      found += nodes[place].sublayers.layers
      if let mask = nodes[place].mask.layer { found.append(mask) }
      next += 1
    }
    return found
  }

  /// Layers in the order in which they are painted: by depth, and as listed within a depth (TREE-23).
  package func stablySortedByDepth(_ layers: [Int]) -> [Int] {
    if layers.count < 2 { return layers }
    let depths = layers.map { depth($0) }
    return layers.indices.sorted { left, right in
      depths[left] == depths[right] ? left < right : depths[left] < depths[right]
    }.map { layers[$0] }
  }

  /// The depth of a layer among its siblings.
  package func depth(_ layer: Int) -> Double { value(layer, .zPosition).asNumber ?? 0 }

  /// Takes a layer out of the list above it, or out of the mask slot.
  package mutating func unlink(_ child: Int) {
    guard let parent = nodes[child].superlayer.layer else { return }
    if nodes[child].isMask {
      nodes[parent].mask.layer = nil
    } else {
      nodes[parent].sublayers.layers.removeAll { $0 == child }
    }
    nodes[child].superlayer.layer = nil
    nodes[child].formerParent = parent
    nodes[child].isMask = false
    commits.touch(parent)
    leaveTree(child)
  }

  /// Puts a free layer into a list.
  package mutating func link(_ child: Int, to parent: Int, at index: Int) {
    let place = min(max(0, index), nodes[parent].sublayers.layers.count)
    nodes[parent].sublayers.layers.insert(child, at: place)
    nodes[child].superlayer.layer = parent
    nodes[child].arrival = step
    if let former = nodes[child].formerParent, former != parent {
      nodes[child].isReparented = true
    }
    commits.touch(parent)
    enterTree(child)
  }

  /// Puts a layer into the mask slot of another, and frees the one that was there.
  package mutating func linkMask(_ mask: Int?, of layer: Int) {
    if let old = nodes[layer].mask.layer { unlink(old) }
    guard let mask else { return }
    unlink(mask)
    layout.isTreeLoose = true
    nodes[layer].mask.layer = mask
    nodes[mask].superlayer.layer = layer
    nodes[mask].isMask = true
    irregular.insert(mask)
    commits.touch(layer)
    enterTree(mask)
  }

  /// Makes a list what a faulty engine would make it, without touching any pointer.
  package mutating func corruptList(of layer: Int, _ change: (inout [Int]) -> Void) {
    change(&nodes[layer].sublayers.layers)
    layout.isTreeLoose = true
  }

  /// Makes a pointer what a faulty engine would make it, without touching any list.
  package mutating func corruptParent(of layer: Int, _ parent: Int?) {
    nodes[layer].superlayer.layer = parent
    layout.isTreeLoose = true
  }

  /// Puts new reasons behind a list, besides those of what it was before.
  mutating func justifyList(of layer: Int, _ why: Why, open: OpenItem? = nil, anew: Bool = false) {
    var list = nodes[layer].sublayers
    list.why = anew ? why : reasons.union(list.why, why)
    list.open = open ?? (anew ? nil : list.open)
    if open != nil { layout.isTreeLoose = true }
    nodes[layer].sublayers = list
    changes += 1
    notes[layer].clear(.model(.sublayers))
    commits.touch(layer)
  }

  /// Puts new reasons behind a pointer to the layer above.
  mutating func justifyParent(of layer: Int, _ why: Why, open: OpenItem? = nil) {
    nodes[layer].superlayer.why = why
    nodes[layer].superlayer.open = open
    notes[layer].clear(.model(.superlayer), at: step)
    if open != nil {
      for member in subtree(of: layer) { commits.stages[member] = .uncertain }
      layout.isTreeLoose = true
    }
    // A layer that is hosted itself stays in sight.
    commits.touch(layer)
  }
}
