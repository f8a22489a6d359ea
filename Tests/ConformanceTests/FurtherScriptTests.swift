import LayerScript
import Rules
import Testing

@testable import Conformance

/// A finding keeps scripts that were taken for the same mistake.
@Suite("The further scripts of a finding")
struct FurtherScriptTests {
  @Test("are first those that show something of their own, the shortest of each")
  func tellingOnesFirst() throws {
    var finding = try Self.finding("new l1; get l1.frame")
    let others = try [
      "new l1; tick; get l1.frame", "new l1; set l1.opacity 1; tick; get l1.bounds",
      "new l1; tick; get l1.bounds", "new l1; get l1.frame",
    ].map { try Self.finding($0) }
    finding.keepFurtherScripts(others.flatMap(\.allScripts))
    #expect(
      finding.furtherScripts.map(\.script.oneLine) == [
        "new l1; tick; get l1.bounds", "new l1; tick; get l1.frame",
        "new l1; set l1.opacity 1; tick; get l1.bounds",
      ])
  }

  @Test("are with the shortest script no more than a list of known failures takes")
  func areFew() throws {
    var finding = try Self.finding("new l1; get l1.frame")
    for count in 1...20 {
      let ticks = String(repeating: "tick; ", count: count)
      finding.keepFurtherScripts(try Self.finding("new l1; \(ticks)get l1.bounds").allScripts)
    }
    #expect(finding.furtherScripts.count + 1 == KnownFailure.mostExamples)
    #expect(finding.furtherScripts.first?.script.oneLine == "new l1; tick; get l1.bounds")
  }

  @Test("are kept once, in whichever order they come")
  func areKeptOnce() throws {
    let finding = try Self.finding("new l1; get l1.frame")
    let script = try Script(parsing: "new l1; set l1.bounds (0, 0, nan, 0); get l1.bounds")
    let others = ["frame", "bounds", "position"].map { property in
      let identity = ProblemIdentity(
        look: StepForm("get", "layer", property), deviation: .otherValue,
        culprit: StepForm("set", "layer", "bounds"))
      return FurtherScript(script: script, problem: finding.problem, identity: identity)
    }
    for order in [others, others.reversed(), others + others] {
      var finding = finding
      finding.keepFurtherScripts(order)
      #expect(finding.furtherScripts.map(\.identity.look.property) == ["bounds"])
    }
  }

  @Test("are none of leaks, of what is only reported, and of trouble that is no script's")
  func areScriptsThatFail() throws {
    let finding = try Self.finding("new l1; get l1.frame")
    #expect(finding.allScripts.count == 1)
    var leak = finding
    leak.earlier = [try Script(parsing: "new l2")]
    #expect(leak.allScripts.isEmpty)
    var reported = finding
    reported.problem.suspects = [.pres(19)]
    #expect(reported.allScripts.isEmpty)
    var trouble = finding
    trouble.script = Script([])
    #expect(trouble.allScripts.isEmpty)
  }

  @Test(
    "A finding counts where a rule that it may break is asserted",
    arguments: [
      ([RuleID.geo(1)], true), ([.pres(19)], false), ([.pres(19), .geo(1)], true), ([], true),
    ])
  func counts(_ suspects: [RuleID], _ counts: Bool) throws {
    var finding = try Self.finding("new l1; get l1.frame")
    finding.problem.suspects = suspects
    // Another rule may be blamed at the end for what all findings have in common.
    finding.primary = .dis(17)
    #expect(finding.counts == counts)
  }

  private static func finding(_ text: String) throws -> Finding {
    let script = try Script(parsing: text)
    let problem = Problem(
      kind: .wrongAnswer, step: script.steps.count - 1, suspects: [.geo(1)], expected: "1",
      actual: "2")
    return Finding(
      problem: problem, primary: .geo(1), alternatives: [], restsOn: [], script: script,
      variant: nil, rows: [], behavesLike: nil, origin: .generated(0), original: script,
      confirmed: Finding.Confirmation(again: 3, runs: 3), shrinking: "")
  }
}
