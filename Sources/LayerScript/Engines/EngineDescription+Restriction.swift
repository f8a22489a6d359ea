import Rules

extension EngineDescription {
  /// What is left of what an engine declares where another one declares it, too.
  ///
  /// Who the engine is and what it says of rules stays as it is.
  public func restricted(to other: EngineDescription) -> EngineDescription {
    var rest = self
    rest.steps.formIntersection(other.steps)
    rest.classes.formIntersection(other.classes)
    rest.callbacks.formIntersection(other.callbacks)
    rest.features.formIntersection(other.features)
    rest.properties = [:]
    for (name, properties) in properties {
      let type = ClassName(rawValue: name)
      // What the other one declares of a superclass, it declares of the class.
      let common = properties.filter { property in
        type.map { other.declares(property, of: $0) } ?? false
          || other.properties[name]?.contains(property) == true
      }
      if !common.isEmpty { rest.properties[name] = common }
    }
    rest.readOnly.merge(other.readOnly) { $0.union($1) }
    rest.writeOnly.merge(other.writeOnly) { $0.union($1) }
    rest.subjects.merge(other.subjects) { $0.intersection($1) }
    rest.refused.formUnion(other.refused)
    rest.stepLimit = [stepLimit, other.stepLimit].compactMap(\.self).min()
    if clock == .none || other.clock == .none {
      rest.clock = .none
    } else if other.clock == .real {
      rest.clock = .real
    }
    return rest
  }
}
