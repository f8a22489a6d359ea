import Conformance
import Engines
import LayerModel
import LayerScript
import Rules
import Testing

@testable import Campaign

/// At the end of a run findings are blamed on the rules that account for most of them.
@Suite("Settled findings")
struct SettledFindingsTests {
  @Test("are blamed on what they have in common")
  func areBlamedOnCommonRules() throws {
    let findings = try settled([
      ("get l1.frame", [.geo(2), .geo(6)]), ("get l1.bounds", [.geo(3), .geo(6)]),
      ("get l1.position", [.geo(1), .geo(6)]),
    ])
    #expect(findings.map(\.primary) == [.geo(6), .geo(6), .geo(6)])
  }

  /// What a run comes to that files some findings, each of a query and the rules that it rests on.
  private func settled(_ all: [(query: String, rules: [RuleID])]) throws -> [Finding] {
    var triage = Triage(CampaignOptions(), Assumptions(WorldEngine().description))
    for (query, rules) in all {
      let script = try Script(parsing: "new l1; \(query)")
      let problem = Problem(
        kind: .wrongAnswer, step: 1, suspects: rules, expected: "1", actual: "2")
      triage.append(
        Finding(
          problem: problem, primary: rules.first, alternatives: Array(rules.dropFirst()),
          restsOn: [], script: script, variant: nil, rows: [], behavesLike: nil,
          origin: .generated(0), original: script,
          confirmed: Finding.Confirmation(again: 3, runs: 3), shrinking: ""))
    }
    return triage.settledFindings(counting: [:])
  }
}
