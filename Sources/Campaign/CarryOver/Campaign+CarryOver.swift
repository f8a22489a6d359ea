import Choices
import Conformance
import Engines
import LayerScript

/// An engine that keeps something from one script for the next is convicted with both scripts.
extension Campaign {
  /// How often a run looks for what an engine keeps, when it does not find it.
  private static let attempts = 3

  /// Files that a script was answered as it is not answered by a fresh engine, if earlier scripts are
  /// why.
  ///
  /// From then on each script runs in an engine of its own: what was kept would spoil the rest.
  ///
  /// - Parameters:
  ///   - failure: What came up and does not show in a fresh engine.
  ///   - history: The scripts before it.
  /// - Returns: Whether earlier scripts are why.
  mutating func fileCarryOver(_ failure: Failure, after history: [Script]) -> Bool {
    let isHang = failure.problem.kind == .hang
    guard !history.isEmpty, failedCarryOvers < (isHang ? 1 : Self.attempts) else { return false }
    let script = failure.trial.deadly ?? Script(failure.drawn.commands)
    guard let found = convict(script, after: history, isSlow: isHang) else {
      failedCarryOvers += 1
      return false
    }
    engine.isolatesScripts = true
    doubted.formUnion(failure.trial.judgement.problems.flatMap(\.suspects))
    let original = (history.count, script)
    findings.append(finding(found, origin: failure.origin, original: original))
    return true
  }

  /// Shrinks the earlier scripts and the script; nil when they are not why, or not every time.
  private mutating func convict(
    _ script: Script, after history: [Script], isSlow: Bool
  ) -> (shortest: CarryOver, runs: Int, executions: Int)? {
    let search = CarryOverSearch(
      engine, examiner.capabilities, budget: isSlow ? options.hangShrinkBudget : Self.budget)
    defer { statistics.shrinkRuns += search.executions }
    guard let shortest = search.shortest(script, after: history) else { return nil }
    let runs = isSlow ? 1 : 3
    for run in 1...runs where !search.showsAgain(shortest, besides: run) { return nil }
    return (shortest, runs, search.executions)
  }

  /// How many candidates are tried for one finding; each takes two starts of the engine.
  private static let budget = 160

  private func finding(
    _ found: (shortest: CarryOver, runs: Int, executions: Int), origin: Finding.Origin,
    original: (earlier: Int, script: Script)
  ) -> Finding {
    let (shortest, runs) = (found.shortest, found.runs)
    let problem =
      shortest.problem
      ?? Problem(kind: .dependsOnEarlier, step: 0, expected: "", actual: "")
    var finding = Finding(
      problem: problem, primary: nil, alternatives: [], restsOn: [], script: shortest.script,
      variant: nil, rows: shortest.rows, behavesLike: nil, origin: origin,
      original: original.script, confirmed: Finding.Confirmation(again: runs, runs: runs),
      shrinking: "from \(original.script.steps.count) to \(shortest.script.steps.count) steps "
        + "behind \(shortest.earlier.count) of \(original.earlier) earlier scripts, in "
        + "\(found.executions) executions")
    finding.earlier = shortest.earlier
    return finding
  }
}
