public import LayerModel
public import LayerScript

extension Assumptions {
  /// What the reference takes for granted when it judges an engine: what that says of itself, with the
  /// deviations that it declares.
  ///
  /// Names that are not known are left out.
  public init(judging engine: EngineDescription) {
    self.init(engine)
    deviations = engine.deviations.compactMap {
      try? DeviationCatalogue.deviation(named: $0.forJson)
    }
  }
}

extension EngineDescription {
  /// The same description with deviations that can be judged by: what is not known is left out and told of.
  ///
  /// - Throws: `DeviationProblem` where the rest contradicts itself.
  public func settlingDeviations() throws(DeviationProblem) -> EngineDescription {
    var settled = self
    settled.deviations = []
    for name in deviations {
      do throws(DeviationProblem) {
        _ = try DeviationCatalogue.deviation(named: name.forJson)
        settled.deviations.append(name)
      } catch {
        settled.unknown.append("deviation '\(name)'; \(error.remedy)")
      }
    }
    _ = try DeviationCatalogue.deviations(named: settled.deviations.map(\.forJson))
    return settled
  }
}
