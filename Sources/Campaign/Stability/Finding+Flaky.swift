import Choices
import Conformance
import LayerScript
import ScriptGeneration

/// What cannot be repeated gives no verdict: it is filed as nondeterminism, once for the whole run.
extension Finding {
  /// The finding that a script is that did not show the same when it was run again.
  init(flaky failure: Failure) {
    let script = failure.script
    let count = script.steps.count
    let confirmed = Finding.Confirmation(again: 0, runs: 1)
    let problem = failure.problem.unrepeatable(confirmed)
    self.init(
      problem: problem, primary: nil, alternatives: [], restsOn: [], script: script,
      variant: failure.trial.variant,
      rows: Counterexample.rows(
        script, expected: failure.drawn.state.expected, trace: failure.trial.trace,
        failing: problem), behavesLike: nil, origin: failure.origin, original: script,
      confirmed: confirmed,
      shrinking: "from \(count) to \(count) steps, because it did not show again")
  }

  /// The finding that a shrunk script is that did not show the same in all further runs.
  init(
    flaky shrunk: Counterexample.Shrunk, of failure: Failure,
    _ confirmed: Finding.Confirmation, rows: [Finding.Row]
  ) {
    let script = Script(shrunk.drawn.commands)
    self.init(
      problem: shrunk.problem.unrepeatable(confirmed), primary: nil, alternatives: [],
      restsOn: [], script: script, variant: shrunk.variant, rows: rows, behavesLike: nil,
      origin: failure.origin, original: failure.script, confirmed: confirmed,
      shrinking: shrunk.report.text(
        from: failure.script.steps.count, to: script.steps.count))
  }
}

extension Problem {
  /// What the problem says when not all further runs show it.
  fileprivate func unrepeatable(_ confirmed: Finding.Confirmation) -> Problem {
    if kind == .nondeterminism { return self }
    let seen = "\(confirmed.again) of \(confirmed.runs) further runs"
    return Problem(
      kind: .nondeterminism, step: step, law: "deterministic",
      expected: "the same answers in every run", actual: "\(actual), and again in \(seen)")
  }
}
