import LayerScript

extension Trace {
  /// The complaint about the first event that tells of an object of which the script knows nothing, or of one
  /// that is never called back in this way.
  ///
  /// Such an event cannot be the answer to anything, whatever was declared.
  func problem(with script: Script) -> EngineText? {
    guard outcomes.contains(where: { !$0.events.isEmpty }) else { return nil }
    let known = Set(script.steps.flatMap { $0.created + $0.mentioned })
    for (place, outcome) in outcomes.enumerated() {
      for event in outcome.events {
        if let stranger = event.names.first(where: { !known.contains($0) }) {
          return
            "at step \(place + 1) an event tells of \(stranger), which the script does not have"
        }
        guard let teller = event.names.first, !event.tellers.contains(teller.kind) else { continue }
        return
          "at step \(place + 1) \(teller.kind.noun) is said to be '\(event.kind.rawValue)', which it never is"
      }
    }
    return nil
  }
}

extension Event {
  /// The sorts of object that such an event can come from.
  fileprivate var tellers: Set<ObjectName.Kind> {
    switch self {
    case .asked, .called: [.delegate, .class, .view, .manager]
    case .ran: [.action]
    case .started, .stopped: [.handler]
    case .completed: [.block]
    case .changed: Set(ObjectName.Kind.allCases)
    }
  }

  /// The objects that the event is about.
  fileprivate var names: [ObjectName] {
    switch self {
    case .asked(let who, _, let layer, key: _, seen: _), .called(let who, _, let layer):
      layer.map { [who, $0] } ?? [who]
    case .ran(let action, key: _, let layer): [action, layer]
    case .started(let who, let animation), .stopped(let who, let animation, finished: _):
      [who, animation]
    case .completed(let block, finished: _): [block]
    case .changed(let layer, key: _, old: _, new: _): [layer]
    }
  }
}
