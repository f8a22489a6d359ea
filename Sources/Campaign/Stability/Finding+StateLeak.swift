import Conformance
import LayerScript

extension Finding {
  /// An engine that keeps something from one script for the next, convicted with both scripts.
  ///
  /// - Parameters:
  ///   - leak: The shortest scripts.
  ///   - failure: What came up.
  ///   - script: The script that was answered wrongly, before anything was left out.
  ///   - runs: How often it showed again.
  ///   - executions: How many scripts it took to shorten it.
  init(_ leak: StateLeak, of failure: Failure, _ script: Script, runs: Int, executions: Int) {
    let problem =
      leak.problem ?? Problem(kind: .dependsOnEarlier, step: 0, expected: "", actual: "")
    self.init(
      problem: problem, primary: nil, alternatives: [], restsOn: [], script: leak.script,
      variant: nil, rows: leak.rows, behavesLike: nil, origin: failure.origin,
      original: script, confirmed: Finding.Confirmation(again: runs, runs: runs),
      shrinking: "from \(script.steps.count) to \(leak.script.steps.count) steps "
        + "behind \(leak.earlier.count) of \(failure.history.count) earlier scripts, in "
        + "\(executions) executions")
    earlier = leak.earlier
  }
}
