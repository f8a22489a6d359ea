import Conformance
import LayerScript

extension EngineDescription {
  /// Leaves out everything that a step of a script needs, because it ends the engine.
  mutating func narrow(step place: Int, of script: Script) {
    var check = DeclarationCheck(self)
    for step in script.steps[..<place] { check.advance(past: step) }
    narrow(script.steps[place], in: check)
  }

  private mutating func narrow(_ step: Step, in check: DeclarationCheck) {
    switch step.action {
    // What an engine makes of numbers that are none says nothing of the property.
    case .command(.set(_, _, let value)), .command(.setValue(_, _, let value)):
      if value.components?.allSatisfy(\.isFinite) == false { return }
      narrowWriting(step, in: check)
    case .query(.get(.object(let name), let property)) where name.kind == .layer:
      Self.restrict(&writeOnly, property, name.kind)
    case .query(.get(let subject, let property)): narrow(property, of: subject, in: check)
    case .query(.exists(let subject)) where subject.isCopy: narrow(subject)
    case .query(.value(_, let path)) where !path.rest.isEmpty:
      features.remove(.subPaths)
    case .command(.new(let creation)): narrow(creation)
    default: steps.remove(step.kind)
    }
  }

  private mutating func narrowWriting(_ step: Step, in check: DeclarationCheck) {
    switch step.command {
    case .set(.object(let name), let property, _) where name.kind == .layer:
      Self.restrict(&readOnly, property, name.kind)
    case .set(let subject, let property, _): narrow(property, of: subject, in: check)
    case .setValue(_, let path, _) where !path.rest.isEmpty: features.remove(.subPaths)
    default: steps.remove(step.kind)
    }
  }

  /// Takes back one of the two ways to use a property.
  static func restrict(
    _ list: inout [String: Set<Property>], _ property: Property, _ kind: ObjectName.Kind
  ) {
    for name in ClassName.allCases where name.kind == kind {
      list[name.rawValue, default: []].insert(property)
    }
  }

  private mutating func narrow(
    _ property: Property, of subject: Subject, in check: DeclarationCheck
  ) {
    switch subject {
    // One class of animations says nothing of the others.
    case .object(let name):
      if let type = check.type(of: name) { properties[type.rawValue]?.remove(property) }
    case .transaction: properties["transaction"]?.remove(property)
    case .views: properties["UIView"]?.remove(property)
    case .attached where property == .beginTime: features.remove(.animationBeginTime)
    case .presentation, .attached: narrow(subject)
    }
  }

  private mutating func narrow(_ copy: Subject) {
    if case .presentation = copy { features.remove(.presentation) }
    if case .attached = copy { features.remove(.attachedAnimations) }
  }

  private mutating func narrow(_ creation: Creation) {
    if creation.hasInitialValues {
      features.remove(.initialValues)
      return
    }
    switch (creation.name.kind, creation.type) {
    case (.delegate, _): classes.remove("delegate")
    case (.shared, _): classes.remove("shared")
    case (.manager, _): classes.remove("manager")
    case (.class, _), (_, .defined): classes.remove("class")
    default:
      if let type = creation.knownClass { classes.remove(type.rawValue) }
    }
  }
}

extension Subject {
  /// Tells whether a presentation copy or an attached animation is meant.
  fileprivate var isCopy: Bool {
    switch self {
    case .presentation, .attached: true
    case .object, .transaction, .views: false
    }
  }
}
