import LayerScript
import Rules

/// LAY-03: what was laid out just now is not laid out again.
struct SecondLayoutIsSilent: SingleLaw {
  let description = LawDescription(
    "second-layout-silent", "layoutIfNeeded that directly follows another one calls nothing",
    rules: [.lay(3)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    windows.examineRepeated(.layoutIfNeeded, listening: [.layoutSublayers])
  }
}

/// DIS-02: what was displayed just now is not displayed again.
struct SecondDisplayIsSilent: SingleLaw {
  let description = LawDescription(
    "second-display-silent", "displayIfNeeded that directly follows another one calls nothing",
    rules: [.dis(2)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    windows.examineRepeated(
      .displayIfNeeded, listening: [.display, .draw, .layerWillDraw, .drawLayer])
  }
}

/// INV-06, INV-07: a layer that was laid out, or displayed, just now does not wait for it.
struct LayoutSettles: SingleLaw {
  let description = LawDescription(
    "layout-settles",
    "right behind layoutIfNeeded, or displayIfNeeded, of a layer the layer does not wait for it",
    rules: [.lay(2), .dis(2)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    if windows.hasCallbacksThatAct || windows.hasMasks { return verdict }
    let behindViews = windows.script.layersBehindViews
    for window in windows.windows {
      guard case .send(let message, to: let layer)? = window.commands.last?.command else {
        continue
      }
      // How a view's layer draws itself is a matter of its view.
      if message == .displayIfNeeded, behindViews.contains(layer) { continue }
      let (property, rule): (Property, RuleID)
      switch message {
      case .layoutIfNeeded: (property, rule) = (.needsLayout, .lay(2))
      case .displayIfNeeded: (property, rule) = (.needsDisplay, .dis(2))
      default: continue
      }
      guard let seen = window.observation(property, of: layer) else { continue }
      verdict.require(
        seen.value, equals: .boolean(false), within: .exact, at: seen.step,
        because: "right behind \(message.rawValue)", crediting: [rule])
    }
    return verdict
  }
}

/// LAY-18: one pass lays a layer out once.
struct LayoutCallsOnce: SingleLaw {
  let description = LawDescription(
    "layout-calls-once", "one step tells a layer, or one about a layer, to lay out at most once",
    rules: [.lay(18)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    if windows.hasCallbacksThatAct { return verdict }
    for (step, events) in windows.events.enumerated() {
      let calls = events?.filter { $0.isCall(of: [.layoutSublayers]) } ?? []
      if calls.isEmpty { continue }
      if let repeated = calls.first(where: { call in calls.count { $0 == call } > 1 }) {
        verdict.violate(
          at: step, expected: "each callback for layout once", actual: "\(repeated), twice")
      } else {
        verdict.hold()
      }
    }
    return verdict
  }
}

/// DIS-15: within one step, display comes behind all layout.
struct DisplayFollowsLayout: SingleLaw {
  let description = LawDescription(
    "display-follows-layout", "a commit tells nobody to lay out once it has begun to display",
    rules: [.dis(15)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    if windows.hasCallbacksThatAct { return verdict }
    for (step, events) in windows.events.enumerated() {
      guard let events else { continue }
      let layouts = events.indices.filter { events[$0].isCall(of: [.layoutSublayers]) }
      let displays = events.indices.filter {
        events[$0].isCall(of: [.display, .draw, .layerWillDraw, .drawLayer])
      }
      guard let last = layouts.last, let first = displays.first else { continue }
      if last < first {
        verdict.hold()
      } else {
        verdict.violate(
          at: step, expected: "\(events[last]) in front of \(events[first])",
          actual: "the other way round")
      }
    }
    return verdict
  }
}

extension ObservationWindows {
  /// Looks at messages that come twice to one layer with nothing but queries in between.
  fileprivate func examineRepeated(
    _ message: Command.Message, listening callbacks: Set<Callback>
  ) -> LawVerdict {
    var verdict = LawVerdict()
    if hasCallbacksThatAct || hasMasks { return verdict }
    var before: ObjectName?
    for (index, step) in script.steps.enumerated() where !step.isQuery {
      guard case .send(message, to: let layer)? = step.command else {
        before = nil
        continue
      }
      guard index < events.count, let called = events[index] else { return verdict }
      if before == layer, script.reports(callbacks) {
        if let call = called.first(where: { $0.isCall(of: callbacks) }) {
          verdict.violate(at: index, expected: "no callback", actual: "\(call)")
        } else {
          verdict.hold()
        }
      }
      before = layer
    }
    return verdict
  }
}

extension Script {
  /// Tells whether some layer masks another.
  var hasMasks: Bool {
    steps.contains { step in
      switch step.command {
      case .set(_, .mask, _): true
      case .setValue(_, let path, _): path.property == .mask
      case .new(let creation): creation.settings.contains { $0.key == Property.mask.rawValue }
      default: false
      }
    }
  }

  /// Tells whether some object reports one of some callbacks.
  fileprivate func reports(_ callbacks: Set<Callback>) -> Bool {
    steps.contains { step in
      guard case .new(let creation)? = step.command else { return false }
      return !callbacks.isDisjoint(with: creation.implements ?? [])
    }
  }
}

extension Event {
  fileprivate func isCall(of callbacks: Set<Callback>) -> Bool {
    if case .called(_, let callback, layer: _) = self { return callbacks.contains(callback) }
    return false
  }
}

extension Script {
  /// The layers that are named as those of views.
  fileprivate var layersBehindViews: Set<ObjectName> {
    Set(
      steps.compactMap { step in
        guard case .new(let creation) = step.command else { return nil }
        return creation.backing?.layer
      })
  }
}
