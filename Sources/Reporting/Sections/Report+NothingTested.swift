import Conformance
import LayerScript
import Rules

extension Report {
  /// Why the run proves nothing, and what would change that; nil unless it came to its end without a
  /// single comparison.
  package var nothingTested: (message: String, remedy: String)? {
    guard record.conclusion == .nothingTested else { return nil }
    let engine = record.header.engine
    if engine.steps.isEmpty {
      return (
        "Nothing was tested: the engine declares no steps.",
        "list the steps that it carries out under 'supports.steps' (see Specs/protocol.md)"
      )
    }
    if !StepKind.allCases.contains(where: { $0.isQuery && engine.carriesOut($0) }) {
      return (
        "Nothing was tested: the engine declares no step that answers anything.",
        "declare a query, such as 'get', under 'supports.steps'"
      )
    }
    if record.results.contains(where: { $0.counts.exercised > 0 }) {
      return ("Not all was tested: \(missing)", remedy)
    }
    if record.results.isEmpty {
      return ("Nothing was tested: the run was about no rule.", "name other rules or areas")
    }
    return ("Nothing was tested: \(unmet)", remedy)
  }

  /// Which of the rules that the run names never came up, and why.
  private var missing: String {
    record.namedButUntested.prefix(3).map { "\($0.rule): \(why($0))." }.joined(separator: " ")
  }

  private var unmet: String {
    let results = record.results
    let reasons = results.prefix(3).map { "\($0.rule): \(why($0))." }.joined(separator: " ")
    if results.count <= 3 { return reasons }
    return "none of the \(results.count) rules that the run was about came up. \(reasons) "
      + "The section 'Not covered' of "
      + (isInTest ? "the report, which is attached," : "a report (--report FOLDER)")
      + " says it for each."
  }

  /// Whether a test of the engine's own package ran, to which no option can be given.
  private var isInTest: Bool { record.header.engineOption.isTestRun }

  private var remedy: String {
    let header = record.header
    // The engines that are built in declare everything.
    let isBuiltIn = header.engineOption == "reference" || header.engineOption.hasPrefix("fault:")
    let isRestricted = !header.areas.isEmpty || !header.rules.isEmpty
    let (declare, cases, others) =
      isInTest
      ? ("let the engine declare more", "the plan's cases", "or areas in the plan")
      : ("let the engine declare more under 'supports'", "--cases", "with --rule or --area")
    let ways =
      (isBuiltIn ? [] : [declare]) + ["raise \(cases) above \(header.cases)"]
      + (isRestricted ? ["name other rules \(others)"] : [])
    guard ways.count > 1, let last = ways.last else { return ways.joined() }
    return ways.dropLast().joined(separator: ", ") + ", or " + last
  }
}

extension StepKind {
  /// Tells whether steps of the kind answer a value that can be compared.
  fileprivate var isQuery: Bool {
    switch self {
    case .get, .value, .exists, .read, .animationKeys, .ask, .askView, .convert, .convertTime,
      .hitTest, .contains, .paintOrder, .render, .classDefault, .classAction, .classNeedsDisplay,
      .expansionFactor, .valueFunction, .evaluate, .controlPoint, .compute:
      true
    default: false
    }
  }
}
