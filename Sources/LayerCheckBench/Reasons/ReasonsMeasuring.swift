import DirectedScripts
import FaultyEngines
import LayerScript

/// Gives some scripts to one fault after another, with what the reference expects of them.
struct ReasonsMeasuring: Sendable {
  private let judge = CrowdJudge(.none)
  private let cases: [(script: Script, expected: ExpectedTrace)]

  /// Creates a measuring by some scripts; by all directed ones unless others are given.
  init(_ scripts: [Script] = DirectedScripts.all.map(\.script)) {
    let judge = judge
    // The shortest that shows something is to be shown first.
    cases = scripts.sorted { $0.steps.count < $1.steps.count }
      .map { ($0, judge.expectations(of: $0)) }
  }

  /// What a fault alone answers wrongly, and whether its rules are among the reasons.
  func measurement(of fault: Fault) -> ReasonsMeasurement {
    var result = ReasonsMeasurement(fault: fault)
    for (script, expected) in cases {
      let judged = judge.judged(Crowd(of: fault), script, expected)
      for problem in judged.problems where problem.isAgainstReference {
        result.count(problem, in: script)
      }
    }
    return result
  }
}
