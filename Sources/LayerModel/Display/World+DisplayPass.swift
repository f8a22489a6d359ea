import Geometry
import LayerScript
import Rules

extension World {
  /// Displays a layer that is marked, and no other (DIS-02).
  mutating func displayIfNeeded(_ layer: Int) -> Expected {
    let mark = state.display.marks[layer]
    if semantics.display.displaysOnRequest(isMarked: mark.isSet) {
      for _ in 0..<semantics.display.displays(marks: mark.count) {
        display(layer, mark, origin: .request, behind: [])
      }
      return done()
    }
    if let item = mark.open {
      state.allowDisplay(of: layer, item)
    } else if state.displayHearers(of: layer).isAnybody {
      let why = state.reasons.union(state.reasons.union(mark.why, mark.left), .dis(2))
      state.effects.calls = state.reasons.union(state.effects.calls, why)
    }
    settleDisplay(layer, origin: .request)
    return done()
  }

  /// Calls the display method directly, which takes the mark away, too (DIS-03).
  mutating func display(_ layer: Int) -> Expected {
    display(layer, Mark(isSet: true, why: .none), origin: .direct, behind: [])
    return done()
  }

  private mutating func settleDisplay(_ layer: Int, origin: DisplayOrigin) {
    guard semantics.display.clearsDisplayMark(after: origin) else { return }
    state.notes[layer].clear(.model(.needsDisplay))
    if origin == .commit, state.display.disputed.contains(layer) {
      return state.display.marks[layer].doubtCleared(.beyondReference)
    }
    let rule: RuleID =
      switch origin {
      case .request: .dis(2)
      case .direct: .dis(3)
      case .commit: .dis(15)
      }
    state.display.marks[layer].clear(Why(rule))
  }

  /// Leaves open whether a mark stays: an override that is called directly is all that runs, and the
  /// engine need not hear of it.
  private mutating func doubtMark(of layer: Int) {
    guard state.display.marks[layer].isPossible else { return }
    state.display.marks[layer].doubtCleared(.beyondReference)
    state.notes[layer].clear(.model(.needsDisplay))
  }

  /// Displays one layer: somebody is told to, or draws, and what was drawn becomes its contents.
  mutating func display(
    _ layer: Int, _ mark: Mark, origin: DisplayOrigin, behind earlier: [Event]
  ) {
    let hearers = state.displayHearers(of: layer)
    let why = displayRules(mark, hearers, origin)
    if origin == .direct, hearers.display != nil {
      doubtMark(of: layer)
    } else {
      settleDisplay(layer, origin: origin)
    }
    if let item = openBounds(of: layer), hearers.display == nil || origin == .commit {
      state.allowDisplay(of: layer, item)
    }
    state.display.running.append(layer)
    var behind = earlier
    for call in semantics.display.displayCalls(hearers) {
      let event = Event.called(call.who, call.callback, layer: state.identities[layer].name)
      let item = mark.open ?? openCall(call, hearers, layer, origin)
      let presence: ExpectedEvent.Presence = item.map { .open($0) } ?? .onceAfter(behind)
      state.effects.events.append(ExpectedEvent(.event(event), presence, why: why))
      if item == nil { behind.append(event) }
      act(call.who, call.callback, about: layer, because: why, open: item)
    }
    state.display.running.removeLast()
    if hearers.isAnybody { state.effects.calls = state.reasons.union(state.effects.calls, why) }
    if hearers.draws { install(layer, hearers, origin, open: mark.open) }
  }

  /// What leaves open whether one of the methods is called.
  private func openCall(
    _ call: DisplayCall, _ hearers: DisplayHearers, _ layer: Int, _ origin: DisplayOrigin
  ) -> OpenItem? {
    if call.who == hearers.delegate, let item = hearers.open { return item }
    if call.who == hearers.display, call.callback == .display, origin != .commit { return nil }
    if let item = openBounds(of: layer) { return item }
    // Of whom the delegate is told when it does not draw itself, no rule speaks.
    let drawsItself = hearers.draw == nil && hearers.delegatesDrawing != nil
    return call.callback == .layerWillDraw && !drawsItself ? .beyondReference : nil
  }

  /// Which methods are called of a layer without extent is open (UL-42).
  func openBounds(of layer: Int) -> OpenItem? {
    let bounds = state.read(layer, .bounds)
    let size = bounds.value.asRect?.size ?? .zero
    return bounds.open ?? (size.width > 0 && size.height > 0 ? nil : .layers(42))
  }

