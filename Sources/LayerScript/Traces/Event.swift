/// Something that an engine did on its own account while it carried out a step: it called back.
public enum Event: Hashable, Sendable {
  /// A delegate, a class or a view was asked something about a key of a layer.
  ///
  /// `seen` is what the layer's property of that name read at this moment, where there is one.
  case asked(ObjectName, Callback, layer: ObjectName?, key: String, seen: Value?)
  /// A custom action was run for a key of a layer.
  case ran(ObjectName, key: String, layer: ObjectName)
  /// The delegate of an animation heard that it started.
  case started(ObjectName, animation: ObjectName)
  /// The delegate of an animation heard that it stopped, and whether it had run to its end.
  case stopped(ObjectName, animation: ObjectName, finished: Bool)
  /// A completion block was called; `finished` is present for blocks of views alone.
  case completed(ObjectName, finished: Bool?)
  /// A delegate, a class, a view or a layout manager was called about a layer.
  case called(ObjectName, Callback, layer: ObjectName?)
  /// An observer heard of a change of a key of a layer.
  case changed(ObjectName, key: String, old: Value, new: Value)
}

extension Event {
  /// The kind of the event, by its name on the wire.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case asked, ran, started, stopped, completed, called, changed
  }

  /// The kind of the event.
  public var kind: Kind {
    switch self {
    case .asked: .asked
    case .ran: .ran
    case .started: .started
    case .stopped: .stopped
    case .completed: .completed
    case .called: .called
    case .changed: .changed
    }
  }

  /// The key that the event is about, if it is about one.
  public var key: String? {
    switch self {
    case .asked(_, _, layer: _, let key, seen: _), .ran(_, let key, layer: _),
      .changed(_, let key, old: _, new: _):
      key
    case .started, .stopped, .completed, .called: nil
    }
  }
}
