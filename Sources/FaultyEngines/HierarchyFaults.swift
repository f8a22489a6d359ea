import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Trees whose lists and pointers disagree.
  static let hierarchy: [Fault] = [
    Fault(
      "move-keeps-old-list", "a layer that moves stays in the list that it came from",
      breaks: [.tree(3), .tree(20), .tree(21)],
      smallest: """
        new l1
        new l2
        new l3
        add l1 to l2
        add l1 to l3
        get l2.sublayers
        """
    ) { MoveKeepsOldList() },
    Fault(
      "remove-keeps-pointer", "a removed layer still names the layer that it was removed from",
      breaks: [.tree(20), .tree(13)],
      smallest: """
        new l1
        new l2
        add l1 to l2
        remove l1
        get l1.superlayer
        """
    ) { RemoveKeepsPointer() },
  ]
}

private struct MoveKeepsOldList: Semantics {
  mutating func detach(_ child: Int, reason: DetachReason, in state: inout WorldState) {
    guard reason == .move, let parent = state.parent(of: child) else {
      return state.unlink(child)
    }
    let list = state.list(of: parent)
    state.unlink(child)
    state.corruptList(of: parent) { $0 = list }
  }
}

private struct RemoveKeepsPointer: Semantics {
  mutating func detach(_ child: Int, reason: DetachReason, in state: inout WorldState) {
    let parent = state.parent(of: child)
    state.unlink(child)
    if reason == .removal { state.corruptParent(of: child, parent) }
  }
}
