import LayerScript
import Rules

extension World {
  /// Lays out what waits, from the topmost marked layer above a layer downwards (LAY-15..19).
  mutating func layoutIfNeeded(_ layer: Int) -> Expected {
    if state.layout.pass != nil { return beyondReference("a layout pass within another") }
    let start = semantics.layout.layoutStart(from: layer, in: &state)
    let (doubtful, item) = surroundings(of: start)
    state.layout.pass = LayoutPass()
    state.layout.pass?.receiverWasMarked = state.layout.marks[layer].isSet
    if mayClimbOverMask(from: start) || mayBegin(elsewhereThan: start, from: layer) {
      layOutReceiver(layer, below: start)
    } else {
      visit(start, depth: 0, behind: [], origin: .request(layer))
    }
    if !doubtful.isEmpty || state.layout.isTreeLoose {
      let inside = LayerSet(state.subtree(of: start))
      for other in doubtful where !inside.contains(other) { doubtLayout(of: other, item) }
      doubtStrays(from: start, outside: inside)
    }
    let wasVisited = state.layout.pass?.visited.contains(layer) ?? false
    state.layout.pass = nil
    // Wherever the pass began, what it was asked for does not wait any more (INV-06).
    if !wasVisited, state.layout.marks[layer].open != nil,
      semantics.layout.clearsLayoutMark(after: .request(layer))
    {
      state.layout.marks[layer].isSet = false
    }
    return done()
  }

  /// Leaves open whether a pass came to layers of which it is open where they stand, and to whatever may
  /// stand above the one where it began.
  private mutating func doubtStrays(from start: Int, outside inside: LayerSet) {
    guard state.layout.isTreeLoose else { return }
    let strays = state.ancestors(of: start).compactMap { state.nodes[$0].superlayer.open }
    if let item = strays.first {
      for other in state.nodes.indices where !inside.contains(other) {
        doubtLayout(of: other, item)
      }
      return
    }
    for stray in state.nodes.indices where !inside.contains(stray) {
      guard let item = state.nodes[stray].superlayer.open else { continue }
      for member in state.subtree(of: stray) where !inside.contains(member) {
        doubtLayout(of: member, item)
      }
    }
  }

  /// Tells whether a pass may begin further up, beyond a mask.
  ///
  /// Whether the way down from there comes to masks at all, no source says; and a layer of which it is open where it
  /// stands may stand below a mask.
  private func mayClimbOverMask(from start: Int) -> Bool {
    var isBeyond = false
    let hasMasks = state.layout.isTreeLoose && state.nodes.contains(where: \.isMask)
    for layer in state.ancestors(of: start) {
      if isBeyond || layer != start, !state.layout.marks[layer].isPossible { return false }
      if isBeyond { return true }
      if hasMasks, state.nodes[layer].superlayer.open != nil { return true }
      isBeyond = state.nodes[layer].isMask
    }
    return false
  }

  /// Tells whether a pass may begin elsewhere than at a layer: further down, because something on the way up need
  /// not wait (UL-46), or wherever the layer stands, if that is open.
  private func mayBegin(elsewhereThan start: Int, from receiver: Int) -> Bool {
    if state.layout.isTreeLoose, state.nodes[start].superlayer.open != nil { return true }
    if start == receiver { return false }
    for above in state.ancestors(of: receiver).dropFirst() {
      if state.layout.marks[above].open != nil { return true }
      if above == start { break }
    }
    return false
  }

  /// Lays out what was asked for, if it waits (LAY-02), and nothing else for certain.
  private mutating func layOutReceiver(_ layer: Int, below start: Int) {
    layOutIfMarked(layer, depth: 0, behind: [], origin: .request(layer))
    for member in state.subtree(of: start) where member != layer {
      doubtLayout(of: member, .beyondReference)
    }
  }

  /// Calls the method directly, which leaves the mark alone (LAY-04).
  mutating func layoutSublayers(_ layer: Int) -> Expected {
    if state.layout.pass != nil { return beyondReference("layout within a layout pass") }
    state.leaveLayout(layer, .lay(4))
    layOut(layer, mark: Mark(isSet: true, why: .none), behind: [], origin: .direct)
    return done()
  }

  /// Marks a layer explicitly (LAY-02).
  mutating func setNeedsLayout(_ layer: Int) -> Expected {
    if state.canHearLayout(of: layer) {
      state.effects.calls = state.reasons.union(state.effects.calls, .lay(2))
    }
    invalidate(layer, Why(.lay(2)))
    state.setLayoutMark(layer, Why(.lay(2)))
    return done()
  }

