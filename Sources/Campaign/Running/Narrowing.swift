import Conformance
import LayerScript

extension EngineDescription {
  /// What is left of what an engine declares, without what it refuses.
  func without(_ refusals: Refusals) -> EngineDescription {
    var rest = self
    rest.refused = refusals.refused
    for scope in refusals.wholly { rest.takeBack(scope) }
    return rest
  }

  private mutating func takeBack(_ scope: RefusalScope) {
    switch scope {
    case .step(let kind): steps.remove(kind)
    case .reading(let property, let kind): Self.restrict(&writeOnly, property, kind)
    case .writing(let property, let kind): Self.restrict(&readOnly, property, kind)
    case .objects(let name): classes.remove(name)
    case .feature(let feature): features.remove(feature)
    }
  }

  /// Takes back one of the two ways to use a property.
  private static func restrict(
    _ list: inout [String: Set<Property>], _ property: Property, _ kind: ObjectName.Kind
  ) {
    for name in ClassName.allCases where name.kind == kind {
      list[name.rawValue, default: []].insert(property)
    }
  }
}

extension Script {
  /// Those of some unsupported steps that do not merely name what an earlier one would have made.
  func independent(of unsupported: [Int]) -> [Int] {
    let missing = Set(unsupported.flatMap { steps[$0].created })
    return unsupported.filter { !steps[$0].mentioned.contains(where: missing.contains) }
  }
}

extension Script {
  /// The steps that an engine does not refuse, where these are a script without the others.
  func leavingOutRefused(by engine: EngineDescription) -> Script? {
    if engine.admits(self) { return self }
    var check = DeclarationCheck(engine)
    var refused: [Int] = []
    for (index, step) in steps.enumerated() {
      if check.missing(for: step) != nil { refused.append(index) }
      check.advance(past: step)
    }
    let omitted = dependents(on: refused)
    let rest = Script(steps.enumerated().filter { !omitted.contains($0.offset) }.map(\.element))
    return rest.firstProblem() == nil && engine.admits(rest) ? rest : nil
  }
}
