extension Answer {
  /// The answer, as a person would write it.
  public var text: EngineText {
    switch self {
    case .done: "done"
    case .value(let value): "\(value)"
    case .raised(let name, reason: _): "raised \(name)"
    case .unsupported(let reason, let isSituation):
      "unsupported\(isSituation ? " here" : ""): \(reason)"
    case .failed(let trouble): "trouble: \(trouble)"
    }
  }

  /// What an exception says besides its name, where there is one that says anything.
  public var reason: EngineText? {
    if case .raised(_, let reason) = self { return reason.text }
    return nil
  }
}

extension Outcome {
  /// The answer and what was called back, as a person would write it.
  public var text: EngineText {
    ([answer.text] + events.map { "\($0)" }).joined(separator: "; ")
  }
}

extension Event: CustomStringConvertible {
  /// The event, as a person would write it.
  public var description: String {
    switch self {
    case .asked(let who, let callback, let layer, let key, let seen):
      "\(who) asked for \(callback.rawValue) \(key.asKeyPath)" + (layer.map { " of \($0)" } ?? "")
        + (seen.map { ", seeing \($0)" } ?? "")
    case .ran(let action, let key, let layer): "\(action) run for \(key.asKeyPath) of \(layer)"
    case .started(let who, let animation): "\(who) told that \(animation) started"
    case .stopped(let who, let animation, let finished):
      "\(who) told that \(animation) stopped, finished \(finished)"
    case .completed(let block, let finished):
      "\(block) called" + (finished.map { ", finished \($0)" } ?? "")
    case .called(let who, let callback, let layer):
      "\(who) called for \(callback.rawValue)" + (layer.map { " of \($0)" } ?? "")
    case .changed(let layer, let key, let old, let new):
      "observer of \(layer) told that \(key.asKeyPath) changed from \(old) to \(new)"
    }
  }
}
