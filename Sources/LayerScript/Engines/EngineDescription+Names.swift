import Rules

extension EngineDescription {
  /// Everything that is declared, a name each, in an order that is the same every time.
  public var declaredNames: [String] {
    stepNames + classes.sorted().map { "class \($0)" } + propertyNames
      + callbacks.map { "callback \($0.rawValue)" }.sorted()
      + features.map { "feature \($0.rawValue)" }.sorted()
      + profiles.map { "profile \($0.key.rawValue) \($0.value ? "on" : "off")" }.sorted()
      + ["clock \(clock.rawValue)", "precision \(precision.rawValue)"]
      + (stepLimit.map { ["scripts of \($0) steps at most"] } ?? [])
  }

  private var stepNames: [String] {
    steps.flatMap { kind in
      subjects[kind].map { $0.map { "step \(kind.rawValue) for \($0)" } }
        ?? ["step \(kind.rawValue)"]
    }.sorted()
  }

  private var propertyNames: [String] {
    properties.sorted { $0.key < $1.key }.flatMap { type, properties in
      properties.map(\.rawValue).sorted().map { name in
        let ways = [
          (readOnly, ", to be read alone"), (writeOnly, ", to be set alone"),
        ].filter { list, _ in list[type]?.contains { $0.rawValue == name } == true }
        return "property \(type).\(name)" + ways.map(\.1).joined()
      }
    }
  }
}
