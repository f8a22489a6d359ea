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

  /// How many scripts are tried at most.
  private static let mostTrials = 8

  /// Tells whether nothing that is known of the engine speaks against the fault.
  mutating func allows(_ fault: Fault) -> Bool {
    isReproducedBest(fault) && isNeverRightAlone(fault)
  }

  /// Tells whether the engine answers the script that shows a fault best as the fault does.
  ///
  /// Where the engine does not support that script, nothing speaks against it.
  private mutating func isReproducedBest(_ fault: Fault) -> Bool {
    let scripts = (try? Script(parsing: fault.smallest)).map { [$0, $0.spelledOut] } ?? []
    guard let script = scripts.first(where: examiner.admits) else { return true }
    executions += 1
    guard case .trace(let trace) = examiner.engine.run(script) else { return true }
    return FaultMatcher.reproduces(fault, script, trace, examiner.judge.assumptions)
  }

  /// Tells whether the engine is wrong where the fault is, in the scripts about the rules that it breaks.
  private mutating func isNeverRightAlone(_ fault: Fault) -> Bool {
    let scripts = directed.lazy.filter { $0.rules.contains(where: fault.rules.contains) }
      .map(\.script)
    var trials = 0
    for script in scripts where examiner.admits(script) {
      let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
      guard let wrong = firstProblem(of: fault, in: script, expected) else { continue }
      if trials == Self.mostTrials { break }
      trials += 1
      if isRight(at: wrong, of: script, expected) { return false }
    }
    return true
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

  /// Tells whether the engine does what a fault does not; not where it answers nothing or leaves steps out.
  private mutating func isRight(
    at wrong: Problem, of script: Script, _ expected: ExpectedTrace
  ) -> Bool {
    executions += 1
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    guard trial.trace != nil, trial.judgement.unsupported.isEmpty else { return false }
    return !trial.judgement.problems.contains {
      $0.law == nil && $0.step == wrong.step && $0.event == wrong.event
    }
  }
}
