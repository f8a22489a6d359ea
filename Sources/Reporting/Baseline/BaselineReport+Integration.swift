import Conformance
import LayerScript

extension BaselineReport {
  /// The verdict as a badge.
  public var badge: Badge {
    let count = record.regressions.count
    switch record.conclusion {
    case .worse: return Badge("\(count) regression\(count == 1 ? "" : "s")", .bad)
    case .notWorse: return Badge("no worse", .good)
    case .undecided: return Badge("not compared", .unknown)
    }
  }

  /// What is worse.
  public var annotations: [Annotation] {
    if record.conclusion == .undecided { return [Annotation(.warning, "Not compared", summary)] }
    return record.regressions.enumerated().map { place, regression in
      Annotation(
        .error, "F\(place + 1) \(regression.finding.subject)", message(regression))
    }
  }

  /// The regressions, and that there was a comparison.
  public var testSuites: [TestSuite] {
    let regressions = record.regressions.enumerated().map { place, regression in
      TestSuite.Case(
        name: "F\(place + 1) \(regression.finding.subject)",
        outcome: .failure(
          report.headline(regression.finding), detail: message(regression)))
    }
    let additions = record.additions.enumerated().map { place, finding in
      TestSuite.Case(
        name: "F\(regressions.count + place + 1) \(finding.subject)",
        outcome: .skipped("wrong where it is new: \(report.headline(finding))"))
    }
    let isDecided = record.conclusion != .undecided
    let whole = TestSuite.Case(
      name: "comparison", outcome: isDecided ? .passed : .error(summary))
    return [TestSuite("baseline", [whole] + regressions + additions)]
  }

  private func message(_ regression: Regression) -> String {
    let step = regression.finding.problem.step
    let before =
      regression.before.indices.contains(step)
      ? "\nbefore: \(regression.before[step].terminal)" : ""
    return report.message(regression.finding) + before
  }
}
