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

  /// The form of what is expected, which several callbacks may be.
  init(_ shape: EventShape) {
    switch shape {
    case .event(let event), .withAnyDetails(let event), .repeated(let event): self.init(event)
    case .searches(_, let keys):
      let key = keys.flatMap { $0.count == 1 ? $0.first : nil }
      self.init(Event.Kind.asked.rawValue, "", key?.keyForm)
    case .otherQuestions: self.init(Event.Kind.asked.rawValue)
    case .kinds(let kinds): self.init(kinds.first?.rawValue ?? "")
    }
  }
}
