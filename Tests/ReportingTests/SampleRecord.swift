import Conformance
import LayerScript
import Rules

/// A small run, made by hand: one rule passed, one is violated, one never came up.
enum SampleRecord {
  static let script =
    "new l1; set l1.bounds (3, 0, 4, 2); set l1.name \"a|b `c` 'd'\"; get l1.frame"

  static func record(findings: [Finding]? = nil, end: Record.End = .complete) throws -> Record {
    var statistics = Record.Statistics()
    statistics.scripts = 12
    statistics.steps = 60
    statistics.queries = 20
    return Record(
      header: Record.Header(
        suite: "9.9.9", catalogue: "2000-01", engine: engine, engineOption: "sample", seed: 42,
        cases: 100, areas: [.geo], rules: []),
      statistics: statistics, results: results, findings: try findings ?? [finding()], end: end)
  }

  static func finding() throws -> Finding {
    let script = try Script(parsing: script)
    let long = try Script(parsing: "new l2; tick; new l1; get l1.frame; get l2.frame")
    let rows = script.steps.map { step in
      let isLast = step.isQuery
      return Finding.Row(
        step: step.description, expected: isLast ? "(-2, -1, 4, 2)" : "",
        actual: isLast ? "(1, -1, 4, 2)" : "", differs: isLast)
    }
    return Finding(
      problem: Problem(
        kind: .wrongAnswer, step: 3, suspects: [.geo(8), .geo(6)], expected: "(-2, -1, 4, 2)",
        actual: "(1, -1, 4, 2)"),
      primary: .geo(8), alternatives: [.geo(6)], restsOn: [.geo(2)], script: script,
      variant: nil, rows: rows, behavesLike: "frame-adds-origin", origin: .generated(5),
      original: long,
      confirmed: .init(again: 3, runs: 3), shrinking: "from 5 steps to 4")
  }

  private static let engine = EngineDescription(
    name: "sample engine", version: "1.2", language: "Pascal", steps: [.new, .get],
    classes: ["CALayer"], properties: ["CALayer": [.frame]])

  private static var results: [RuleResult] {
    var passed = Tally.Counts()
    passed.passed = 7
    var failed = Tally.Counts()
    failed.passed = 2
    failed.failed = 3
    failed.unspecified = 1
    return [
      RuleResult(rule: .geo(6), verdict: .passed, counts: passed),
      RuleResult(rule: .geo(8), verdict: .failed, counts: failed),
      RuleResult(rule: .act(2), verdict: .notExercised, counts: Tally.Counts()),
    ]
  }
}
