import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Operations on trees that an engine refuses, permits or carries out by half.
  static let treeUses: [Fault] = [
    Fault(
      "replacement-stays-listed",
      "the layer that takes another's place stays in the list that it came from",
      breaks: [.tree(12), .tree(20), .tree(21)], taking: [.detach, .attach],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        new l3 {sublayers: [l2]}
        replace l2 in l3 with l1
        get l2.sublayers
        """
    ) { ReplacementStaysListed() },
    Fault(
      "root-refuses-removal", "removing a layer that stands nowhere is an error",
      breaks: [.tree(14)], taking: [.refusesRemoval],
      smallest: """
        new l1
        remove l1
        """
    ) { RootRefusesRemoval() },
    Fault(
      "set-list-is-frozen", "after sublayers were set as a whole, nothing is added any more",
      breaks: [.tree(18), .tree(2), .tree(5)], taking: [.setSublayers, .attach],
      smallest: """
        new l1
        new l2 {sublayers: []}
        add l1 to l2
        get l2.sublayers
        """
    ) { SetListIsFrozen() },
    Fault(
      "cycle-passes-silently", "nobody hears that a layer cannot become its own ancestor",
      breaks: [.tree(22)], taking: [.wouldCycle, .attach],
      smallest: """
        new l1
        add l1 to l1
        tick
        """
    ) { CyclePassesSilently() },
    Fault(
      "hit-point-is-local", "a hit test takes the point in the receiver's own coordinates",
      breaks: [.tree(25), .tree(32)], taking: [.hitPoint],
      smallest: """
        new l1 {bounds: (0, 1, 1, 1)}
        hitTest l1 (0, 0)
        """
    ) { HitPointIsLocal() },
    Fault(
      "root-is-not-hit", "a layer without a superlayer is never hit, nor is anything below it",
      breaks: [.tree(32), .tree(25)], taking: [.isPassedOver],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1)}
        hitTest l1 (0, 0)
        """
    ) { RootIsNotHit() },
    Fault(
      "mask-keeps-old-list", "a layer that becomes a mask stays in the list that it came from",
      breaks: [.tree(35), .tree(20), .tree(21)], taking: [.setMask], declaring: [.maskSteal: true],
      smallest: """
        new l1
        new l2 {sublayers: [l1], mask: l1}
        get l2.sublayers
        """
    ) { MaskKeepsOldList() },
  ]
}

private struct ReplacementStaysListed: HierarchySemantics {
  private var isReplacing = false

  mutating func detach(_ child: Int, reason: DetachReason, in state: inout WorldState) {
    guard isReplacing, reason == .move, let parent = state.parent(of: child) else {
      isReplacing = reason == .replacement
      return state.unlink(child)
    }
    let list = state.list(of: parent)
    state.unlink(child)
    state.corruptList(of: parent) { $0 = list }
    isReplacing = false
  }

  mutating func attach(_ child: Int, to parent: Int, at index: Int, in state: inout WorldState) {
    isReplacing = false
    state.link(child, to: parent, at: index)
  }
}

private struct RootRefusesRemoval: HierarchySemantics {
  mutating func refusesRemoval(of layer: Int, in state: inout WorldState) -> Bool { true }
}

private struct SetListIsFrozen: HierarchySemantics {
  private var frozen: Set<Int> = []

  mutating func setSublayers(_ children: [Int], of parent: Int, in state: inout WorldState) {
    var standard = StandardSemantics()
    standard.setSublayers(children, of: parent, in: &state)
    frozen.insert(parent)
  }

  mutating func attach(_ child: Int, to parent: Int, at index: Int, in state: inout WorldState) {
    if !frozen.contains(parent) { state.link(child, to: parent, at: index) }
  }
}

private struct CyclePassesSilently: HierarchySemantics {
  mutating func wouldCycle(_ child: Int, under parent: Int, in state: inout WorldState) -> Bool {
    false
  }

  mutating func attach(_ child: Int, to parent: Int, at index: Int, in state: inout WorldState) {
    // An engine that walked round a circle would hang, which is found out without any rule.
    let isCircle = state.ancestors(of: parent).contains(child)
    if !isCircle { state.link(child, to: parent, at: index) }
  }
}

/// An engine that converts the point on the way down only.
private struct HitPointIsLocal: HitTestingSemantics {
  mutating func hitPoint(
    _ point: Point, of layer: Int, in space: LayerSpace, _ state: inout WorldState
  ) -> Point {
    // What was asked is where the search begins: mostly at a root.
    state.parent(of: layer) == nil ? point : space.lowered(point)
  }
}

private struct RootIsNotHit: HitTestingSemantics {
  mutating func isPassedOver(_ layer: Int, in state: inout WorldState) -> Bool {
    var standard = StandardSemantics()
    return state.parent(of: layer) == nil || standard.isPassedOver(layer, in: &state)
  }
}

private struct MaskKeepsOldList: HierarchySemantics {
  mutating func setMask(_ mask: Int?, of layer: Int, in state: inout WorldState) {
    let former = mask.flatMap { state.parent(of: $0) }
    let list = former.map { state.list(of: $0) }
    state.linkMask(mask, of: layer)
    if let former, let list { state.corruptList(of: former) { $0 = list } }
  }
}
