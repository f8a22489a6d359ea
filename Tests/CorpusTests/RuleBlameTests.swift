import Campaign
import Conformance
import Corpus
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import Testing

/// Rule by rule: an engine that breaks it fails a case that was written for it, and is told so.
struct RuleBlameTests {
  /// The rules of which nothing is suspected in any such script, with the reason of each.
  ///
  /// They relate answers to one another, which laws check of any engine. Where the reference knows the right answer,
  /// the rules behind that are suspected in their place.
  static let exceptions: [RuleID: String] = [
    .geo(22): "a relation of frames; the rules that place the frame are suspected (GEO-17..21)",
    .geo(32): "a relation of frames; the formula of the frame is suspected (GEO-06)",
    .geo(33): "a relation of frames; the formula of the frame is suspected (GEO-06)",
    .geo(39): "a relation of frames; the formula of the frame is suspected (GEO-06)",
    .conv(11): "a relation of conversions; the maps are suspected (CONV-01, CONV-14)",
    .conv(12): "a relation of conversions; the maps are suspected (CONV-01, CONV-14)",
    .conv(15): "a relation of conversions; the maps are suspected (CONV-01)",
    .time(6): "a relation of conversions; the formula of times is suspected (TIME-04)",
    .props(57): "that nothing else changes; the rules of what has changed are suspected",
    .props(44):
      "reported alone: sources disagree; what an engine answers is shown, and no fault is needed for it",
    .act(16): "reported alone: header and observation disagree",
    .pres(19): "reported alone: a removal may be immediate (UA-46)",
    .view(12):
      "reported alone: inferred from ACT-21, whose faults break it in layers without views",
    .pres(22): "that layers are independent; the rules of the keys are suspected (ANIM-02)",
  ]

  @Test func everyRuleIsSuspectedInACaseAboutItThatFailsUnderAFaultThatBreaksIt() throws {
    let corpus = try CorpusFiles.corpus.get()
    let compared = Catalogue.rules.filter { !$0.isUnchecked }.map(\.id)
    let silent = compared.filter { rule in
      !FaultCatalogue.breaking(rule).contains { fault in
        corpus.cases(citing: rule).contains { worked in
          let engine = BrokenEngine(fault, declaring: worked.profiles)
          return engine.fails(worked) && engine.makesSuspect(rule, in: worked.script)
        }
      }
    }
    #expect(Set(silent) == Set(Self.exceptions.keys))
    #expect(Self.exceptions.count < 15)
  }
}

extension Rule {
  /// Whether nothing is held against the rule.
  fileprivate var isUnchecked: Bool {
    if case .unchecked = standing { return true }
    return false
  }
}

/// An engine with one fault, and the judge of what it answers.
private struct BrokenEngine {
  private let fault: Fault
  private let assumptions: Assumptions
  private let judge: Judge

  init(_ fault: Fault, declaring names: [String] = []) {
    self.fault = fault
    let profiles = names.compactMap { Profile(rawValue: $0) }
    let on = Dictionary(profiles.map { ($0, true) }) { first, _ in first }
    assumptions = Assumptions(profiles: on.merging(fault.profiles) { _, own in own })
    judge = Judge(assumptions)
  }

  /// Tells whether the engine answers otherwise than a case says.
  func fails(_ worked: CorpusCase) -> Bool {
    !worked.failures(in: answers(to: worked.script)).isEmpty
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
