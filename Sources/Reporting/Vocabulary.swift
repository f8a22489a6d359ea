import LayerScript
import Rules

/// The names in which engines declare what they can do, as rules mention them.
enum Vocabulary: Hashable {
  case step(StepKind)
  case property(Property)
  case type(String)
  case feature(EngineDescription.Feature)

  /// The name as an engine would declare it.
  var name: String {
    switch self {
    case .step(let kind): kind.rawValue
    case .property(let property): property.rawValue
    case .type(let name): name
    case .feature(let feature): feature.rawValue
    }
  }

  /// The names as a list of code.
  static func list(_ names: [Vocabulary]) -> String {
    names.map(\.name.asCode).joined(separator: ", ")
  }

  /// What a text of the catalogue names, each once, in the order of the text.
  static func names(in text: String) -> [Vocabulary] {
    var found: [Vocabulary] = []
    for word in text.split(whereSeparator: { !$0.isLetter }) {
      guard let name = name(String(word)), !found.contains(name) else { continue }
      found.append(name)
    }
    return found
  }

  private static func name(_ word: String) -> Vocabulary? {
    if let step = methods[word] { return .step(step) }
    // The copy is no property of a driver's: the feature stands for it.
    if word == "presentationLayer" { return .feature(.presentation) }
    if ordinaryWords.contains(word) { return nil }
    if let property = Property(rawValue: word) { return .property(property) }
    // Most steps have names that are plain words; those with a capital inside are names for sure.
    guard word.contains(where: \.isUppercase) else { return nil }
    return StepKind(rawValue: word).map { .step($0) }
  }

  /// Methods that a step has another name for.
  private static let methods: [String: StepKind] = [
    "addSublayer": .add, "insertSublayer": .insert, "replaceSublayer": .replace,
    "removeFromSuperlayer": .remove, "containsPoint": .contains,
    "removeAnimationForKey": .removeAnimation,
  ]

  /// Names of properties that mostly are plain words in a statement.
  private static let ordinaryWords: Set<String> = [
    "name", "path", "type", "string", "font", "color", "colors", "layer", "center", "values",
    "scale",
    "seed", "spin", "velocity", "mass", "filter", "enabled", "wrapped", "alpha", "animations",
    "stiffness",
    "damping", "locations", "opaque",
  ]
}

extension Area {
  /// What scripts about the area often take.
  var vocabulary: [Vocabulary] {
    switch self {
    case .geo: [.bounds, .position, .anchorPoint, .transform, .frame].map { .property($0) }
    case .tree: [.step(.add), .property(.sublayers), .property(.superlayer)]
    case .act: [.step(.ask), .type("delegate"), .step(.host), .step(.tick)]
    case .txn: [.step(.begin), .step(.commit), .step(.host), .step(.tick)]
    case .anim: [.step(.addAnimation), .type("CABasicAnimation"), .step(.advance), .step(.tick)]
    case .time:
      [.step(.convertTime), .step(.addAnimation), .type("CABasicAnimation"), .step(.advance)]
    case .func: [.step(.controlPoint)]
    case .pres: [.feature(.presentation), .step(.host), .step(.tick), .step(.addAnimation)]
    default: []
    }
  }
}

extension EngineDescription {
  /// Tells whether something is declared, a property for whatever class.
  func declares(_ name: Vocabulary) -> Bool {
    switch name {
    case .step(let kind): carriesOut(kind)
    case .property(let property): declares(property)
    case .type(let name): classes.contains(name)
    case .feature(let feature): features.contains(feature)
    }
  }

  /// Tells whether a property is declared for any class.
  func declares(_ property: Property) -> Bool {
    properties.values.contains { $0.contains(property) }
  }

  /// Tells whether the engine offers what some rules need.
  func offers(_ capability: Capability) -> Bool {
    switch capability {
    case .sharedArguments: makes(.shared)
    case .paintOrder: carriesOut(.paintOrder)
    case .animationBeginTime: features.contains(.animationBeginTime)
    }
  }
}

extension Capability {
  /// How an engine declares it, for a reader.
  var declaration: String {
    switch self {
    case .sharedArguments: "class `shared`"
    case .paintOrder: "step `paintOrder`"
    case .animationBeginTime: "feature `anim.beginTime`"
    }
  }
}
