/// What a check found, as data: for tests of any kind.
public struct CheckResult: Sendable {
  /// What was found, in the order of the report.
  public let findings: [CheckFinding]
  /// Why no verdict was reached; nil where one was.
  public let whyUndecided: String?
  /// The verdict in one line.
  public let summary: String
  /// The report, in Markdown.
  public let report: String
  /// The name of the report's file, by what the check is about: `layercheck-geo.md`.
  public let reportName: String
  /// All that was learnt; nil where one script ran alone.
  public let record: Record?

  /// Tells whether nothing was found that makes a test fail, and enough was tried.
  public var isPassed: Bool { whyUndecided == nil && !findings.contains(where: \.isFailure) }
}

/// One thing that a check found.
public struct CheckFinding: Hashable, Sendable {
  /// What a finding says.
  public enum Kind: Hashable, Sendable {
    /// The engine is wrong.
    case wrong
    /// The engine is wrong as the list of known failures says, under this name.
    case known(String)
    /// A known failure of this name passes now: the list is no longer true.
    case stale(String)
    /// Something is said that makes no test fail, such as a rule that is only reported.
    case remark
  }

  /// What the finding says.
  public let kind: Kind
  /// What is wrong, in one line.
  public let headline: String
  /// The rule that is blamed; nil where none is.
  public let rule: RuleID?
  /// The shortest script that shows it; nil where no script does.
  public let script: Script?
  /// Everything about it in lines: headline, rule, script with answers, and the command that replays it.
  public let text: String

  /// Tells whether a test fails because of it.
  public var isFailure: Bool {
    switch kind {
    case .wrong, .stale: true
    case .known, .remark: false
    }
  }
}
