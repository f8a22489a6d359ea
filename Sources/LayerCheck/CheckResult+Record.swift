import Reporting

extension CheckResult {
  /// What a whole check says.
  init(_ record: Record, about topic: String) {
    let report = Report(record)
    let findings = record.findings.enumerated().map { place, finding in
      CheckFinding(finding, text: report.text(finding, number: place + 1, .plain) + "\n")
    }
    let named = Set(record.findings.compactMap(\.known))
    let known = record.known.filter { $0.isSeen && !named.contains($0.entry.name) }
      .map { CheckFinding(known: $0.entry) }
    let stale = record.known.filter { $0.state == .passes }.map { CheckFinding(stale: $0.entry) }
    self.init(
      findings: findings + known + stale, whyUndecided: Self.whyUndecided(record, report),
      summary: report.summary, report: report.markdown,
      reportName: ["layercheck", topic].filter { !$0.isEmpty }.joined(separator: "-") + ".md",
      record: record)
  }

  private static func whyUndecided(_ record: Record, _ report: Report) -> String? {
    switch record.conclusion {
    case .conforms, .conformsButForKnown, .doesNotConform: nil
    case .inconclusive: report.summary
    case .nothingTested:
      report.nothingTested.map { "\($0.message) To change that, \($0.remedy)." } ?? report.summary
    }
  }
}

extension CheckFinding {
  /// A finding of a whole check.
  fileprivate init(_ finding: Finding, text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    self.init(
      kind: finding.known.map { .known($0) } ?? (finding.counts ? .wrong : .remark),
      headline: lines.first.map(String.init) ?? finding.subject, rule: finding.primary,
      script: finding.script.steps.isEmpty ? nil : finding.script,
      text: lines.joined(separator: "\n"))
  }

  /// An entry of a list of known failures that is still true.
  fileprivate init(known entry: KnownFailure) {
    let script = entry.examples.first?.script
    let headline = "the known failure \(entry.name) still fails"
    self.init(
      kind: .known(entry.name), headline: headline, rule: nil, script: script,
      text: ([headline] + (script.map { ["   \($0.oneLine)"] } ?? [])).joined(separator: "\n"))
  }

  /// An entry of a list of known failures that is no longer true.
  fileprivate init(stale entry: KnownFailure) {
    let headline = "the known failure \(entry.name) passes now"
    self.init(
      kind: .stale(entry.name), headline: headline, rule: nil, script: entry.examples.first?.script,
      text: headline + ": take it out of the list, or run with LAYERCHECK_UPDATE_EXPECT=1")
  }
}

extension KnownResult {
  /// Tells whether the failure came up.
  fileprivate var isSeen: Bool { state == .fails || occurrences > 0 }
}
