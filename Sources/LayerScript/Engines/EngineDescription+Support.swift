extension EngineDescription {
  /// Tells whether an engine declares a property for the objects of a class.
  public func declares(_ property: Property, of type: ClassName) -> Bool {
    sequence(first: type) { $0.superclass }.contains { name in
      properties[name.rawValue]?.contains(property) == true
    }
  }

  /// Tells whether a declared property of a class can be set, as far as the engine goes.
  public func canSet(_ property: Property, of type: ClassName) -> Bool {
    !lists(property, of: type, in: readOnly)
  }

  /// Tells whether a declared property of a class can be read.
  public func canRead(_ property: Property, of type: ClassName) -> Bool {
    !lists(property, of: type, in: writeOnly)
  }

  private func lists(
    _ property: Property, of type: ClassName, in list: [String: Set<Property>]
  ) -> Bool {
    if list.isEmpty { return false }
    return sequence(first: type) { $0.superclass }.contains { name in
      list[name.rawValue]?.contains(property) == true
    }
  }

  /// Tells whether an engine declares a value of transactions, or of all views.
  public func declares(_ property: Property, of subject: Subject) -> Bool {
    switch subject {
    case .transaction: properties["transaction"]?.contains(property) == true
    case .views: properties["UIView"]?.contains(property) == true
    case .object, .presentation, .attached: false
    }
  }

  /// Tells whether an engine makes objects of a kind that has no class of the framework.
  public func makes(_ kind: ObjectName.Kind) -> Bool {
    switch kind {
    case .delegate: classes.contains("delegate")
    case .class: classes.contains("class")
    case .shared: classes.contains("shared")
    case .manager: classes.contains("manager")
    case .action, .block, .handler, .image: true
    case .layer, .view, .animation, .cell: false
    }
  }

  /// Tells whether an engine makes objects of a class.
  public func makes(_ type: ClassName) -> Bool { classes.contains(type.rawValue) }

  /// Tells whether a kind of step is carried out for a subject of `StepVariant`, where it is for any; what
  /// is no subject that may be declared stands in no way.
  public func carriesOut(_ kind: StepKind, for subject: String) -> Bool {
    guard let declared = subjects[kind], StepVariant.subjects.contains(subject) else { return true }
    guard let type = ClassName(rawValue: subject) else { return declared.contains(subject) }
    return sequence(first: type) { $0.superclass }.contains { declared.contains($0.rawValue) }
  }

  /// Tells whether a kind of step is carried out, the engine's clock considered.
  public func carriesOut(_ kind: StepKind) -> Bool {
    if kind == .advance && clock != .controlled { return false }
    if kind == .tick && clock == .none { return false }
    return steps.contains(kind)
  }
}
