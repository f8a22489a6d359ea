import FaultyEngines
import LayerModel
import Testing

/// What faults say of the decisions that they take is what their values override.
struct DecisionTests {
  /// The decisions of each protocol, as the source text of the model declares them.
  private static func decisions() throws -> [String: Set<String>] {
    let protocols = try SourceText.module("LayerModel").flatMap { $0.declarations("protocol") }
      .filter { $0.inherited == ["PartialSemantics"] }
    return Dictionary(uniqueKeysWithValues: protocols.map { ($0.name, $0.members) })
  }

  @Test func everyDecisionHasACase() throws {
    let decisions = try Self.decisions().values.flatMap { $0 }
    #expect(decisions.sorted() == Decision.allCases.map { "\($0)" }.sorted())
  }

  @Test func everyDecisionIsHandedToTheTakerOfItsOwnCase() throws {
    let decisions = try Self.decisions()
    let extensions = try SourceText.module("LayerModel").flatMap { $0.declarations("extension") }
      .filter { $0.name == "Semantics" }
    #expect(extensions.count == decisions.count)
    for part in extensions {
      #expect(part.members == decisions[part.inherited[0]])
      let handed = String(part.body).matches(of: "self\\[\\w+: \\.(\\w+)\\]\\.(\\w+)").map(\.words)
      #expect(Set(handed.map { $0[0] }) == part.members)
      #expect(handed.allSatisfy { $0[0] == $0[1] } && handed.count == part.members.count)
    }
  }

  @Test func everyFaultTakesWhatItsValueOverrides() throws {
    let decisions = try Self.decisions()
    let types = try SourceText.module("FaultyEngines").flatMap { $0.declarations("struct") }
      .filter { $0.inherited.contains { decisions[$0] != nil } }
    let names = types.map(\.name)
    try #require(Set(names).count == names.count, "two values of faults have the same name")
    let overridden = Dictionary(
      uniqueKeysWithValues: types.map { type in
        let open = type.inherited.flatMap { decisions[$0] ?? [] }
        return (type.name, type.members.intersection(open))
      })
    var used: Set<String> = []
    for fault in FaultCatalogue.all + FaultCatalogue.deadly + DeviationCatalogue.further {
      let name = String(describing: type(of: fault.departure.taker))
      used.insert(name)
      #expect(Set(fault.decisionNames) == overridden[name], "\(fault.name), which is \(name)")
    }
    for variant in VariantCatalogue.all {
      guard let departure = variant.departure else { continue }
      let name = String(describing: type(of: departure.taker))
      used.insert(name)
      let decisions = Set(variant.decisions.map { "\($0)" })
      #expect(decisions == overridden[name], "\(variant.name), which is \(name)")
    }
    // What an engine names keys for has no entry in a list.
    let keys = try DeviationCatalogue.deviation(named: "only-keys-animate:opacity").departure
    let name = String(describing: type(of: keys.taker))
    used.insert(name)
    #expect(Set(keys.decisions.map { "\($0)" }) == overridden[name], "\(name)")
    #expect(used == Set(names), "there are values that no fault, variant or deviation uses")
  }
}
