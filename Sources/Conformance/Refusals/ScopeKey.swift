public import LayerScript

/// What decides of which scopes a step is: steps with the same key are of the same ones.
///
/// There are no words in it, so that it is found and compared far sooner than a variant.
public struct ScopeKey: Hashable, Sendable {
  private let kind: StepKind
  private let isOnMainThread: Bool
  /// What is asked or changed, where it is no object.
  private var isOfPresentation = false
  private var isOfAttached = false
  /// The class of the object whose property is read or set, or that is made.
  private var type: ClassName?
  private var property: Property?
  /// The kind of the object that is made, and whether it is made with values.
  private var made: ObjectName.Kind?
  private var hasValues = false
  /// What is meant by a key path: no declared property, or a part of one.
  private var isUndeclared = false
  private var isPart = false

  /// The key of the next step of a script.
  public init(_ step: Step, in check: DeclarationCheck) {
    kind = step.kind
    isOnMainThread = step.thread == 1
    switch step.action {
    case .command(let command): note(command, check)
    case .query(let query): note(query, check)
    }
  }

  /// Feeds what most keys differ in into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(type)
    hasher.combine(property)
  }

  private mutating func note(_ command: Command, _ check: DeclarationCheck) {
    switch command {
    case .new(let creation):
      (made, type) = (creation.name.kind, creation.knownClass)
      hasValues = creation.hasInitialValues
    case .set(let subject, let property, _):
      note(subject, check)
      self.property = property
    case .setValue(let subject, let path, _):
      note(subject, check)
      note(path)
    case .observe(_, let path): note(path)
    default: break
    }
  }

  private mutating func note(_ query: Query, _ check: DeclarationCheck) {
    switch query {
    case .get(let subject, let property):
      note(subject, check)
      self.property = property
    case .value(let subject, let path):
      note(subject, check)
      note(path)
    case .exists(let subject), .hitTest(let subject, _), .contains(let subject, _):
      note(subject, check)
    default: break
    }
  }

  private mutating func note(_ subject: Subject, _ check: DeclarationCheck) {
    switch subject {
    case .object(let name): type = check.type(of: name)
    case .presentation: isOfPresentation = true
    case .attached: isOfAttached = true
    case .transaction, .views: break
    }
  }

  private mutating func note(_ path: PropertyPath) {
    isUndeclared = path.property == nil
    isPart = !path.rest.isEmpty
  }
}
