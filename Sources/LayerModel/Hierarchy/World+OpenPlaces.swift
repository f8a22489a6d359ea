import LayerScript
import Rules

/// Layers of which it is open where they stand, as after an insertion that may have been refused (UL-14).
extension World {
  /// Leaves open what it means that a layer moves of which it is open where it stood, itself or something above it.
  ///
  /// Whoever may have stood above it may have lost it, and it may have left a tree that is shown (UA-41).
  mutating func doubtFormerPlace(of layer: Int) {
    guard state.openPlace(of: layer) != nil else { return }
    if state.nodes[layer].superlayer.open != nil {
      for above in state.nodes.indices where state.nodes[above].sublayers.open != nil {
        doubtLayoutOfFormer(above)
      }
    }
    state.doubtStay(of: layer)
  }

  /// Leaves open whether a layer comes into a tree that is shown, where it is open where its new superlayer stands.
  mutating func doubtArrival(of layer: Int, under above: Int) {
    guard state.openPlace(of: above) != nil else { return }
    for member in state.subtree(of: layer) where !state.commits.hosts.contains(member) {
      state.commits.stages[member] = .uncertain
    }
    state.doubtStay(of: layer)
  }
}

extension WorldState {
  /// What leaves open where a layer stands, itself or something above it; nil where that is certain.
  func openPlace(of layer: Int) -> OpenItem? {
    // Most trees are certain, so that nobody need walk up.
    guard layout.isTreeLoose else { return nil }
    return ancestors(of: layer).lazy.compactMap { nodes[$0].superlayer.open }.first
  }
}
