import Conformance
import LayerScript
import Reporting
import Rules
import Testing

/// What is said of two runs side by side.
struct RunComparisonTests {
  @Test(arguments: [
    (Verdict.passed, Verdict.failed, RunChange.RuleChange.worse), (.failed, .passed, .better),
    (.notExercised, .failed, .failsAtFirst), (.unsupported, .passed, .passesAtFirst),
    (.passed, .inconclusive, .untested),
  ])
  func aRuleThatChangesIsFiledByWhatWasLearnt(
    before: Verdict, after: Verdict, change: RunChange.RuleChange
  ) throws {
    let comparison = compare(try Self.record(before), try Self.record(after))
    #expect(comparison.changes.first?.rules == [change: [.geo(8)]])
    #expect(comparison.differing.map(\.rule) == [.geo(8)])
  }

  @Test func ofARuleOfWhichNothingIsLearntNeitherTimeNothingHasChanged() throws {
    let comparison = compare(try Self.record(.unsupported), try Self.record(.notExercised))
    #expect(comparison.changes.first?.rules == [:])
    #expect(comparison.differing.map(\.verdicts) == [[.unsupported, .notExercised]])
  }

  @Test func aRuleThatOneRunIsNotAboutIsNotWorse() throws {
    var other = try Self.record(.failed)
    other.results.removeAll { $0.rule == .geo(8) }
    let rules = compare(try Self.record(.failed), other).changes.first?.rules
    #expect(rules == [.removed: [.geo(8)]])
    #expect(compare(other, try Self.record(.failed)).changes.first?.rules == [.added: [.geo(8)]])
  }

  @Test func aFindingIsTheSameWhateverRuleIsBlamedAndWhateverScriptShowsIt() throws {
    var other = try SampleRecord.finding()
    other.primary = .geo(6)
    other.script = try Script(parsing: "new l1; get l1.frame")
    let change = compare(
      try SampleRecord.record(), try SampleRecord.record(findings: [other])
    ).changes.first
    #expect(change?.findings.map(\.fate) == [.same])
    #expect(change?.findings.first?.finding == other)
  }

  @Test func aFindingIsTheSameAsOneThatTookItForItself() throws {
    var taker = try SampleRecord.finding()
    taker.furtherIdentities = [taker.identity]
    taker.identity.deviation = .raised
    let comparison = compare(
      try SampleRecord.record(), try SampleRecord.record(findings: [taker]))
    #expect(comparison.changes.first?.findings.map(\.fate) == [.same])
  }

  @Test func whatTheEarlierRunLacksIsNew() throws {
    var other = try SampleRecord.finding()
    other.identity.deviation = .raised
    let change = compare(
      try SampleRecord.record(), try SampleRecord.record(findings: [other])
    ).changes.first
    #expect(change?.findings.map(\.fate) == [.new, .notSeen])
    #expect(change?.findings.map(\.after) == [1, nil])
    #expect(change?.findings.map(\.before) == [nil, 1])
  }

  @Test(arguments: [
    (true, Verdict.passed, RunChange.Fate.gone), (false, .passed, .notSeen),
    // Another mistake that breaks the rule may have hidden it.
    (true, .failed, .notSeen),
  ])
  func aFindingIsGoneOnlyWhereItsScriptWasRunAndItsRulePasses(
    wasRun: Bool, verdict: Verdict, fate: RunChange.Fate
  ) throws {
    let comparison = compare(
      try Self.record(.failed, findings: nil), try Self.record(verdict), wasRun: wasRun)
    #expect(comparison.changes.first?.findings.map(\.fate) == [fate])
  }

  @Test(arguments: [
    (KnownState.passes, RunChange.Fate.gone), (.notRun, .notSeen), (.fails, .notSeen),
  ])
  func aKnownFailureThatPassesIsGone(state: KnownState, fate: RunChange.Fate) throws {
    var later = try Self.record(.failed)
    later.known = [KnownResult(KnownFailure(try SampleRecord.finding(), named: "frame"), state)]
    let comparison = compare(try SampleRecord.record(), later)
    #expect(comparison.changes.first?.findings.map(\.fate) == [fate])
  }

  @Test func whatTheRunWasAboutToLookIntoIsNotGone() throws {
    let finding = try SampleRecord.finding()
    var later = try Self.record(.passed)
    later.waiting = [WaitingFailure(finding.identity, count: 1, script: finding.script)]
    let comparison = compare(try SampleRecord.record(), later, wasRun: true)
    #expect(comparison.changes.first?.findings.map(\.fate) == [.notSeen])
  }

  @Test func thePageHasRunsChangesAreasAndRules() throws {
    let page = RunComparisonReport(
      compare(try Self.record(.passed), try SampleRecord.record())
    ).markdown
    #expect(page.hasPrefix("# LayerCheck: 2 runs compared\n"))
    #expect(page.contains("\n## From before to after\n\n- **1 passed and fail now**: GEO-08\n"))
    #expect(page.contains("\n| **new** |  | F1 | "))
    #expect(
      page.contains("\n| GEO geometry | passed, 2 of 2 passed | **failed** 1x, 1 of 2 passed |\n"))
    #expect(page.contains(" | ok | **no** |  |\n"))
  }

  @Test func runsOfOtherVersionsOrRulesAreMarked() throws {
    var other = try SampleRecord.record()
    other.header.suite = "9.9.10"
    other.header.areas = []
    let page = RunComparisonReport(compare(try SampleRecord.record(), other)).text
    #expect(page.contains("The runs are of several versions of LayerCheck"))
    #expect(page.contains("The runs are not about the same rules."))
  }

  private func compare(
    _ before: Record, _ after: Record, wasRun: Bool = false
  ) -> RunComparison {
    RunComparison([.init("before", before), .init("after", after)]) { _, _ in wasRun }
  }

  /// A run that says something of one rule; without findings unless they are asked for.
  private static func record(_ verdict: Verdict, findings: [Finding]? = []) throws -> Record {
    var record = try SampleRecord.record(findings: findings)
    for place in record.results.indices where record.results[place].rule == .geo(8) {
      record.results[place].verdict = verdict
    }
    return record
  }
}
