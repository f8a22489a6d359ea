public import LayerCheck
import Testing

/// Expects that an engine does as the rules say; each finding is an issue of the test that calls.
///
/// The report is an attachment of the test, named by what was checked. Failures that the plan's list has are
/// known issues, and entries of the list that are no longer true are issues. A test that is cancelled, by
/// its time limit for one, ends the check.
///
/// - Parameters:
///   - type: The engine.
///   - plan: What is checked, how long, and what is known; variables of the environment go before it, see
///     `CheckPlan.overridden()`.
///   - fileID: The file of the test.
///   - filePath: The path of the file of the test, beside which the plan's list of known failures is.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectConformance<Subject: LayerEngine>(
  of type: Subject.Type, _ plan: CheckPlan = CheckPlan(), fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(CheckProblem) {
    let plan = try plan.inTest(at: filePath).overridden()
    report(try checkConformance(of: type, plan), at: place)
  } catch {
    Issue.record("\(error.message); \(error.remedy)", sourceLocation: place)
  }
}

private func report(_ result: CheckResult, at place: SourceLocation) {
  for finding in result.findings { report(finding, at: place) }
  if let why = result.whyUndecided {
    Issue.record(Comment(rawValue: why), sourceLocation: place)
  }
  Attachment.record(result.report, named: result.reportName, sourceLocation: place)
}

private func report(_ finding: CheckFinding, at place: SourceLocation) {
  let text = Comment(rawValue: finding.text)
  switch finding.kind {
  case .wrong, .stale: Issue.record(text, sourceLocation: place)
  case .known(let name):
    withKnownIssue(Comment(rawValue: "known as \(name)"), sourceLocation: place) {
      Issue.record(text, sourceLocation: place)
    }
  case .remark:
    #if compiler(>=6.3)
      Issue.record(text, severity: .warning, sourceLocation: place)
    #else
      break
    #endif
  }
}

extension CheckPlan {
  /// The plan for the test that is running: its list of known failures is beside the test's file.
  fileprivate func inTest(at filePath: String) -> CheckPlan {
    var plan = self
    plan.test = Test.current?.name.split(separator: "(").first.map(String.init)
    if let path = knownFailures, !path.hasPrefix("/"), let slash = filePath.lastIndex(of: "/") {
      plan.knownFailures = filePath[...slash] + path
    }
    return plan
  }
}
