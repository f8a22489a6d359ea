import LayerScript
import Rules

/// What a list of sublayers was before it was edited.
struct ListBefore {
  let layers: [Int]
  let open: OpenItem?
}

extension World {
  /// What a list is before an edit, for the marks that the edit leaves.
  func listBefore(of layer: Int) -> ListBefore {
    ListBefore(layers: state.list(of: layer), open: state.nodes[layer].sublayers.open)
  }

  /// Marks the layer whose list was edited (LAY-05).
  ///
  /// Where the list is the same as before, or an item leaves open what it is, so is the mark. It rests on the rule
  /// by which the list was edited.
  mutating func markForLayout(
    by edit: LayoutChange, in parent: Int, because rule: RuleID, since before: ListBefore,
    open: OpenItem? = nil
  ) {
    let isSame = before.layers == state.list(of: parent)
    let isCertain = open == nil && before.open == nil && !isSame
    markForLayout(by: isCertain ? edit : .unknown, of: parent, because: state.because(rule))
    doubtRedraw(of: parent)
  }

  /// A set of the sublayers that are there already is a set to the same value (LAY-11).
  mutating func markForLayout(bySettingListOf parent: Int, since before: ListBefore) {
    let isSame = before.layers == state.list(of: parent)
    let change: LayoutChange =
      before.open != nil ? .unknown : isSame ? .same : .sublayersSet
    markForLayout(by: change, of: parent)
    doubtRedraw(of: parent)
  }

  /// A layer that comes under another is not marked by that (LAY-06).
  mutating func noteMovedForLayout(_ layer: Int) {
    markForLayout(by: .moved, of: layer)
    noteLeftForLayout(layer)
  }

  /// Of a layer that has left a list, or comes into one while layouts run, nobody says whether the
  /// pass under way comes to it.
  mutating func noteLeftForLayout(_ layer: Int) {
    doubtRedraw(of: layer)
    guard state.layout.pass != nil else { return }
    for member in state.subtree(of: layer) {
      state.layout.pass?.moved.insert(member)
      if !state.layout.running.contains(member) { doubtLayout(of: member, .layers(46)) }
    }
  }

  /// What an edit of a list does to the mark of the layer that had the child before is open where it
  /// was not taken out by a step of its own; so is what edits mean for display.
  mutating func doubtLayoutOfFormer(_ layer: Int) {
    markForLayout(by: .unknown, of: layer)
    doubtRedraw(of: layer)
  }

  private mutating func doubtRedraw(of layer: Int) {
    state.notes[layer].clear(.model(.needsDisplay))
    state.display.marks[layer].doubtSet(.beyondReference)
    state.openContents(of: layer, .layers(40))
  }
}
