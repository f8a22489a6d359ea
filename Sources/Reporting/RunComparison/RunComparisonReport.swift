public import Conformance
import LayerScript
import Rules

/// Several runs side by side, for readers.
public struct RunComparisonReport: Sendable {
  let comparison: RunComparison

  /// Prepares the report of a comparison.
  public init(_ comparison: RunComparison) {
    self.comparison = comparison
  }

  /// The names of the runs in their order, fit for a page of Markdown.
  var labels: [String] { comparison.runs.map { EngineText($0.label).markdownName } }

  /// What became of findings from one run to the next, in the order in which that is told.
  static let fates: [RunChange.Fate] = [.new, .same, .gone, .notSeen]

  /// What a verdict is in a cell.
  static func word(_ verdict: Verdict?) -> String {
    switch verdict {
    case .passed: "ok"
    case .failed: "no"
    case .inconclusive: "varies"
    case .deviates, .notExercised, .unsupported, .unspecified, .profileOff: verdict?.rawValue ?? ""
    case nil: "not in the run"
    }
  }

  /// What is remarkable about the verdicts of a rule; empty for nothing.
  func note(_ row: RunComparison.RuleRow, _ names: [String]) -> String {
    let failing = row.verdicts.indices.filter { row.verdicts[$0] == .failed }
    let tested = row.verdicts.indices.filter { row.verdicts[$0] == .passed }
    let report = Catalogue.rule(row.rule).map { $0.standing == .asserted } ?? true
    var notes: [String] = []
    if failing.count == 1, comparison.runs.count > 2, let only = failing.first, !tested.isEmpty {
      notes.append("only \(names[only]) fails")
    }
    if !report { notes.append("report only") }
    return notes.joined(separator: "; ")
  }

  /// What a change of rules is called, in front of how many there are.
  static func words(_ change: RunChange.RuleChange) -> String {
    switch change {
    case .worse: "passed and fail now"
    case .better: "failed and pass now"
    case .failsAtFirst: "fail and were not put to the test before"
    case .passesAtFirst: "pass and were not put to the test before"
    case .untested: "are no longer put to the test"
    case .deviates: "deviate now as the engine declares"
    case .deviated: "deviated as the engine declared, and do not any more"
    case .added: "are new in the run"
    case .removed: "are no longer in the run"
    }
  }

  /// What a run came to, in a few words.
  static func conclusion(of record: Record) -> String {
    let count = record.findings.count { $0.failsRun }
    return record.conclusionWords
      + (count > 0 ? " (\(count) finding\(count == 1 ? "" : "s"))" : "")
  }

  /// What makes runs hard to compare, a sentence each.
  var cautions: [String] {
    let headers = comparison.runs.map(\.record.header)
    var all: [String] = []
    if Set(headers.map(\.suite)).count > 1 || Set(headers.map(\.catalogue)).count > 1 {
      all.append(
        "The runs are of several versions of LayerCheck or its rules, so that not every difference is the "
          + "engine's.")
    }
    if Set(
      headers.map { [$0.areas.map(\.name), $0.rules.map(\.description), $0.levels.map(\.name)] }
    )
    .count > 1 {
      all.append("The runs are not about the same rules.")
    }
    if Set(comparison.runs.map { $0.record.deviations.map(\.name) }).count > 1 {
      all.append(
        "The engines do not declare the same deviations, and are judged by what they declare.")
    }
    if comparison.runs.contains(where: { $0.record.end != .complete && $0.record.end != .time }) {
      all.append("Not every run came to its end.")
    }
    return all
  }
}
