import FaultyEngines
import Rules
import Testing

@testable import LayerCheckBench

@Suite("The measurement of blame")
struct BlameVerbTests {
  @Test("counts how often a rule is suspected, and how often before all others")
  func counts() throws {
    let blame = FaultBlame(of: try Faults.named("opacity-default-zero")[0])
    let rule = try #require(blame.fault.rules.first)
    #expect((blame.suspected[rule] ?? 0) >= (blame.first[rule] ?? 0))
    #expect((blame.first[rule] ?? 0) > 0)
  }

  @Test("lists a rule that is never blamed first, with what is blamed in its place")
  func neverFirst() throws {
    let blame = FaultBlame(of: try Faults.named("opacity-default-zero")[0])
    let table = Table([RuleBlame(rule: .txn(27), faults: [blame])])
    #expect(table.rows.map { $0[0].value.text } == ["TXN-27", "all"])
    #expect(table.rows[0][4].value.text == blame.fault.rules[0].description)
  }
}
