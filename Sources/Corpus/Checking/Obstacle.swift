public import LayerScript
import Rules

extension CorpusCase {
  /// Says why the case cannot be put to an engine that describes itself so; nil when it can.
  public func obstacle(for engine: EngineDescription) -> String? {
    for rule in rules where Catalogue.rule(rule) == nil {
      return "the rule \(rule) is not in the catalogue yet"
    }
    for name in profiles {
      guard let profile = Profile(rawValue: name) else {
        return "the profile \(name) is not known yet"
      }
      if engine.profiles[profile] ?? profile.isOnByDefault { continue }
      return "the profile \(name) is not on"
    }
    var check = DeclarationCheck(engine)
    for step in script.steps {
      if let missing = check.missing(for: step) { return "not declared: \(missing)" }
      check.advance(past: step)
    }
    return nil
  }
}
