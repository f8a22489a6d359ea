import LayerScript
import Rules

/// Steps that a callback carries out, and how often it still may.
struct Reaction: Sendable {
  let who: ObjectName
  let callback: Callback
  let steps: [Step]
  var remaining: Int
}

extension World {
  /// Lets a callback carry out steps; what was programmed for it before is forgotten.
  mutating func react(
    _ name: ObjectName, _ callback: Callback, steps: [Step], limit: Int
  ) -> Expected {
    let isDecided: Bool
    switch callback {
    case .layoutSublayers, .display, .draw, .layerWillDraw, .drawLayer, .didSetBounds:
      isDecided = steps.allSatisfy(\.mayBeTakenInCallback)
    case .run: isDecided = steps.allSatisfy(\.mayBeTakenInCallback)
    case .start, .stop, .complete:
      isDecided = steps.allSatisfy(\.mayBeTakenInHandler) && steps.isBalanced
    default: return beyondReference("'\(callback.rawValue)' that acts")
    }
    if state.callbacks.dropped.contains(name) { return lose(.beyondReference) }
    guard isDecided else { return beyondReference("such steps within a callback") }
    state.reactions.removeAll { $0.who == name && $0.callback == callback }
    state.reactions.append(
      Reaction(who: name, callback: callback, steps: steps, remaining: limit))
    return done()
  }

  /// Carries out what a callback was programmed to do when it came about a layer.
  mutating func act(
    _ who: ObjectName, _ callback: Callback, about layer: Int, because why: Why, open: OpenItem?
  ) {
    guard
      let place = state.reactions.firstIndex(where: { $0.who == who && $0.callback == callback })
    else { return }
    if let open { state.lost = state.lost ?? open }
    noteActor(layer)
    guard state.reactions[place].remaining > 0 else { return }
    takeSteps(of: place, because: why)
  }

  /// Carries out the steps of a reaction, of whose own callbacks nothing is asserted; what they do rests
  /// on why the callback came.
  mutating func takeSteps(of place: Int, because why: Why) {
    state.reactions[place].remaining -= 1
    let outer = state.effects
    let outerWhy = state.callbacks.whyActing
    state.callbacks.whyActing = state.reasons.union(outerWhy, why)
    defer { state.callbacks.whyActing = outerWhy }
    state.effects = Effects()
    for step in state.reactions[place].steps {
      guard let command = step.command else { continue }
      let expected = perform(command)
      if expected.pattern != .done { state.lost = state.lost ?? .beyondReference }
    }
    let inner = state.effects.events.map { event in
      ExpectedEvent(event.shape, .open(.beyondReference), why: .none)
    }
    state.effects = outer
    state.effects.hasActed = true
    state.effects.hasActedOpenly = true
    state.effects.events += inner
    // What comes at the end of a turn is judged there (CALL-13).
    let immediate: [Event.Kind] = [.asked, .ran, .changed]
    state.effects.events.append(ExpectedEvent(.kinds(immediate), .open(.beyondReference)))
  }

  /// Of two layers that come in no particular order, one alone may act: else the outcome is open.
  private mutating func noteActor(_ layer: Int) {
    guard let actors = state.layout.pass?.actors else { return }
    let isOrdered = actors.allSatisfy { other in
      state.ancestors(of: layer).contains(other)
    }
    if !isOrdered { state.lost = state.lost ?? .layers(46) }
    state.layout.pass?.actors.append(layer)
  }
}

extension WorldState {
  /// Tells whether a callback is programmed to act and has not done so as often as it may.
  func mayReact(_ who: ObjectName, _ callback: Callback) -> Bool {
    reactions.contains { $0.who == who && $0.callback == callback && $0.remaining > 0 }
  }

  /// Allows a callback that may come in this step or not; one that acts when it comes leaves open all that follows.
  mutating func allow(_ shape: EventShape, _ item: OpenItem) {
    effects.events.append(ExpectedEvent(shape, .open(item)))
    loseIfActing(shape, item)
  }

  /// Leaves open all that follows where a callback acts of which it is open whether it comes.
  ///
  /// Asked when the callback is allowed: one that is certain may use up, later in the step, what it may still do.
  mutating func loseIfActing(_ shape: EventShape, _ item: OpenItem) {
    guard !reactions.isEmpty, let (who, callback) = shape.callback else { return }
    if mayReact(who, callback) { loseByActing(item) }
  }
}

extension EventShape {
  /// Who is called back by events of the shape, and how; nil where these may be of several, or are questions, which
  /// nobody acts at.
  fileprivate var callback: (who: ObjectName, Callback)? {
    switch self {
    case .event(let event), .withAnyDetails(let event), .repeated(let event):
      switch event {
      case .started(let handler, animation: _): (handler, .start)
      case .stopped(let handler, animation: _, finished: _): (handler, .stop)
      case .completed(let block, finished: _): (block, .complete)
      case .ran(let action, key: _, layer: _): (action, .run)
      case .called(let who, let callback, layer: _): (who, callback)
      case .asked, .changed: nil
      }
    case .searches, .otherQuestions, .kinds: nil
    }
  }
}

extension Step {
  /// Tells whether the reference decides what the step does while a callback carries it out.
  package var mayBeTakenInCallback: Bool {
    guard thread == 1 else { return false }
    switch command {
    case .set(.object(let name), let property, _):
      return name.kind == .layer && property.isPlainInCallback
    case .setValue(.object(let name), let path, _):
      return name.kind == .layer && path.property?.isPlainInCallback == true
    case .add, .insert, .remove, .setNeedsDisplay: return true
    case .send(let message, _): return message == .setNeedsLayout || message == .setNeedsDisplay
    default: return false
    }
  }
}

extension Property {
  fileprivate var isPlainInCallback: Bool {
    switch self {
    case .delegate, .layoutManager, .mask, .style, .actions, .sublayers, .constraints,
      .autoresizingMask:
      false
    default: true
    }
  }
}
