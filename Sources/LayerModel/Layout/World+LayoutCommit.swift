import LayerScript
import Rules

extension World {
  /// Lays out and displays what waits in the trees that an outermost commit covers, layout first
  /// (LAY-20, DIS-15); with nothing to commit, whether that happens is open.
  mutating func layOutAndDisplay(isCertain: Bool) {
    // A commit within a layout pass does not begin another.
    guard state.layout.pass == nil, !state.layout.marks.isEmpty else { return }
    if !isCertain {
      doubtLayoutAndDisplay(.beyondReference)
      return
    }
    state.layout.pass = LayoutPass()
    if state.hasPlainPasses {
      layOutAndDisplayPlainly()
      state.layout.pass = nil
      return
    }
    if semantics.display.displaysBeforeLayout { displayCommitted(behind: []) }
    if semantics.layout.laysOutAtCommit {
      for host in state.commits.hosts where state.commits.stages[host] == .committed {
        visit(host, depth: 0, behind: [], origin: .commit)
      }
    }
    let visited = state.layout.pass?.visited ?? []
    for layer in state.layout.marks.indices where !visited.contains(layer) {
      doubtLayout(of: layer, .layers(47))
    }
    if !semantics.display.displaysBeforeLayout {
      displayCommitted(behind: state.layout.pass?.events ?? [])
    }
    state.layout.pass = nil
    if state.effects.hasActed { doubtWhatWasDone() }
  }

  /// Leaves open whether anything that waits is laid out and displayed now.
  mutating func doubtLayoutAndDisplay(_ item: OpenItem) {
    guard state.hasPlainPasses else {
      for layer in state.layout.marks.indices {
        doubtLayout(of: layer, item)
        doubtDisplay(of: layer, item)
      }
      return
    }
    for layer in state.layout.marks.pending { doubtLayout(of: layer, item) }
    for layer in state.display.marks.pending { doubtDisplay(of: layer, item) }
  }

  /// Lays out and displays what waits where nobody is told of it and the tree is certain: only layers
  /// that were touched since the last commit can come out of it otherwise than they went in.
  private mutating func layOutAndDisplayPlainly() {
    if semantics.display.displaysBeforeLayout { displayPlainly() }
    let hosts = state.commits.hosts
    for layer in state.layout.marks.pending {
      if semantics.layout.laysOutAtCommit, state.commits.stages[layer] == .committed {
        let depth = hosts.contains(layer) ? 0 : state.ancestors(of: layer).count - 1
        layOutIfMarked(layer, depth: depth, behind: [], origin: .commit)
      } else {
        doubtLayout(of: layer, .layers(47))
      }
      state.layout.marks.pass(layer)
    }
    if !semantics.display.displaysBeforeLayout { displayPlainly() }
  }

  /// Whether the commit that calls back includes what its callbacks do, no source says.
  private mutating func doubtWhatWasDone() {
    state.commits.isUncertain = true
    for layer in state.animated {
      state.animations[layer].leaveAllOpen(.beyondReference)
    }
    // So it is with what came into the tree: it may have been committed with the rest, or is next.
    for layer in state.commits.entered.flatMap({ state.subtree(of: $0) })
    where state.commits.stages[layer] == .never {
      state.commits.stages[layer] = .uncertain
    }
  }
}

extension WorldState {
  /// Tells whether a pass at a commit concerns nobody and nothing but the layers that are marked.
  var hasPlainPasses: Bool { !layout.hasHearers && !layout.isTreeLoose && reactions.isEmpty }

  /// Notes that somebody may be told to lay out or display a layer from now on.
  mutating func noteHearer(_ value: Value, as property: Property) {
    guard let name = value.asReference else { return }
    switch property {
    case .delegate:
      let isQuiet = delegates[name].map { $0.implements.isSubset(of: [.actionForKey]) } ?? false
      if !isQuiet { layout.hasHearers = true }
    case .layoutManager: layout.hasHearers = true
    default: break
    }
  }
}
