import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Trees whose lists and pointers disagree.
  static let pointers: [Fault] = [
    Fault(
      "self-is-superlayer", "a layer that stands nowhere is its own superlayer",
      breaks: [.tree(1)], taking: [.superlayer],
      smallest: """
        new l1
        get l1.superlayer
        """
    ) { SelfIsSuperlayer() },
    Fault(
      "move-keeps-old-list", "a layer that moves stays in the list that it came from",
      breaks: [.tree(3), .tree(20), .tree(21), .tree(4)], taking: [.detach],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        add l1 to l2
        get l2.sublayers
        """
    ) { MoveKeepsOldList() },
    Fault(
      "replaced-keeps-pointer", "a layer that was replaced still names its former superlayer",
      breaks: [.tree(11), .tree(20)], taking: [.detach],
      smallest: """
        new l1
        new l2
        new l3 {sublayers: [l1]}
        replace l1 in l3 with l2
        add l3 to l1
        """
    ) { KeepsPointer(after: .replacement) },
    Fault(
      "remove-keeps-pointer", "a removed layer still names the layer that it was removed from",
      breaks: [.tree(20), .tree(13)], taking: [.detach],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        remove l1
        add l2 to l1
        """
    ) { KeepsPointer(after: .removal) },
    Fault(
      "remove-keeps-list", "a removed layer stays in the list",
      breaks: [.tree(13), .tree(20)], taking: [.detach],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        remove l1
        get l2.sublayers
        """
    ) { RemoveKeepsList() },
    Fault(
      "remove-scatters-subtree", "removing a layer takes its sublayers out of it",
      breaks: [.tree(15)], taking: [.detach],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        remove l2
        paintOrder l2
        """
    ) { RemoveScattersSubtree() },
    Fault(
      "set-sublayers-keeps-pointers", "layers that a new list leaves out keep their superlayer",
      breaks: [.tree(16), .tree(17), .tree(20)], taking: [.setSublayers],
      smallest: """
        new l1
        new l2 {sublayers: [l1]}
        set l2.sublayers []
        get l1.superlayer
        """
    ) { SetSublayersKeepsPointers() },
    Fault(
      "mask-is-listed", "a mask appears in the sublayers of the layer that it masks",
      breaks: [.tree(33), .tree(36)], taking: [.sublayers, .hitCandidates],
      smallest: """
        new l1
        new l2 {mask: l1}
        get l2.sublayers
        """
    ) { MaskIsListed() },
    Fault(
      "mask-survives-removal", "removeFromSuperlayer on a mask leaves it in place",
      breaks: [.tree(34)], taking: [.detach],
      smallest: """
        new l1
        new l2 {mask: l1}
        remove l1
        get l2.mask
        """
    ) { MaskSurvivesRemoval() },
    Fault(
      "move-keeps-screen-position", "a move rewrites position so that the layer stays where it was",
      breaks: [.tree(38)], taking: [.attach],
      smallest: """
        new l1
        new l2 {position: (0, 1)}
        add l1 to l2
        get l1.position
        """
    ) { MoveKeepsScreenPosition() },
  ]
}

private struct SelfIsSuperlayer: HierarchySemantics {
  mutating func superlayer(of layer: Int, in state: inout WorldState) -> Int? {
    state.parent(of: layer) ?? layer
  }
}

private struct MoveKeepsOldList: HierarchySemantics {
  mutating func detach(_ child: Int, reason: DetachReason, in state: inout WorldState) {
    guard reason == .move, let parent = state.parent(of: child) else {
      return state.unlink(child)
    }
    let list = state.list(of: parent)
    state.unlink(child)
    state.corruptList(of: parent) { $0 = list }
  }
}

private struct KeepsPointer: HierarchySemantics {
  let cause: DetachReason

  init(after cause: DetachReason) {
    self.cause = cause
  }

  mutating func detach(_ child: Int, reason: DetachReason, in state: inout WorldState) {
    let parent = state.parent(of: child)
    state.unlink(child)
    if reason == cause { state.corruptParent(of: child, parent) }
  }
}

private struct RemoveKeepsList: HierarchySemantics {
  mutating func detach(_ child: Int, reason: DetachReason, in state: inout WorldState) {
    guard reason == .removal, let parent = state.parent(of: child) else {
      return state.unlink(child)
    }
    let list = state.list(of: parent)
    state.unlink(child)
    state.corruptList(of: parent) { $0 = list }
  }
}

private struct RemoveScattersSubtree: HierarchySemantics {
  mutating func detach(_ child: Int, reason: DetachReason, in state: inout WorldState) {
    if reason == .removal { for inner in state.list(of: child) { state.unlink(inner) } }
    state.unlink(child)
  }
}

private struct SetSublayersKeepsPointers: HierarchySemantics {
  mutating func setSublayers(_ children: [Int], of parent: Int, in state: inout WorldState) {
    let old = state.list(of: parent)
    for child in old { state.unlink(child) }
    for child in children { state.link(child, to: parent, at: state.list(of: parent).count) }
    for child in old where !children.contains(child) { state.corruptParent(of: child, parent) }
  }
}

private struct MaskIsListed: HierarchySemantics, HitTestingSemantics {
  mutating func sublayers(of layer: Int, in state: inout WorldState) -> [Int] {
    state.list(of: layer) + (state.maskLayer(of: layer).map { [$0] } ?? [])
  }

  mutating func hitCandidates(of layer: Int, in state: inout WorldState) -> [Int] {
    var standard = StandardSemantics()
    return (state.maskLayer(of: layer).map { [$0] } ?? [])
      + standard.hitCandidates(of: layer, in: &state)
  }
}

private struct MaskSurvivesRemoval: HierarchySemantics {
  mutating func detach(_ child: Int, reason: DetachReason, in state: inout WorldState) {
    if reason == .removal, state.isMask(child) { return }
    state.unlink(child)
  }
}

private struct MoveKeepsScreenPosition: HierarchySemantics {
  mutating func attach(_ child: Int, to parent: Int, at index: Int, in state: inout WorldState) {
    state.link(child, to: parent, at: index)
    let origin = state.geometry(of: parent).frame.origin
    let moved = state.geometry(of: child).position - origin
    if origin != .zero { state.corrupt(child, .position, .point(moved)) }
  }
}