  /// The layers around the one where a pass begins of which sources differ (UL-45), or of which it is
  /// open whether the pass should have begun there.
  private func surroundings(of start: Int) -> (layers: [Int], item: OpenItem) {
    var (top, item) = (start, OpenItem.layers(45))
    for above in state.ancestors(of: start).dropFirst() {
      let isUncertain = state.nodes[top].superlayer.open != nil || state.nodes[top].isMask
      if isUncertain { item = .beyondReference }
      let mark = state.layout.marks[above]
      top = above
      if !isUncertain, !mark.isPossible { break }
    }
    return top == start ? ([], item) : (state.subtree(of: top), item)
  }

  /// Walks down from a layer and lays out what waits; a superlayer comes before its sublayers, whose
  /// order among themselves is open (LAY-18, UL-46).
  mutating func visit(
    _ layer: Int, depth: Int, behind earlier: [Event], origin: LayoutOrigin
  ) {
    guard state.layout.pass?.visited.contains(layer) == false else { return }
    var behind = earlier
    if !semantics.layout.laysOutSublayersFirst {
      behind = layOutIfMarked(layer, depth: depth, behind: earlier, origin: origin)
    } else {
      state.layout.pass?.visited.insert(layer)
    }
    let isListOpen = state.nodes[layer].sublayers.open != nil
    for child in state.list(of: layer) {
      if isListOpen || isDoubtful(child, origin) {
        for member in state.subtree(of: child) { doubtLayout(of: member, .beyondReference) }
      } else {
        visit(child, depth: depth + 1, behind: behind, origin: origin)
      }
    }
    if let mask = state.maskLayer(of: layer) {
      for member in state.subtree(of: mask) { doubtLayout(of: member, .beyondReference) }
    }
    if semantics.layout.laysOutSublayersFirst {
      layOutIfMarked(layer, depth: depth, behind: earlier, origin: origin)
    }
  }

  /// Tells whether it is open that a pass which comes past a layer's superlayer comes to the layer.
  private func isDoubtful(_ layer: Int, _ origin: LayoutOrigin) -> Bool {
    if state.nodes[layer].superlayer.open != nil { return true }
    if state.layout.pass?.moved.contains(layer) == true { return true }
    return origin == .commit && state.commits.stages[layer] != .committed
  }

  @discardableResult
  mutating func layOutIfMarked(
    _ layer: Int, depth: Int, behind earlier: [Event], origin: LayoutOrigin
  ) -> [Event] {
    state.layout.pass?.visited.insert(layer)
    let mark = state.layout.marks[layer]
    let isLate = state.layout.pass?.late.contains(layer) == true
    let isLaidOut = semantics.layout.isLaidOut(
      isMarked: mark.isSet, isLate: isLate, depth: depth, in: &state)
    if isLaidOut {
      let times = origin == .commit ? semantics.layout.layoutsAtCommit(marks: mark.count) : 1
      var events: [Event] = []
      for _ in 0..<times {
        events = layOut(layer, mark: mark, depth: depth, behind: earlier, origin: origin)
      }
      return earlier + events
    }
    if let item = mark.open {
      state.allowLayout(of: layer, item)
      settle(layer, depth: depth, origin: origin)
    } else if !mark.isSet, state.canHearLayout(of: layer) {
      // Nothing is called of a layer that does not wait, because of what left it as it is (LAY-03).
      let why = state.reasons.union(mark.why, mark.left)
      state.effects.calls = state.reasons.union(state.effects.calls, why)
      if state.layout.pass?.count == 0 {
        state.effects.calls = state.reasons.union(state.effects.calls, .lay(3))
      }
    }
    return earlier
  }

  /// Takes the mark away from a layer that a pass has come past.
  mutating func settle(_ layer: Int, depth: Int, origin: LayoutOrigin) {
    guard semantics.layout.clearsLayoutMark(after: origin) else { return }
    state.notes[layer].clear(.model(.needsLayout))
    if state.layout.pass?.disputed.contains(layer) == true {
      return state.layout.marks[layer].doubtCleared(.layers(46))
    }
    state.layout.marks[layer].clear(passRules(layer, depth: depth, origin: origin))
  }

  /// The rules which say that a pass comes to a layer.
  mutating func passRules(_ layer: Int, depth: Int, origin: LayoutOrigin) -> Why {
    var rules: [RuleID] = [.lay(2)]
    switch origin {
    case .direct: return .none
    case .commit: rules.append(.lay(20))
    case .request(let receiver):
      let isClimbed = depth == 0 && layer != receiver
      if isClimbed || (layer == receiver && depth > 0) { rules.append(.lay(15)) }
      if isClimbed, state.layout.pass?.receiverWasMarked == false { rules.append(.lay(16)) }
      if depth > 0 { rules.append(.lay(17)) }
    }
    if state.layout.pass?.late.contains(layer) == true { rules.append(.lay(19)) }
    return state.reasons.set(rules)
  }
}
