/// The decisions about hierarchy that a faulty engine may take differently.
package protocol HierarchySemantics: PartialSemantics {
  /// Takes a layer out of the one above it, before it moves or for good (TREE-03, TREE-13).
  mutating func detach(_ child: Int, reason: DetachReason, in state: inout WorldState)

  /// Puts a free layer into a list (TREE-02, TREE-05).
  mutating func attach(
    _ child: Int, to parent: Int, at index: Int, in state: inout WorldState)

  /// The index at which a layer goes (TREE-02, TREE-05..09, TREE-11).
  mutating func index(
    for child: Int, in parent: Int, at place: InsertionPlace, state: inout WorldState
  ) -> Int

  /// Makes some layers the sublayers of another (TREE-16, TREE-17).
  mutating func setSublayers(_ children: [Int], of parent: Int, in state: inout WorldState)

  /// Makes a layer the mask of another, or none (TREE-33).
  mutating func setMask(_ mask: Int?, of layer: Int, in state: inout WorldState)

  /// Tells whether a layer would become its own ancestor (TREE-22).
  mutating func wouldCycle(_ child: Int, under parent: Int, in state: inout WorldState) -> Bool

  /// Tells whether a sibling that is none is refused (TREE-10).
  mutating func refusesForeignSibling() -> Bool

  /// Tells whether a layer that stands nowhere refuses to be removed (TREE-14).
  mutating func refusesRemoval(of layer: Int, in state: inout WorldState) -> Bool

  /// The sublayers of a layer from back to front (TREE-23).
  mutating func paintOrder(of layer: Int, in state: inout WorldState) -> [Int]

  /// What reading `superlayer` answers (TREE-01, TREE-20).
  mutating func superlayer(of layer: Int, in state: inout WorldState) -> Int?

  /// What reading `sublayers` answers (TREE-20, TREE-24, TREE-37).
  mutating func sublayers(of layer: Int, in state: inout WorldState) -> [Int]

  /// Tells whether a layer without sublayers answers an empty list and not none (TREE-42).
  var listsNothing: Bool { get }

  /// What a list of sublayers holds now that was answered earlier (TREE-19).
  mutating func kept(_ list: [Int], of layer: Int, in state: inout WorldState) -> [Int]
}

/// Why a layer is taken out of a list.
package enum DetachReason: Hashable, Sendable {
  /// It was removed for good.
  case removal
  /// It is about to be put somewhere else.
  case move
  /// Another layer takes its place.
  case replacement
}

/// Where in a list a layer goes.
package enum InsertionPlace: Hashable, Sendable {
  /// Behind all others.
  case end
  /// At an index that counts after the layer left the list.
  case index(Int)
  /// Directly before a sibling.
  case below(Int)
  /// Directly after a sibling.
  case above(Int)
  /// At the place that a layer, gone since, had.
  case former(Int)
}

extension HierarchySemantics {
  package mutating func detach(
    _ child: Int, reason: DetachReason, in state: inout WorldState
  ) {
    state.unlink(child)
  }

  package mutating func attach(
    _ child: Int, to parent: Int, at index: Int, in state: inout WorldState
  ) {
    state.link(child, to: parent, at: index)
  }

  package mutating func index(
    for child: Int, in parent: Int, at place: InsertionPlace, state: inout WorldState
  ) -> Int {
    let list = state.list(of: parent)
    switch place {
    case .end: return list.count
    case .index(let index), .former(let index): return min(index, list.count)
    case .below(let sibling): return list.firstIndex(of: sibling) ?? list.count
    case .above(let sibling): return (list.firstIndex(of: sibling) ?? list.count - 1) + 1
    }
  }

  package mutating func setSublayers(
    _ children: [Int], of parent: Int, in state: inout WorldState
  ) {
    for child in state.list(of: parent) { state.unlink(child) }
    for child in children { state.link(child, to: parent, at: state.list(of: parent).count) }
  }

  package mutating func setMask(_ mask: Int?, of layer: Int, in state: inout WorldState) {
    state.linkMask(mask, of: layer)
  }

  package mutating func wouldCycle(
    _ child: Int, under parent: Int, in state: inout WorldState
  ) -> Bool {
    state.isAnyUpwards(from: parent) { $0 == child }
  }

  package var listsNothing: Bool { false }

  package mutating func refusesForeignSibling() -> Bool { true }

  package mutating func refusesRemoval(of layer: Int, in state: inout WorldState) -> Bool {
    false
  }

  package mutating func paintOrder(of layer: Int, in state: inout WorldState) -> [Int] {
    state.stablySortedByDepth(state.list(of: layer))
  }

  package mutating func superlayer(of layer: Int, in state: inout WorldState) -> Int? {
    state.parent(of: layer)
  }

  package mutating func sublayers(of layer: Int, in state: inout WorldState) -> [Int] {
    state.list(of: layer)
  }

  package mutating func kept(
    _ list: [Int], of layer: Int, in state: inout WorldState
  ) -> [Int] { list }
}
