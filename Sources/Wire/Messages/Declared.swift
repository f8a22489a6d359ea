import LayerScript
import Rules

/// The names that an engine may declare, and what to say of others.
enum Declared {
  private static let frameworkClasses = ClassName.allCases.map(\.rawValue)
  static let classes = Set(frameworkClasses + ["delegate", "class", "shared", "manager"])
  static let owners = Set(frameworkClasses + ["transaction"])

  /// What a description declares that is not known, in words; with what was said of it before.
  static func unknown(in description: Json) -> [EngineText] {
    let supports = description["supports"] ?? .object([])
    let properties = supports["properties"]?.asObject ?? []
    let before = description["unknown"]?.asArray ?? []
    var found = before.compactMap(\.asString).map { EngineText(fromJson: $0) }
    found += unknown("step", supports["steps"]?.texts, StepKind.allCases.map(\.rawValue))
    let subjects = supports["subjects"]?.asObject ?? []
    found += unknown("step", subjects.map(\.key), StepKind.allCases.map(\.rawValue))
    for (kind, names) in subjects.map({ ($0.key, $0.value.texts) })
    where StepKind(rawValue: kind) != nil {
      found += unknown("subject", names, StepVariant.subjects.sorted(), of: kind)
    }
    found += unknown("class", supports["classes"]?.texts, classes.sorted())
    found += unknown("class", properties.map(\.key), owners.sorted())
    for (owner, names) in properties.map({ ($0.key, $0.value.texts) }) where owners.contains(owner)
    {
      found += unknown("property", names, Property.allCases.map(\.rawValue), of: owner)
    }
    found += unknown("callback", supports["callbacks"]?.texts, Callback.allCases.map(\.rawValue))
    found += unknown(
      "feature", supports["features"]?.texts,
      EngineDescription.Feature.allCases.map(\.rawValue))
    found += unknown(
      "profile", description["profiles"]?.asObject?.map(\.key), Profile.allCases.map(\.rawValue))
    var seen: Set<EngineText> = []
    return found.filter { seen.insert($0).inserted }.bounded
  }

  private static func unknown(
    _ what: String, _ names: [String]?, _ known: [String], of owner: String? = nil
  ) -> [EngineText] {
    (names ?? []).filter { !known.contains($0) }.map { name in
      let nearest = Spelling.nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
      let owner = owner.map { " of \($0)" } ?? ""
      return "\(what) '\(name)'\(owner)\(nearest)"
    }
  }
}

extension Json {
  fileprivate var texts: [String]? { asArray?.compactMap(\.asString) }
}
