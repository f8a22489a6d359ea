import LayerScript
import Rules

/// The names that an engine may declare, and what to say of others.
enum Declared {
  private static let frameworkClasses = ClassName.allCases.map(\.rawValue)
  static let classes = Set(frameworkClasses + ["delegate", "class", "shared", "manager"])
  static let owners = Set(frameworkClasses + ["transaction"])

  /// What a description declares that is not known, in words; with what was said of it before.
  ///
  /// Only as many names as are shown are looked into further; the rest is counted.
  static func unknown(in description: Json) -> [EngineText] {
    let supports = description["supports"] ?? .object([])
    var names = UnknownNames()
    for text in (description["unknown"]?.asArray ?? []).compactMap(\.asString) {
      names.add(EngineText(fromJson: text))
    }
    names.add("step", supports["steps"]?.texts, StepKind.allCases.map(\.rawValue))
    let subjects = supports["subjects"]?.asObject ?? []
    names.add("step", subjects.map(\.key), StepKind.allCases.map(\.rawValue))
    for subject in subjects where StepKind(rawValue: subject.key) != nil {
      names.add(
        "subject", subject.value.texts, StepVariant.subjects.sorted(), of: subject.key)
    }
    let properties = supports["properties"]?.asObject ?? []
    names.add("class", supports["classes"]?.texts, classes.sorted())
    names.add("class", properties.map(\.key), owners.sorted())
    for property in properties where owners.contains(property.key) {
      names.add(
        "property", property.value.texts, Property.allCases.map(\.rawValue), of: property.key)
    }
    names.add("callback", supports["callbacks"]?.texts, Callback.allCases.map(\.rawValue))
    names.add(
      "feature", supports["features"]?.texts,
      EngineDescription.Feature.allCases.map(\.rawValue))
    names.add(
      "profile", description["profiles"]?.asObject?.map(\.key), Profile.allCases.map(\.rawValue))
    return names.bounded
  }
}

/// Names that an engine declares and nobody knows.
private struct UnknownNames {
  private var texts: [EngineText] = []
  private var seen: Set<EngineText> = []
  private var excess = 0

  /// The first of them in words, and how many more there are.
  var bounded: [EngineText] { excess == 0 ? texts : texts + ["and \(excess) more"] }

  /// Adds what was said of a name, or last of how many there are besides.
  mutating func add(_ text: EngineText) {
    guard seen.insert(text).inserted else { return }
    if texts.count <= EngineText.Bounds.list { texts.append(text) } else { excess += 1 }
  }

  /// Adds those of some names that are not known.
  mutating func add(
    _ what: String, _ names: [String]?, _ known: [String], of owner: String? = nil
  ) {
    let isKnown = Set(known)
    for name in names ?? [] where !isKnown.contains(name) {
      if texts.count >= EngineText.Bounds.list {
        excess += 1
        continue
      }
      let nearest = Spelling.nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
      let owner = owner.map { " of \($0)" } ?? ""
      add("\(what) '\(name)'\(owner)\(nearest)")
    }
  }
}

extension Json {
  fileprivate var texts: [String]? { asArray?.compactMap(\.asString) }
}
