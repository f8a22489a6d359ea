import LayerScript
import Rules

extension World {
  /// Calls the layout method of one layer, and returns the callbacks that are certain.
  @discardableResult
  mutating func layOut(
    _ layer: Int, mark: Mark, depth: Int = 0, behind earlier: [Event], origin: LayoutOrigin
  ) -> [Event] {
    let hearers = state.layoutHearers(of: layer)
    let why = callRules(layer, mark, hearers, depth: depth, origin: origin)
    state.layout.pass?.count += 1
    settle(layer, depth: depth, origin: origin)
    state.layout.running.append(layer)
    var events: [Event] = []
    for who in semantics.layout.layoutListeners(hearers) {
      let event = Event.called(who, .layoutSublayers, layer: state.identities[layer].name)
      let item = mark.open ?? hearers.open
      let presence: ExpectedEvent.Presence = item.map { .open($0) } ?? .onceAfter(earlier)
      state.effects.events.append(ExpectedEvent(.event(event), presence, why: why))
      if item == nil { events.append(event) }
      act(who, .layoutSublayers, about: layer, because: why, open: item)
    }
    layOutConstraints(of: layer, open: mark.open ?? hearers.open)
    state.layout.running.removeLast()
    state.layout.pass?.events += events
    if state.canHearLayout(of: layer) {
      state.effects.calls = state.reasons.union(state.effects.calls, why)
    }
    state.leaveDisplay(layer, .lay(24))
    if semantics.layout.layoutMarksForDisplay { state.display.marks[layer].isSet = true }
    return events
  }

  /// The rules behind a call: why the layer waits, how the pass comes to it, and who is told.
  private mutating func callRules(
    _ layer: Int, _ mark: Mark, _ hearers: Hearers, depth: Int, origin: LayoutOrigin
  ) -> Why {
    var why = state.reasons.union(mark.why, passRules(layer, depth: depth, origin: origin))
    let count = [hearers.override, hearers.delegate, hearers.manager].count { $0 != nil }
    if hearers.override != nil {
      if count > 1 { why = state.reasons.union(why, .lay(14)) }
    } else if count > 0 {
      why = state.reasons.union(why, .lay(13))
    }
    if origin == .direct { return why }
    if (state.layout.pass?.count ?? 0) > 0 { why = state.reasons.union(why, .lay(18)) }
    if origin == .commit, mark.count > 1 { why = state.reasons.union(why, .lay(21)) }
    return why
  }

  /// Leaves it open whether a pass lays out a layer that may wait.
  mutating func doubtLayout(of layer: Int, _ item: OpenItem) {
    guard state.layout.marks[layer].isPossible else { return }
    state.layout.marks[layer].doubtCleared(item)
    state.notes[layer].clear(.model(.needsLayout))
    state.allowLayout(of: layer, item)
  }
}

extension WorldState {
  /// Who would be told to lay out a layer: an override, else the delegate, else the layout manager.
  package func layoutHearers(of layer: Int) -> Hearers {
    let delegate = properties[layer][.delegate]
    let name = delegate?.value.asReference
    let manager = properties[layer].value(of: .layoutManager)?.asReference
    return Hearers(
      override: override(of: .layoutSublayers, layer: layer),
      delegate: name.flatMap { implements($0, .layoutSublayers) ? $0 : nil },
      manager: manager.flatMap {
        managers[$0]?.implements.contains(.layoutSublayers) == true ? $0 : nil
      },
      open: delegate?.open)
  }

  /// The most derived class of a layer that overrides a method and reports it.
  func override(of callback: Callback, layer: Int) -> ObjectName? {
    if identities[layer].defined == nil { return nil }
    return definedClasses(of: layer).first {
      classes[$0]?.implements.contains(callback) == true
    }
  }

  /// Tells whether a delegate implements a callback.
  func implements(_ delegate: ObjectName, _ callback: Callback) -> Bool {
    delegates[delegate]?.implements.contains(callback) == true
  }

  /// Tells whether anybody would report the layout of a layer.
  func canHearLayout(of layer: Int) -> Bool {
    let hearers = layoutHearers(of: layer)
    return hearers.override != nil || hearers.delegate != nil || hearers.manager != nil
  }
}
