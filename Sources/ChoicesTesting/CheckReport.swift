import Choices
import Testing

/// Turns what a search came to into issues of a test.
struct CheckReport<Command> {
  let report: SearchReport<Command>
  let settings: CheckSettings
  let place: CheckPlace
  /// The lines that show a failing case: the simplest commands, and the first that failed.
  let show: (FiledFailure<Command>) -> [String]

  /// Keeps what was found and reports what is wrong beside the failures.
  func settle() {
    for complaint in settings.complaints {
      Issue.record("\(complaint)", sourceLocation: place.location)
    }
    if settings.replaying == nil, let examples = settings.examples {
      do {
        try examples.update(report, for: place.test)
      } catch {
        Issue.record(error, "the case cannot be kept", sourceLocation: place.location)
      }
    }
    if settings.replaying != nil {
      for verdict in report.saved {
        if case .unreadable(let line) = verdict.outcome {
          Issue.record("'\(line)' is not a recorded case", sourceLocation: place.location)
        }
      }
    } else if let vacuity = report.vacuity, !report.wasInterrupted || report.statistics.cases == 0 {
      Issue.record("\(vacuity)", sourceLocation: place.location)
    }
  }

  /// What is said below the real message of a failure.
  func comment(on failure: FiledFailure<Command>) -> Comment {
    var lines = show(failure)
    switch failure.origin {
    case .saved(let name): lines.append("kept as \(name)")
    case .generated(let index):
      lines.append("seed \(report.seed), case \(index + 1) of \(settings.cases)")
    }
    if let report = failure.report { lines.append("\(report.executions) executions to shrink") }
    if let remark = failure.report?.remark { lines.append(remark) }
    if let recorded = failure.recorded {
      lines.append("to repeat it: settings: .with { $0.replaying = \"\(recorded)\" }")
    }
    return Comment(rawValue: lines.joined(separator: "\n"))
  }

  /// Reports a failure by carrying out its simplest case once more with its issues let through.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - notes: What the case recorded meanwhile.
  ///   - error: What it threw.
  func report(_ failure: FiledFailure<Command>, _ notes: IssueNotes, _ error: (any Error)?) {
    let comment = comment(on: failure)
    if let error, !(error is ExpectationFailedError) {
      Issue.record(error, comment, sourceLocation: place.location)
    } else if failure.complaint == CaseTrial.tooLong {
      Issue.record(
        "the case took longer than \(settings.caseLimit ?? .zero)\n\(comment)",
        sourceLocation: place.location)
    } else if notes.first == nil {
      Issue.record(
        "a case failed that does not fail every time: \(failure.complaint)\n\(comment)",
        sourceLocation: place.location)
    }
  }
}
