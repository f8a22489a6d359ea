public import LayerScript

/// Something wider than a variant of a step that an engine may turn out not to know.
public enum RefusalScope: Hashable, Sendable {
  /// Steps of a kind.
  case step(StepKind)
  /// The reading of a property, of all classes of a kind.
  case reading(Property, ObjectName.Kind)
  /// The setting of a property, of all classes of a kind.
  case writing(Property, ObjectName.Kind)
  /// The making of objects of a class, or of objects that the script programs.
  case objects(String)
  /// What steps of several kinds need.
  case feature(EngineDescription.Feature)

  /// Everything that a variant of a step is a part of.
  package static func all(of variant: StepVariant) -> [RefusalScope] {
    var all: [RefusalScope] = []
    all.reserveCapacity(4)
    all.append(.step(variant.kind))
    if variant.kind == .new { all.append(.objects(variant.subject)) }
    if let property = variant.declaredProperty, let type = ClassName(rawValue: variant.subject) {
      if variant.kind == .get { all.append(.reading(property, type.kind)) }
      if variant.kind == .set { all.append(.writing(property, type.kind)) }
    }
    for feature in variant.features { all.append(.feature(feature)) }
    return all
  }

  /// How many different variants must have been tried before all of it counts as refused.
  var least: Int {
    switch self {
    case .step, .feature: 4
    case .reading, .writing: 3
    // What is made is the class; a variant that is refused beside the plain one says little more.
    case .objects: 1
    }
  }
}

extension RefusalScope: CustomStringConvertible, Comparable {
  /// What it is in words, such as `step host`.
  public var description: String {
    switch self {
    case .step(let kind): "step \(kind.rawValue)"
    case .reading(let property, let kind): "reading \(kind) \(property.rawValue)"
    case .writing(let property, let kind): "setting \(kind) \(property.rawValue)"
    case .objects(let name): "class \(name)"
    case .feature(let feature): "feature \(feature.rawValue)"
    }
  }

  /// Reads the words.
  public init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let kind = ObjectName.Kind.allCases.first { words.count == 3 && "\($0)" == words[1] }
    let property = words.last.flatMap { Property(rawValue: $0) }
    switch (words.first, words.count) {
    case ("step", 2):
      guard let kind = StepKind(rawValue: words[1]) else { return nil }
      self = .step(kind)
    case ("reading", 3):
      guard let kind, let property else { return nil }
      self = .reading(property, kind)
    case ("setting", 3):
      guard let kind, let property else { return nil }
      self = .writing(property, kind)
    case ("class", 2): self = .objects(words[1])
    case ("feature", 2):
      guard let feature = EngineDescription.Feature(rawValue: words[1]) else { return nil }
      self = .feature(feature)
    default: return nil
    }
  }

  /// The order of the words.
  public static func < (left: RefusalScope, right: RefusalScope) -> Bool {
    left.description < right.description
  }
}