  private mutating func displayRules(
    _ mark: Mark, _ hearers: DisplayHearers, _ origin: DisplayOrigin
  ) -> Why {
    var rules: [RuleID] = []
    switch origin {
    case .request: rules.append(.dis(2))
    case .direct: break
    case .commit: rules.append(.dis(15))
    }
    if mark.count > 1 { rules.append(.dis(4)) }
    let drawing: Set<Callback> = [.draw, .drawLayer, .layerWillDraw]
    if hearers.display != nil {
      rules.append(.dis(7))
    } else if hearers.implements.contains(.display) {
      rules.append(.dis(8))
      if hearers.implements.contains(.layerWillDraw) { rules.append(.dis(11)) }
    } else if hearers.draw != nil {
      rules.append(.dis(9))
      if hearers.delegatesDrawing != nil { rules.append(.dis(10)) }
    } else if !hearers.implements.isDisjoint(with: drawing) {
      rules.append(.dis(10))
      if hearers.implements.isSuperset(of: [.draw, .layerWillDraw]) { rules.append(.dis(11)) }
    }
    return state.reasons.union(mark.why, state.reasons.set(rules))
  }

  /// Makes what was drawn the contents of a layer (DIS-12).
  private mutating func install(
    _ layer: Int, _ hearers: DisplayHearers, _ origin: DisplayOrigin, open openMark: OpenItem?
  ) {
    let old = state.value(layer, .contents)
    let new = semantics.display.contentsAfterDrawing(over: old)
    let isCertain = hearers.isDrawn && hearers.open == nil && !state.effects.hasActed
    let open = openMark ?? openBounds(of: layer) ?? (isCertain ? nil : .beyondReference)
    let stored = hearers.isDrawn ? new : old
    // Contents that are drawn anew may be animated by themselves (UA-27).
    if state.isCommitted(layer) { state.leaveBlocksOpen(.animation(27)) }
    state.write(layer, .contents, stored, why: Why(.dis(12)), open: open)
    if origin == .commit {
      state.published[layer]?.properties[.contents] = state.properties[layer][.contents]
    }
  }

  /// Displays what waits in the trees that an outermost commit covers (DIS-15).
  mutating func displayCommitted(behind events: [Event]) {
    guard semantics.display.displaysAtCommit else { return }
    state.display.disputed = []
    var covered: LayerSet = []
    for host in state.commits.hosts where state.commits.stages[host] == .committed {
      for layer in state.subtree(of: host) where !covered.contains(layer) {
        covered.insert(layer)
        displayCommitted(layer, behind: events)
      }
    }
    for layer in state.display.marks.indices where !covered.contains(layer) {
      doubtDisplay(of: layer, .beyondReference)
    }
  }

  /// Displays what waits where nobody is told of it.
  mutating func displayPlainly() {
    guard semantics.display.displaysAtCommit else { return }
    for layer in state.display.unveiled.flatMap({ state.subtree(of: $0) }) {
      state.display.marks.touch(layer)
    }
    state.display.unveiled = []
    for layer in state.display.marks.pending {
      if state.commits.stages[layer] == .committed {
        displayCommitted(layer, behind: [])
      } else {
        doubtDisplay(of: layer, .beyondReference)
      }
      state.display.marks.pass(layer)
    }
  }

  private mutating func displayCommitted(_ layer: Int, behind events: [Event]) {
    let mark = state.display.marks[layer]
    if let item = openCommit(of: layer) {
      doubtDisplay(of: layer, item)
    } else if mark.isSet {
      for _ in 0..<semantics.display.displays(marks: mark.count) {
        display(layer, mark, origin: .commit, behind: events)
      }
    } else {
      if let item = mark.open { state.allowDisplay(of: layer, item) }
      if mark.open != nil { settleDisplay(layer, origin: .commit) }
      if mark.open == nil, state.displayHearers(of: layer).isAnybody {
        let why = state.reasons.union(mark.why, mark.left)
        state.effects.calls = state.reasons.union(state.effects.calls, why)
      }
    }
  }

  /// What leaves open whether a commit displays a layer that waits: engines may pass over what
  /// cannot be seen.
  private func openCommit(of layer: Int) -> OpenItem? {
    let isSpecial = state.isAnyUpwards(from: layer) { above in
      if state.nodes[above].isMask || state.nodes[above].superlayer.open != nil { return true }
      if state.commits.stages[above] != .committed { return true }
      let hidden = state.read(above, .hidden)
      let opacity = state.read(above, .opacity)
      return hidden.value != .boolean(false) || hidden.open != nil || opacity.open != nil
        || opacity.value == .number(0)
    }
    return isSpecial ? .beyondReference : openBounds(of: layer)
  }

  /// Leaves it open whether a layer that may wait is displayed.
  mutating func doubtDisplay(of layer: Int, _ item: OpenItem) {
    guard state.display.marks[layer].isPossible else { return }
    state.display.marks[layer].doubtCleared(item)
    state.notes[layer].clear(.model(.needsDisplay))
    state.allowDisplay(of: layer, item)
  }
}
