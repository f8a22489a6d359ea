package import LayerScript

extension StepForm {
  /// The form of a callback.
  package init(_ event: Event) {
    let kind = event.kind.rawValue
    switch event {
    case .asked(_, let callback, layer: _, let key, seen: _):
      self.init(kind, callback.rawValue, key.keyForm)
    case .ran(_, let key, layer: _), .changed(_, let key, old: _, new: _):
      self.init(kind, "", key.keyForm)
    case .called(_, let callback, layer: _): self.init(kind, callback.rawValue)
    case .started, .stopped, .completed: self.init(kind)
    }
  }
}
