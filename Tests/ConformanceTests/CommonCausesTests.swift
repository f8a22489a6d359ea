import Conformance
import Rules
import Testing

/// A rule that accounts for several findings is blamed for each of them.
@Suite("Common causes")
struct CommonCausesTests {
  @Test("a rule that all findings have in common goes before those that each has for itself")
  func aCommonRuleIsBlamed() {
    let findings = [
      [Suspect(.geo(2), suspicion: 0.3), Suspect(.geo(6), suspicion: 0.2)],
      [Suspect(.geo(3), suspicion: 0.3), Suspect(.geo(6), suspicion: 0.2)],
      [Suspect(.geo(4), suspicion: 0.3), Suspect(.geo(6), suspicion: 0.2)],
    ]
    let causes = CommonCauses(of: findings)
    for suspects in findings { #expect(causes.ranking(of: suspects).first == .geo(6)) }
  }

  @Test("a rule of which little speaks in each finding is not blamed because it is in many")
  func aGeneralRuleIsNotBlamed() {
    let findings = [2, 3, 4].map {
      [Suspect(.geo($0), suspicion: 0.3), Suspect(.geo(1), suspicion: 0.01)]
    }
    let causes = CommonCauses(of: findings)
    #expect(findings.map { causes.ranking(of: $0).first } == [.geo(2), .geo(3), .geo(4)])
  }

  @Test("a finding by itself keeps its order, and so do suspects for which nothing speaks")
  func oneFindingKeepsItsOrder() {
    let suspects = [
      Suspect(.geo(3), suspicion: 0.2), Suspect(.geo(2), suspicion: 0.1),
      Suspect(.geo(9), suspicion: 0), Suspect(.geo(4), suspicion: 0),
    ]
    let ranking = CommonCauses(of: [suspects]).ranking(of: suspects)
    #expect(ranking == [.geo(3), .geo(2), .geo(9), .geo(4)])
  }
}
