import Choices
public import Conformance
import Engines
import LayerModel
import LayerScript

/// What a run that compared two versions of an engine came to.
extension Campaign {
  /// How many changes are tried again at most.
  private static let mostChanges = 200

  /// What is worse, and what else has changed, by the record of a run that compared two versions.
  ///
  /// - Parameters:
  ///   - record: The record of the run, whose findings are what is worse.
  ///   - option: How the earlier version was named, for the command that repeats the run.
  ///   - isInterrupted: Asked before each script; true leaves out what was not tried again.
  /// - Returns: The comparison; nil where the run compared nothing.
  public func comparison(
    by record: Record, earlierOption option: String, isInterrupted: () -> Bool = { false }
  ) -> BaselineRecord? {
    guard let earlier = workers[0].earlier else { return nil }
    let book = loop.strata.map(\.notebook).reduce(into: ChangeBook()) { $0.add($1.changes) }
    var result = BaselineRecord(
      run: record, earlier: earlier.description, earlierOption: option)
    result.answers = book.answers
    result.earlierDeaths = book.earlierDeaths
    for finding in record.findings {
      if finding.problem.kind == .nondeterminism {
        result.unsteady += finding.occurrences
      } else if !finding.problem.kind.isViolation {
        result.troubles.append(finding)
      } else if !finding.counts {
        continue
      } else if earlier.admits(finding.script) {
        result.regressions.append(
          Regression(finding, before: earlier.answers(to: finding.script)))
      } else {
        result.additions.append(finding)
      }
    }
    var trial = ChangeTrial(
      Examiner(
        workers[0].engine, loop.client.judge, DeclarationCheck(loop.client.declared),
        comparedWith: earlier), on: workers[0].machine(for: loop.client.declared))
    for change in book.sorted.prefix(Self.mostChanges) where !isInterrupted() {
      if let confirmed = trial.confirmed(change) { result.changes.append(confirmed) }
    }
    return result
  }
}
