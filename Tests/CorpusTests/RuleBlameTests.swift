import Campaign
import Conformance
import DirectedScripts
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing

/// Rule by rule: an engine that breaks it is told so by a script that was written for it.
struct RuleBlameTests {
  /// The rules of which nothing is suspected in any such script, with the reason of each.
  static let exceptions: [RuleID: String] = [:]

  @Test func everyRuleIsSuspectedInAScriptAboutItUnderAFaultThatBreaksIt() {
    let asserted = Catalogue.rules.filter { $0.standing == .asserted }.map(\.id)
    let silent = asserted.filter { rule in
      let scripts = DirectedScripts.all.filter { $0.rules.contains(rule) }.map(\.script)
      return !FaultCatalogue.breaking(rule).contains { fault in
        let engine = BrokenEngine(fault)
        return scripts.contains { engine.makesSuspect(rule, in: $0) }
      }
    }
    #expect(Set(silent) == Set(Self.exceptions.keys))
    #expect(Self.exceptions.count < 15)
  }
}

/// An engine with one fault, and the judge of what it answers.
private struct BrokenEngine {
  private let fault: Fault
  private let assumptions: Assumptions
  private let judge: Judge

  init(_ fault: Fault) {
    self.fault = fault
    assumptions = Assumptions(profiles: fault.profiles)
    judge = Judge(assumptions)
  }

  /// Tells whether a rule is suspected of something that is wrong with a script, or with it and one made of it.
  func makesSuspect(_ rule: RuleID, in script: Script) -> Bool {
    let trace = answers(to: script)
    let expected = World.expectations(of: script, assumptions: assumptions)
    let judgement = judge.judge(
      trace, of: script, expected: expected.steps, reasons: expected.reasons)
    if judgement.problems.contains(where: { $0.suspects.contains(rule) }) { return true }
    return Laws.paired.contains { law in
      law.description.rules.contains(rule)
        && (0..<Self.parameters).contains { parameter in
          guard let other = law.variant(of: script, parameter: parameter) else { return false }
          return judge.judge(
            law, parameter, other, of: script, trace, answers(to: other.script),
            expected: expected.steps
          ).problems.contains { $0.suspects.contains(rule) }
        }
    }
  }

  private func answers(to script: Script) -> Trace {
    var world = World(assumptions: assumptions, departing: Crowd(of: fault).departures)
    return Trace(script.steps.map { world.perform($0).outcome })
  }

  /// In how many ways a second script is made of one.
  private static let parameters = 8
}
