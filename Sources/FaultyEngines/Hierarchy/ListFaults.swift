import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Layers that end up at the wrong place in a list.
  static let lists: [Fault] = [
    Fault(
      "add-prepends", "addSublayer puts the layer in front of the others",
      breaks: [.tree(2), .tree(4)], taking: [.index],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        new l3
        add l3 to l2
        get l2.sublayers
        """
    ) { IndexFault { place, index, _ in place == .end ? 0 : index } },
    Fault(
      "insert-overwrites", "insertSublayer:atIndex: replaces the layer at the index",
      breaks: [.tree(5)], taking: [.index, .attach],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        new l3
        insert l3 into l2 at 0
        paintOrder l2
        """
    ) { InsertOverwrites() },
    Fault(
      "insert-index-before-removal", "the index is applied before the layer leaves its old place",
      breaks: [.tree(6)], taking: [.detach, .index],
      smallest: """
        new l1
        new l2
        new l3
        new l4 {sublayers: [l1, l2, l3]}
        insert l1 into l4 at 1
        get l4.sublayers
        """
    ) { InsertIndexBeforeRemoval() },
    Fault(
      "below-goes-to-back", "a layer that is inserted below a sibling goes to the very back",
      breaks: [.tree(7)], taking: [.index],
      smallest: """
        new l1
        new l2
        new l3
        new l4 {sublayers: [l1, l3]}
        insert l2 into l4 below l3
        get l4.sublayers
        """
    ) {
      IndexFault { place, index, _ in
        if case .below = place { return 0 }
        return index
      }
    },
    Fault(
      "above-goes-to-front", "a layer that is inserted above a sibling goes to the very front",
      breaks: [.tree(8), .tree(9)], taking: [.index],
      smallest: """
        new l1
        new l2
        new l3 {sublayers: [l1, l2]}
        new l4
        insert l4 into l3 above l1
        get l3.sublayers
        """
    ) {
      IndexFault { place, index, count in
        if case .above = place { return count }
        return index
      }
    },
    Fault(
      "foreign-sibling-appends", "inserting next to a layer that is no sibling appends",
      breaks: [.tree(10)], taking: [.refusesForeignSibling],
      smallest: """
        new l1
        new l2
        insert l1 into l2 below l1
        """
    ) { ForeignSiblingAppends() },
    Fault(
      "replace-appends", "the layer that takes another's place goes to the end",
      breaks: [.tree(11)], taking: [.index],
      smallest: """
        new l1
        new l2
        new l3 {sublayers: [l1, l2]}
        new l4
        replace l1 in l3 with l4
        get l3.sublayers
        """
    ) {
      IndexFault { place, index, count in
        if case .former = place { return count }
        return index
      }
    },
    Fault(
      "depth-sorts-the-list", "sublayers are listed by zPosition",
      breaks: [.tree(24), .tree(39)], taking: [.sublayers],
      smallest: """
        new l1 {zPosition: 1}
        new l2
        new l3 {sublayers: [l1, l2]}
        get l3.sublayers
        """
    ) { DepthSortsTheList() },
    Fault(
      "paint-order-ignores-depth", "siblings are painted in the order of the list alone",
      breaks: [.tree(23)], taking: [.paintOrder],
      smallest: """
        new l1 {zPosition: 1}
        new l2
        new l3 {sublayers: [l1, l2]}
        paintOrder l3
        """
    ) { PaintOrderIgnoresDepth() },
  ]
}

/// An engine that puts layers at an index of its own choice.
private struct IndexFault: HierarchySemantics {
  let choose: @Sendable (InsertionPlace, _ index: Int, _ count: Int) -> Int

  init(_ choose: @escaping @Sendable (InsertionPlace, Int, Int) -> Int) {
    self.choose = choose
  }

  mutating func index(
    for child: Int, in parent: Int, at place: InsertionPlace, state: inout WorldState
  ) -> Int {
    var standard = StandardSemantics()
    let index = standard.index(for: child, in: parent, at: place, state: &state)
    return choose(place, index, state.list(of: parent).count)
  }
}

private struct InsertOverwrites: HierarchySemantics {
  private var isInserting = false

  mutating func index(
    for child: Int, in parent: Int, at place: InsertionPlace, state: inout WorldState
  ) -> Int {
    var standard = StandardSemantics()
    if case .index = place { isInserting = true }
    return standard.index(for: child, in: parent, at: place, state: &state)
  }

  mutating func attach(_ child: Int, to parent: Int, at index: Int, in state: inout WorldState) {
    let list = state.list(of: parent)
    if isInserting, list.indices.contains(index) { state.unlink(list[index]) }
    isInserting = false
    state.link(child, to: parent, at: index)
  }
}

private struct InsertIndexBeforeRemoval: HierarchySemantics {
  private var former: (child: Int, index: Int)?

  mutating func detach(_ child: Int, reason: DetachReason, in state: inout WorldState) {
    let parent = state.parent(of: child)
    former = parent.flatMap { state.list(of: $0).firstIndex(of: child) }.map { (child, $0) }
    state.unlink(child)
  }

  mutating func index(
    for child: Int, in parent: Int, at place: InsertionPlace, state: inout WorldState
  ) -> Int {
    var standard = StandardSemantics()
    let index = standard.index(for: child, in: parent, at: place, state: &state)
    guard case .index = place, let former, former.child == child, former.index < index else {
      return index
    }
    return index - 1
  }
}

private struct ForeignSiblingAppends: HierarchySemantics {
  mutating func refusesForeignSibling() -> Bool { false }
}

private struct DepthSortsTheList: HierarchySemantics {
  mutating func sublayers(of layer: Int, in state: inout WorldState) -> [Int] {
    state.stablySortedByDepth(state.list(of: layer))
  }
}

private struct PaintOrderIgnoresDepth: HierarchySemantics {
  mutating func paintOrder(of layer: Int, in state: inout WorldState) -> [Int] {
    state.list(of: layer)
  }
}
