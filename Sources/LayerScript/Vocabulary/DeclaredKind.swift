/// The kind of the values of a property that a class of the script declares.
public enum DeclaredKind: String, CaseIterable, Hashable, Sendable {
  /// A number.
  case number
  /// An object, or none.
  case object
  /// A point.
  case point
  /// A size.
  case size
  /// A rectangle.
  case rect
  /// A matrix.
  case transform

  /// Tells whether a value is of the kind.
  public func accepts(_ value: Value) -> Bool {
    switch (self, value) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect),
      (.transform, .transform), (.object, .nil), (.object, .string), (.object, .reference):
      true
    default: false
    }
  }
}

extension Creation {
  /// The properties that a class declares, by name.
  public var declaredKinds: [String: DeclaredKind] {
    guard name.kind == .class else { return [:] }
    let pairs = settings.compactMap { entry in
      entry.value.asString.flatMap { DeclaredKind(rawValue: $0) }.map { (entry.key, $0) }
    }
    return Dictionary(pairs) { _, last in last }
  }
}
