extension Answer: CustomStringConvertible {
  /// The answer, as a person would write it.
  public var description: String {
    switch self {
    case .done: "done"
    case .value(let value): value.description
    case .raised(let name): "raised \(name)"
    case .unsupported(let reason): "unsupported: \(reason)"
    case .failed(let trouble): "trouble: \(trouble)"
    }
  }
}

extension Event: CustomStringConvertible {
  /// The event, as a person would write it.
  public var description: String {
    switch self {
    case .asked(let who, let callback, let layer, let key, let seen):
      "\(who) asked for \(callback.rawValue) \(key)" + (layer.map { " of \($0)" } ?? "")
        + (seen.map { ", seeing \($0)" } ?? "")
    case .ran(let action, let key, let layer): "\(action) run for \(key) of \(layer)"
    case .started(let who, let animation): "\(who) told that \(animation) started"
    case .stopped(let who, let animation, let finished):
      "\(who) told that \(animation) stopped, finished \(finished)"
    case .completed(let block, let finished):
      "\(block) called" + (finished.map { ", finished \($0)" } ?? "")
    case .called(let who, let callback, let layer):
      "\(who) called for \(callback.rawValue)" + (layer.map { " of \($0)" } ?? "")
    case .changed(let layer, let key, let old, let new):
      "observer of \(layer) told that \(key) changed from \(old) to \(new)"
    }
  }
}
