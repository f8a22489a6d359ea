import Conformance
import FaultyEngines
import LayerScript
import Rules
import Testing

@testable import LayerCheckBench

/// Faults and findings to try with.
enum Faults {
  static func named(_ names: String...) throws -> [Fault] {
    try names.map { try #require(FaultCatalogue.fault(named: $0)) }
  }

  /// The first problem that the whole crowd has with a script, as a finding.
  static func finding(
    _ text: String, _ judge: CrowdJudge, blaming rule: RuleID? = nil
  ) throws -> Finding {
    let script = try Script(parsing: text)
    let judged = judge.judged(judge.crowd, script, judge.expectations(of: script))
    return finding(try #require(judged.problems.first), in: script, blaming: rule)
  }

  /// The first problem that a driver has with a script while nothing is mended, as a finding.
  static func finding(_ text: String, by driver: MendableDriver) throws -> Finding {
    let script = try Script(parsing: text)
    let nothing = Problem(kind: .wrongAnswer, step: 0, expected: "", actual: "")
    let judged = driver.judged(
      finding(nothing, in: script), mending: [], driver.expectations(of: script))
    return finding(try #require(judged.problems.first), in: script)
  }

  private static func finding(
    _ problem: Problem, in script: Script, blaming rule: RuleID? = nil
  ) -> Finding {
    Finding(
      problem: problem, primary: rule, alternatives: [], restsOn: [],
      script: script, variant: nil, rows: [], behavesLike: nil, origin: .generated(0),
      original: script, confirmed: Finding.Confirmation(again: 3, runs: 3), shrinking: "")
  }
}
