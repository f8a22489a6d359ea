public import Conformance
import LayerScript
import Rules

/// What is worse with one version of an engine than with another, made from a record alone.
public struct BaselineReport: Sendable {
  let record: BaselineRecord
  /// The report of the run with the later version, for what both have in common.
  let report: Report

  /// Prepares the report of a record.
  public init(_ record: BaselineRecord) {
    self.record = record
    report = Report(record.run)
  }

  /// The files that belong to the report besides its text: the shortest script of each finding, and the
  /// script as it was found.
  public var scripts: [(name: String, text: String)] {
    findings.enumerated().flatMap { place, finding in
      zip(
        Report.scriptNames(ofFinding: place + 1),
        [finding.script.description, finding.original.description]
      ).map { ($0, $1) }
    }
  }

  /// What is wrong, in the order of its numbers: first what is worse, then what only the later version
  /// declares, then what its driver had trouble with.
  var findings: [Finding] {
    record.regressions.map(\.finding) + record.additions + record.troubles
  }

  /// The verdict in one line, for a terminal.
  public var summary: String {
    record.run.header.engine.name.terminalName + " " + verdict + " (" + counts + ")" + reason
  }

  /// What is to be thought of the later version.
  var verdict: String {
    switch record.conclusion {
    case .worse: "is worse than before"
    case .notWorse: "is no worse than before"
    case .undecided: "could not be compared with what was before"
    }
  }

  /// What was found, in numbers.
  var counts: String {
    let counted = Change.Kind.allCases.map { kind in
      (record.changes.count { $0.identity.kind == kind }, kind.words)
    }
    let all = [
      (record.run.statistics.scripts, "script"), (record.regressions.count, "regression"),
    ].map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    let additions = [(record.additions.count, "wrong where it is new")]
    let others = (additions + counted).filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return (all + others).joined(separator: ", ")
  }

  /// Why nothing can be told, where that is so.
  private var reason: String {
    guard record.conclusion == .undecided else { return "" }
    if !record.troubles.isEmpty { return ": the driver had trouble of its own" }
    return record.answers == 0 ? ": no answer of one was held against an answer of the other" : ""
  }

  /// The command that repeats the comparison.
  var command: String {
    let header = record.run.header
    if record.isRecorded {
      return report.commandLine("rerun", with: [record.earlierOption.asShellArgument])
    }
    let amount = header.time.map { "--time \($0)" } ?? "--cases \(header.cases)"
    let levels = header.levels.map(\.name).joined(separator: ",")
    let words =
      ["--baseline \(record.earlierOption.asShellArgument)", "--seed \(header.seed)", amount]
      + (levels.isEmpty ? [] : ["--levels \(levels)"])
      + header.areas.map { "--area \($0.name)" } + header.rules.map { "--rule \($0)" }
    return report.commandLine("run", with: words)
  }

  /// What is wrong, in a sentence without a full stop.
  func title(_ finding: Finding, _ quote: (String) -> String, _ form: (EngineText) -> String)
    -> String
  {
    finding.title(quote) ?? finding.headline(form)
  }
}

extension Change.Kind {
  /// What is said of changes of the kind, behind their number.
  var words: String {
    switch self {
    case .mended: "mended"
    case .changed: "wrong in another way"
    case .open: "different where nothing is asserted"
    case .refusedNow: "refused now"
    case .answeredNow: "answered now"
    }
  }
}

extension Change {
  /// What has changed, in a few words.
  func title(_ quote: (String) -> String) -> String {
    let look = quote(identity.look.description.visible)
    return identity.deviation.map { "\(look) (\($0.rawValue))" } ?? look
  }
}
