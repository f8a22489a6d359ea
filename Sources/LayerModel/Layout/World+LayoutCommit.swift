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
    if semantics.displaysBeforeLayout { displayCommitted(behind: []) }
    if semantics.laysOutAtCommit {
      for host in state.commits.hosts.sorted() where state.commits.stages[host] == .committed {
        visit(host, depth: 0, behind: [], origin: .commit)
      }
    }
    let visited = state.layout.pass?.visited ?? []
    for layer in state.layout.marks.indices where !visited.contains(layer) {
      doubtLayout(of: layer, .layers(47))
    }
    if !semantics.displaysBeforeLayout {
      displayCommitted(behind: state.layout.pass?.events ?? [])
    }
    state.layout.pass = nil
    if state.effects.hasActed { doubtWhatWasDone() }
  }

  /// Leaves open whether anything that waits is laid out and displayed now.
  mutating func doubtLayoutAndDisplay(_ item: OpenItem) {
    for layer in state.layout.marks.indices {
      doubtLayout(of: layer, item)
      doubtDisplay(of: layer, item)
    }
  }

  /// Whether the commit that calls back includes what its callbacks do, no source says.
  private mutating func doubtWhatWasDone() {
    state.commits.isUncertain = true
    for layer in state.animated.sorted() {
      state.animations[layer].leaveAllOpen(.beyondReference)
    }
  }
}
