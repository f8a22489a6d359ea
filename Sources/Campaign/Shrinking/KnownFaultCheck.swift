import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules

/// The check whether an engine has a known fault that answers one of its scripts as it does.
///
/// A few wrong answers fit a fault by chance. An engine that has the fault is wrong wherever the fault is,
/// whatever else may be wrong with it, so one script that only the fault gets wrong tells the two apart.
struct KnownFaultCheck {
  let examiner: Examiner
  /// The scripts that are about known rules.
  let directed: [CampaignOptions.Directed]
  /// Scripts that were run.
  private(set) var executions = 0

  init(examiner: Examiner, directed: [CampaignOptions.Directed]) {
    // Also what an earlier version gets wrong is wrong here.
    self.examiner = examiner.alone
    self.directed = directed
  }

  /// How many scripts are tried of a sort at most.
  private static let mostTrials = 8

  /// Tells whether nothing that is known of the engine speaks against the fault.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - script: A script that the engine answers as the fault does.
  /// - Returns: Whether the engine was tried where the fault is wrong, and answers as the fault does nearly everywhere.
  mutating func allows(_ fault: Fault, behind script: Script) -> Bool {
    let best = isReproducedBest(fault)
    if best == false { return false }
    let aboutItsRules = directed.lazy
      .filter { $0.rules.contains(where: fault.rules.contains) }.map(\.script)
    guard let count = agreements(with: fault, in: aboutItsRules, isStrict: true),
      Self.mostTrials * count.same >= (Self.mostTrials - 1) * count.trials
    else { return false }
    // Numbers that were chosen for being simple hide much: that 0 is rounded, that half of 0 is 0.
    guard let varied = agreements(with: fault, in: script.withOtherNumbers, isStrict: false),
      // Other mistakes may come in with other numbers.
      2 * varied.same >= varied.trials
    else { return false }
    return best == true || count.same + varied.same > 0
  }

  /// Tells whether the engine answers the script that shows a fault best as the fault does; nil where the engine does
  /// not support that script, or no rule that it is held to says that the fault is wrong there, so that nothing speaks
  /// for or against it.
  private mutating func isReproducedBest(_ fault: Fault) -> Bool? {
    let scripts = (try? Script(parsing: fault.smallest)).map { [$0, $0.spelledOut] } ?? []
    let judge = examiner.judge
    guard let script = scripts.first(where: examiner.admits),
      !judge.judge(FaultMatcher.trace(of: fault, script, judge.assumptions), of: script)
        .problems.isEmpty
    else { return nil }
    executions += 1
    guard case .trace(let trace) = examiner.engine.run(script) else { return nil }
    return FaultMatcher.reproduces(fault, script, trace, examiner.judge.assumptions)
  }

  /// In how many scripts the engine was tried where a fault is wrong, and in how many of them it answered as the
  /// fault does.
  private struct Agreements {
    var trials = 0
    var same = 0
  }

  /// Tries the engine in scripts that a fault gets wrong.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - scripts: The scripts; those that the fault gets right are left out.
  ///   - isStrict: Whether the engine must be wrong in all of them.
  /// - Returns: How often it answers as the fault does; nil where it is right although it must not.
  private mutating func agreements(
    with fault: Fault, in scripts: some Sequence<Script>, isStrict: Bool
  ) -> Agreements? {
    var agreements = Agreements()
    for script in scripts where examiner.admits(script) {
      let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
      guard let wrong = firstProblem(of: fault, in: script, expected) else { continue }
      if agreements.trials == Self.mostTrials { break }
      switch answer(to: script, expected, where: wrong, of: fault) {
      case .right where isStrict: return nil
      case .right, .wrong: agreements.trials += 1
      case .same:
        agreements.trials += 1
        agreements.same += 1
      case nil: break
      }
    }
    return agreements
  }

  /// The first answer or callback that an engine with nothing but the fault gets wrong.
  private func firstProblem(
    of fault: Fault, in script: Script, _ expected: ExpectedTrace
  ) -> Problem? {
    let judge = examiner.judge
    let trace = FaultMatcher.trace(of: fault, script, judge.assumptions)
    return judge.judge(
      trace, of: script, expected: expected.steps, reasons: expected.reasons
    ).problems.first { $0.kind == .wrongAnswer && $0.law == nil }
  }

  /// How an engine answers where a fault is wrong.
  private enum Answered { case right, wrong, same }

  /// What the engine does where a fault is wrong; nil where it answers nothing or leaves steps out.
  private mutating func answer(
    to script: Script, _ expected: ExpectedTrace, where wrong: Problem, of fault: Fault
  ) -> Answered? {
    executions += 1
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    guard let trace = trial.trace, trial.judgement.unsupported.isEmpty else { return nil }
    let found = trial.judgement.problems.first {
      $0.law == nil && $0.step == wrong.step && $0.event == wrong.event
    }
    guard let found else { return .right }
    let isSame =
      found.deviation == wrong.deviation
      && FaultMatcher.answers(as: fault, script, trace, at: wrong.step, examiner.judge.assumptions)
    return isSame ? .same : .wrong
  }
}
