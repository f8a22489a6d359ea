import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing

@testable import Campaign

/// What one mistake makes wrong is used for more, which is no further mistake.
@Suite("A finding that follows from another")
struct ConsequenceTests {
  private static let mark = "new l1; new l2; add l2 to l1; get l1.needsLayout"
  private static let pass =
    "new k1 CALayer implementing [layoutSublayers]; new l2 k1; new l3; add l3 to l2; layoutIfNeeded l2"

  @Test("is one whose script shows the other earlier, for objects with other names, in any order")
  func isFound() throws {
    let findings = try Self.findings(
      of: ["adding-not-marked"], in: [Self.mark, Self.pass], blaming: [.lay(5), .lay(2)])
    #expect(try Self.causes(in: findings, of: ["adding-not-marked"]) == [1: 0])
    #expect(
      try Self.causes(in: findings.reversed(), of: ["adding-not-marked"]) == [0: 1])
  }

  @Test("is none where the other is right in its script")
  func isNoneWhereTheOtherIsRight() throws {
    let faults = ["adding-not-marked", "layout-mark-stays"]
    let findings = try Self.findings(
      of: faults,
      in: [Self.mark, "new l1; setNeedsLayout l1; layoutIfNeeded l1; get l1.needsLayout"],
      blaming: [.lay(5), .lay(2)])
    #expect(try Self.causes(in: findings, of: faults).isEmpty)
  }

  @Test("is none where the other was wrong before, and something else turned it wrong")
  func isNoneWhereTheOtherWasWrongBefore() throws {
    // A point on the edge of a layer is wrong from its making, and a conversion from its move.
    let faults = ["bounds-closed", "copies-convert-like-models"]
    var findings = try Self.findings(
      of: faults,
      in: [
        "new l1; contains l1 (0, 0)",
        "new l1; new l2 {sublayers: [l1]}; host l2; tick; set l1.position (1, 0); "
          + "convert (0, 0) from l1.presentation to l2.presentation",
      ], blaming: [.tree(27), .pres(17)])
    findings[1].restsOn.append(.tree(27))
    #expect(try Self.causes(in: findings, of: faults).isEmpty)
  }

  @Test("is none of a known mistake that does not show it")
  func isNoneOfAnotherMistake() throws {
    var findings = try Self.findings(
      of: ["adding-not-marked"], in: [Self.mark, Self.pass], blaming: [.lay(5), .lay(2)])
    findings[0].behavesLike = "adding-not-marked"
    #expect(try Self.causes(in: findings, of: ["adding-not-marked"]) == [1: 0])
    findings[0].behavesLike = "default-duration-zero"
    #expect(try Self.causes(in: findings, of: ["adding-not-marked"]).isEmpty)
  }

  @Test("is none of one that is blamed on a rule on which nearly everything rests")
  func isNoneOfAGenericRule() throws {
    var findings = try Self.findings(
      of: ["adding-not-marked"], in: [Self.mark, Self.pass], blaming: [.act(23), .lay(2)])
    findings[1].restsOn.append(.act(23))
    #expect(try Self.causes(in: findings, of: ["adding-not-marked"]).isEmpty)
  }

  @Test("is counted with the other, which keeps its script")
  func isCountedWithTheOther() throws {
    let findings = try Self.findings(
      of: ["adding-not-marked"], in: [Self.mark, Self.pass], blaming: [.lay(5), .lay(2)])
    var triage = Triage(CampaignOptions(), Assumptions(WorldEngine().description))
    for finding in findings { triage.append(finding) }
    var relations = FindingRelations()
    relations.causes = [1: 0]
    let settled = triage.settledFindings(counting: [1: 3], following: relations)
    #expect(settled.map(\.occurrences) == [5])
    #expect(settled.first?.script == findings[0].script)
    #expect(settled.first?.furtherScripts.map(\.script) == [findings[1].script])
  }

  @Test("is one with another that needs the same unusual value, and with none that can do without")
  func needsTheSameUnusualValue() throws {
    // Speeds below zero are taken for what they are without the sign, and so is nothing else.
    let examiner = Examiner(
      SpoiltEngine { script, run in
        guard case .trace(var trace) = run else { return run }
        let isNegative = script.oneLine.contains("speed: -1")
        for (place, step) in script.steps.enumerated() where step.isQuery {
          switch step.query {
          case .get(_, .speed) where isNegative, .get(_, .timeOffset) where isNegative,
            .get(_, .opacity):
            trace.outcomes[place] = Outcome(.value(.number(7)))
          default: continue
          }
        }
        return .trace(trace)
      })
    let findings = try [
      "new l1 {speed: -1}; get l1.speed", "new l1 {speed: -1}; get l1.timeOffset",
      "new l1 {speed: -1}; get l1.opacity",
    ].map { try Finding(lastOf: $0, by: examiner) }
    var search = UnusualInputSearch(examiner: examiner)
    #expect(findings.map { search.inputs(neededBy: $0).count(where: \.isTelling) } == [1, 1, 0])
    var causes = ConsequenceSearch(examiners: [examiner])
    #expect(causes.causes(in: findings).count == 1)
    #expect(causes.causes(in: findings)[2] == nil)
    // What a list knows already is not held against itself.
    #expect(causes.causes(in: findings, listed: 3).isEmpty)
  }

  private static func engine(_ faults: [String]) throws -> WorldEngine {
    WorldEngine(crowd: try Crowd(faults.compactMap { FaultCatalogue.fault(named: $0) }))
  }

  private static func causes(
    in findings: [Finding], of faults: [String]
  ) throws -> [Int: Int] {
    // The engine adds layers.
    let control = try Script(parsing: "new l1; new l2; add l2 to l1; get l1.sublayers")
    var search = ConsequenceSearch(
      examiners: [Examiner(try engine(faults))], directed: [control])
    return search.causes(in: findings)
  }

  /// The findings that scripts show at their last steps, each blamed on a rule.
  private static func findings(
    of faults: [String], in texts: [String], blaming rules: [RuleID]
  ) throws -> [Finding] {
    let examiner = Examiner(try engine(faults))
    return try zip(texts, rules).map { text, rule in
      var finding = try Finding(lastOf: text, by: examiner)
      finding.restsOn = finding.problem.suspects.filter { $0 != rule }
      finding.primary = rule
      return finding
    }
  }
}

extension Finding {
  /// What a script shows at last.
  init(lastOf text: String, by examiner: Examiner) throws {
    let script = try Script(parsing: text)
    let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
    let problem = try #require(
      examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
        .judgement.problems.last)
    let diagnosis = try #require(
      CulpritSearch(examiner: examiner).diagnoses(of: [problem], in: script).first)
    self.init(
      problem: problem, primary: problem.suspects.first, alternatives: [],
      restsOn: Array(problem.suspects.dropFirst()), script: script, variant: nil, rows: [],
      behavesLike: nil, origin: .generated(0), original: script,
      confirmed: Finding.Confirmation(again: 3, runs: 3), shrinking: "")
    identity = diagnosis.identity
  }
}
