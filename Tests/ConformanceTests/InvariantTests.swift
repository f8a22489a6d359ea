import Conformance
import Rules
import Testing

/// What checks the invariants of the catalogue.
struct InvariantTests {
  @Test func theEightInvariantsAreListedInOrder() {
    #expect(Laws.invariants.map(\.name) == (1...8).map { "INV-0\($0)" })
  }

  @Test(arguments: Laws.invariants)
  func anInvariantIsCheckedByLawsThatThereAreOrByRulesAlone(invariant: Invariant) {
    let known = Laws.single.map(\.description.name) + Laws.paired.map(\.description.name)
    #expect(Set(invariant.laws).subtracting(known) == [])
    #expect(!invariant.rules.isEmpty)
    #expect(invariant.rules.allSatisfy { Catalogue.rule($0)?.standing == .asserted })
  }
}
