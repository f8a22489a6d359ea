import Conformance
import FaultyEngines
import LayerScript
import Rules
import Testing

@testable import LayerCheckBench

@Suite("The causes of a finding")
struct FindingCausesTests {
  private let crowd: Crowd
  private let judge: CrowdJudge

  init() throws {
    crowd = try Crowd(
      Faults.named("turn-end-ignored", "list-change-unasked", "opacity-default-zero"))
    judge = CrowdJudge(crowd)
  }

  private func causes(_ script: String, blaming rule: RuleID? = nil) throws -> FindingCauses {
    FindingCauses(of: try Faults.finding(script, judge, blaming: rule), by: judge)
  }

  @Test("are the members whose mending mends it")
  func mending() throws {
    let causes = try causes("new l1; get l1.opacity")
    #expect(causes.mending.map(\.name) == ["opacity-default-zero"])
    #expect(causes.isCaused && !causes.isMerged)
  }

  @Test("are none where it does not fail once more, whatever seems to mend it")
  func failingOnce() throws {
    let finding = try Faults.finding("new l1; get l1.opacity", judge)
    let causes = FindingCauses(of: finding, by: FailingOnce(judge))
    #expect(!causes.isCaused && causes.mending.isEmpty && !causes.isMerged)
  }

  @Test("tell whether the blamed rule is one of theirs")
  func blame() throws {
    let rule = try #require(crowd.members[2].rules.first)
    #expect(try causes("new l1; get l1.opacity", blaming: rule).isBlamedRightly == true)
    #expect(try causes("new l1; get l1.opacity", blaming: .geo(6)).isBlamedRightly == false)
    #expect(try causes("new l1; get l1.opacity").isBlamedRightly == false)
  }

  @Test("are none alone where two members show the same")
  func merged() throws {
    let causes = try causes(
      "new l1 {actions: {sublayers: x1}}; new l2; host l1; tick; add l2 to l1; tick")
    #expect(causes.isMerged)
    #expect(causes.sufficient.map(\.name) == ["turn-end-ignored", "list-change-unasked"])
    #expect(causes.isBlamedRightly == nil)
  }

  @Test("are none at all where the script does not fail, or the reference fails too")
  func causeless() throws {
    var finding = try Faults.finding("new l1; get l1.opacity", judge)
    finding.script = try Script(parsing: "new l1; get l1.bounds")
    let causes = FindingCauses(of: finding, by: judge)
    #expect(!causes.isCaused && !causes.isMerged && causes.mending.isEmpty)
  }

  @Test("of a law about two scripts are those without which the law holds")
  func law() throws {
    let crowd = try Crowd(Faults.named("anchor-moves-position", "opacity-default-zero"))
    let judge = CrowdJudge(crowd)
    var finding = try Faults.finding("new l1; get l1.opacity", judge)
    finding.script = try Script(
      parsing: "new l1; set l1.bounds (0, 0, 2, 2); set l1.anchorPoint (0, 0); get l1.position")
    finding.problem.law = "setters-commute"
    finding.problem.parameter = 0
    let causes = FindingCauses(of: finding, by: judge)
    #expect(causes.mending.map(\.name) == ["anchor-moves-position"])
  }

  @Test("make a finding a duplicate where earlier ones show all of them")
  func duplicates() throws {
    let scripts = [
      "new l1; get l1.opacity", "new l1; host l1; tick; get l1.presentation.position",
      "new l1; new l2; get l2.opacity",
      "new l1 {actions: {sublayers: x1}}; new l2; host l1; tick; add l2 to l1; tick",
      "new l1; host l1; tick; get l1.presentation.bounds",
    ]
    let all = try scripts.map { try causes($0) }
    #expect(all.duplicates.map(\.place) == [2, 4])
    #expect(all.duplicates.map(\.first) == [0, 1])
    #expect(all.found == ["opacity-default-zero", "turn-end-ignored"])
  }

  @Test("of scripts that stand below a finding are told, too, and do not count as found")
  func below() throws {
    var finding = try Faults.finding("new l1; get l1.opacity", judge)
    let other = try Faults.finding("new l1; host l1; tick; get l1.presentation.bounds", judge)
    finding.furtherScripts = [
      FurtherScript(script: other.script, problem: other.problem, identity: other.identity)
    ]
    let causes = FindingCauses(of: finding, by: judge)
    #expect(causes.shownBelow.map(\.name) == ["turn-end-ignored"])
    #expect([causes].found == ["opacity-default-zero"])
    #expect([causes].shown == ["opacity-default-zero", "turn-end-ignored"])
  }

  @Test("are told to be one or not of the findings that a report links")
  func links() throws {
    let finding = { (script: String, rule: RuleID, others: [RuleID]) throws -> FindingCauses in
      var finding = try Faults.finding(script, judge, blaming: rule)
      finding.alternatives = others
      return FindingCauses(of: finding, by: judge)
    }
    let all = [
      try finding("new l1; get l1.opacity", .props(1), []),
      try finding("new l1; new l2; get l2.opacity", .props(2), [.props(1)]),
      try finding("new l1; host l1; tick; get l1.presentation.bounds", .props(2), []),
      try finding("new l1; get l1.opacity", .act(1), [.act(2)]),
    ]
    #expect(all.linked.count == 2)
    #expect(all.linked.map { $0.left.sharesCause(with: $0.right) } == [true, false])
  }
}

/// A crowd that is right whenever it is asked once more.
private final class FailingOnce: MendableEngine {
  private let judge: CrowdJudge
  private var wasAsked = false

  init(_ judge: CrowdJudge) { self.judge = judge }

  var mistakes: [Mistake] { judge.mistakes }

  func expectations(of script: Script) -> ExpectedTrace { judge.expectations(of: script) }

  func judged(
    _ finding: Finding, mending names: [String], _ expected: ExpectedTrace
  ) -> JudgedTrace {
    defer { wasAsked = true }
    let mended = wasAsked ? mistakes.map(\.name) : names
    return judge.judged(finding, mending: mended, expected)
  }

  func breaks(
    _ law: any PairedLaw, _ parameter: Int, _ script: Script, mending names: [String]
  ) -> Bool { judge.breaks(law, parameter, script, mending: names) }
}
