/// What an engine may know or not know of a step: what is done, to which class of object, with which
/// property, option and sort of value.
///
/// Steps that differ in names and in ordinary values alone are of one variant.
public struct StepVariant: Hashable, Sendable {
  /// The kind of the step.
  public var kind: StepKind
  /// The class of the object that it is about, or what is meant instead; may be empty.
  public var subject: String
  /// The property, key path, callback or operation; nil where there is none.
  public var property: String?
  /// The option or the sort of value that it takes; nil where there is but one.
  public var detail: String?

  /// Creates a variant.
  public init(
    _ kind: StepKind, _ subject: String = "", _ property: String? = nil, detail: String? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.property = property
    self.detail = detail
  }
}

extension StepVariant: CustomStringConvertible, Comparable {
  /// The variant in the words of a script, such as `set CALayer.cornerCurve nil`.
  public var description: String {
    let object = subject.isEmpty ? "" : " \(subject)"
    let dot = subject.isEmpty ? " " : "."
    return kind.rawValue + object + (property.map { dot + $0 } ?? "")
      + (detail.map { " \($0)" } ?? "")
  }

  /// The order of the words.
  public static func < (left: StepVariant, right: StepVariant) -> Bool {
    (left.description, left.subject) < (right.description, right.subject)
  }
}

extension StepVariant {
  /// The subject of steps about presentation copies.
  package static let presentation = "presentation"
  /// The subject of steps about attached animations.
  static let attached = "attached"
  /// The subject of steps about the transaction.
  static let transaction = "transaction"
  /// The subject of steps about what all views share.
  static let views = "views"
  /// The subjects that are neither objects nor classes.
  public static let otherSubjects = [presentation, attached, transaction, views]
  /// Everything that a kind of step may be declared for.
  public static let subjects = Set(
    ClassName.allCases.map(\.rawValue) + ObjectName.Kind.allCases.map { "\($0)" } + otherSubjects)
  /// The property of steps about keys that no class declares.
  static let undeclaredKey = "an undeclared key"
  /// The detail of creations with values, for objects that can do without.
  static let withValues = "with values"
  /// The detail of objects whose class the script defines.
  static let ofOwnClass = "of a class of the script"
  /// The detail of views whose layers are of such a class.
  static let onOwnClass = "on a class of the script"
  /// What stands behind the detail of steps that name a thread.
  static let onThread = "on another thread"

  private static let unusual: Set<String> = [
    "nil", "null", "not finite", "to itself", "without a key", withValues, ofOwnClass, onOwnClass,
  ]

  /// Tells whether the step is as most steps of its kind are: an engine that refuses this one will hardly
  /// take another.
  public var isUsual: Bool {
    guard let detail else { return true }
    return !Self.unusual.contains(detail) && !detail.hasSuffix(Self.onThread)
  }

  /// The declared property that is read or written; nil where there is none.
  public var declaredProperty: Property? {
    switch kind {
    case .get, .set, .value, .setValue: property.flatMap { PropertyPath($0).property }
    default: nil
    }
  }

  /// The features that the step needs.
  public var features: Set<EngineDescription.Feature> {
    var features: Set<EngineDescription.Feature> = []
    if subject == Self.presentation { features.insert(.presentation) }
    if subject == Self.attached { features.insert(.attachedAnimations) }
    if property == Self.undeclaredKey { features.insert(.arbitraryKeys) }
    if kind == .new, detail?.hasPrefix(Self.withValues) == true { features.insert(.initialValues) }
    if detail?.hasSuffix(Self.onThread) == true { features.insert(.threads) }
    if kind == .value || kind == .setValue, let property, !PropertyPath(property).rest.isEmpty {
      features.insert(.subPaths)
    }
    return features
  }
}
