import Campaign
import Conformance
import Engines
import Rules

/// What a run against an engine with many mistakes came to, and how long it took.
struct CampaignResult: Sendable {
  var findings: [Finding] = []
  /// What it says of the failures that it knew.
  var known: [KnownResult] = []
  var statistics = Record.Statistics()
  /// The rules that it put to the test.
  var exercised: Set<RuleID> = []
  /// What the engine declared and refused.
  var refusals = Refusals()
  var end = Record.End.complete
  var seconds = 0.0
  /// How long it took until there was a finding; nil where there was none.
  var secondsToFirst: Double?
}

extension CampaignResult {
  /// Carries out a run.
  ///
  /// - Parameters:
  ///   - engines: Copies of the engine, each of which carries out scripts at the same time as the others; at least
  ///     one.
  ///   - options: What the run is to do.
  init(of engines: [any Engine], _ options: CampaignOptions) {
    var campaign = Campaign(
      of: engines[0], and: Array(engines.dropFirst()), options: options, suite: Suite.version)
    let clock = ContinuousClock()
    let start = clock.now
    let seconds = { (clock.now - start) / .seconds(1) }
    var secondsToFirst: Double?
    let record = campaign.runConcurrently(report: { progress in
      if progress.findings > 0, secondsToFirst == nil { secondsToFirst = seconds() }
    })
    self.init(
      findings: record.findings, known: record.known, statistics: record.statistics,
      exercised: Set(record.results.filter { $0.counts.exercised > 0 }.map(\.rule)),
      refusals: record.refusals, end: record.end, seconds: seconds(), secondsToFirst: secondsToFirst
    )
  }
}
