import LayerScript
import Rules

/// Nobody is called who was not made, nor by a method that he does not implement; nobody hears of changes
/// that are not observed.
struct CallsAreDeclared: SingleLaw {
  let description = LawDescription(
    "calls-are-declared",
    "only objects that the script has made are called, by methods that they implement",
    rules: [.act(12), .lay(13), .dis(10), .kvc(29)])

  func examine(_ windows: ObservationWindows) -> LawVerdict {
    var verdict = windows.verdict
    var made: [ObjectName: Set<Callback>] = [:]
    var observed: Set<ObservedKey> = []
    for (step, events) in zip(windows.script.steps.indices, windows.reports) {
      windows.script.steps[step].declare(&made, &observed)
      for event in events {
        if event.isDeclared(made, observed) {
          verdict.hold(crediting: [])
          continue
        }
        verdict.violate(
          at: step, expected: "no callback that nobody declared", actual: "\(event)",
          breaking: [event.declaringRule])
      }
    }
    return verdict
  }
}

/// A key of a layer that is observed.
private struct ObservedKey: Hashable {
  let layer: ObjectName
  let key: String
}

extension Step {
  /// Adds what the step declares, also within the steps of a callback.
  fileprivate func declare(
    _ made: inout [ObjectName: Set<Callback>], _ observed: inout Set<ObservedKey>
  ) {
    switch command {
    case .new(let creation) where creation.name.kind.isProgrammed:
      made[creation.name] = Set(creation.implements ?? creation.name.kind.usualCallbacks)
    case .observe(let layer, let path): observed.insert(ObservedKey(layer: layer, key: path.text))
    case .react(_, _, let steps, limit: _): for step in steps { step.declare(&made, &observed) }
    default: return
    }
  }
}

extension ObjectName.Kind {
  /// Tells whether scripts program which methods objects of the kind implement.
  fileprivate var isProgrammed: Bool {
    switch self {
    case .delegate, .class, .manager: true
    default: false
    }
  }

  /// What objects of the kind implement where the script does not say.
  fileprivate var usualCallbacks: [Callback] {
    switch self {
    case .delegate: [.actionForKey]
    case .manager: [.layoutSublayers, .invalidateLayout]
    default: []
    }
  }
}

extension Event {
  /// Tells whether whoever is called was made, and implements what is called.
  fileprivate func isDeclared(
    _ made: [ObjectName: Set<Callback>], _ observed: Set<ObservedKey>
  ) -> Bool {
    switch self {
    case .called(let who, let callback, layer: _):
      !who.kind.isProgrammed || made[who]?.contains(callback) ?? false
    case .asked(let who, let callback, _, _, _) where who.kind == .delegate:
      made[who]?.contains(callback) ?? false
    // A class answers for its superclass what it was not programmed for.
    case .asked(let who, _, _, _, _): who.kind != .class || made[who] != nil
    case .changed(let layer, let key, old: _, new: _):
      observed.contains(ObservedKey(layer: layer, key: key))
    case .ran, .started, .stopped, .completed: true
    }
  }

  /// The rule which says who is called.
  fileprivate var declaringRule: RuleID {
    switch self {
    case .called(_, .layoutSublayers, layer: _): .lay(13)
    case .called: .dis(10)
    case .changed: .kvc(29)
    case .asked, .ran, .started, .stopped, .completed: .act(12)
    }
  }
}
