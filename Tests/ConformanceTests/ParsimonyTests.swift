import Conformance
import Rules
import Testing

/// Many findings are blamed on as few rules as may be.
struct ParsimonyTests {
  @Test(
    arguments: [
      // A rule that is nearly as suspect as any other in both goes before two that are so in one.
      ([[.geo(1): 1, .geo(2): 0.8], [.geo(3): 1, .geo(2): 0.9]], [.geo(2), .geo(2)]),
      // Half as suspect is the least that counts.
      ([[.geo(1): 1, .geo(2): 0.4], [.geo(3): 1, .geo(2): 0.4]], [.geo(1), .geo(3)]),
      // What is left is blamed on what explains most of it.
      (
        [[.geo(1): 1], [.geo(1): 1, .geo(2): 1], [.geo(2): 0.9, .geo(3): 1]],
        [.geo(1), .geo(1), .geo(3)]
      ),
      // Of equals the first of the catalogue is blamed.
      ([[.geo(4): 1, .geo(3): 1]], [.geo(3)]),
    ] as [([Parsimony.Suspicions], [RuleID])])
  func theRuleThatExplainsMostGoesFirst(_ findings: [Parsimony.Suspicions], _ blamed: [RuleID]) {
    #expect(Parsimony(findings).blamed == blamed)
  }

  @Test func scalesOfDifferentFindingsDoNotMatter() {
    let findings: [Parsimony.Suspicions] = [
      [.geo(1): 1000, .geo(2): 800], [.geo(3): 0.001, .geo(2): 0.0009],
    ]
    #expect(Parsimony(findings).blamed == [.geo(2), .geo(2)])
  }

  @Test func nobodyIsBlamedWhereNobodyIsSuspect() {
    #expect(Parsimony([[:], [.geo(1): 0]]).blamed == [nil, nil])
  }
}
