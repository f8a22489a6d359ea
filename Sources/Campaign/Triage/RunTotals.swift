import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules

/// What was counted and found, of which a record is drawn up: by a run, or by the shards of one.
struct RunTotals {
  var header: Record.Header
  var statistics: Record.Statistics
  /// How often each rule was put to the test, before findings count against theirs.
  var tally: Tally
  /// Rules that were suspected of something that could not be repeated.
  var doubted: Set<RuleID>
  /// What the engine refused of what it declares.
  var refusals: Refusals
  var findings: [Finding]
  var known: [KnownResult]
  var end: Record.End
}

extension RunTotals {
  /// Draws up the record.
  ///
  /// - Parameter explain: Says why a rule never came up.
  /// - Returns: The record, with the verdicts that follow from all that was counted.
  func record(explaining explain: (Rule) -> RuleResult.Reason?) -> Record {
    let suspected = findings.filter(\.counts).flatMap(\.suspects)
    let doubtful = doubted.subtracting(suspected)
    let tally = tallyWithFindings
    let assumptions = Assumptions(judging: header.engine)
    let deviations = assumptions.deviations.map { DeviationResult($0, tally) }
    let results = Catalogue.rules.filter { options.includes($0.id) }.map { rule in
      let isOff = rule.profile.map { assumptions.standing(of: $0) != .asserted } ?? false
      var result = tally.result(
        for: rule, isProfileOff: isOff, isInconclusive: doubtful.contains(rule.id),
        isDeviating: deviations.contains { $0.breaks(rule.id, tally) })
      result.reason = reason(for: rule, result, explaining: explain)
      return result
    }
    var record = Record(
      header: header, statistics: statistics, results: results, findings: findings, end: end)
    record.known = known
    (record.deviations, record.refusals) = (deviations, refusals)
    return record
  }

  /// What merging needs to know of a shard, of which a record was drawn up.
  func result(of shard: Shard, in record: Record) -> ShardResult {
    let silent = record.results.filter { $0.verdict == .notExercised }
    let reasons = silent.compactMap { result in result.reason.map { (result.rule, $0) } }
    var result = ShardResult(
      shard: shard, statistics: statistics, tally: tally, doubted: doubted,
      reasons: Dictionary(uniqueKeysWithValues: reasons), findings: findings, known: known, end: end
    )
    result.refusals = refusals
    return result
  }

  private var options: CampaignOptions {
    var options = CampaignOptions()
    (options.areas, options.rules, options.levels) = (header.areas, header.rules, header.levels)
    return options
  }

  /// The tally, in which each finding counts against the rule that it is filed under.
  private var tallyWithFindings: Tally {
    var complete = tally
    for finding in findings where finding.counts {
      guard let rule = finding.primary, complete.counts[rule]?.failed ?? 0 == 0 else { continue }
      complete.count([rule], as: .failed, times: finding.occurrences)
    }
    return complete
  }

  /// The reason for a verdict that says nothing of a rule; nil where there is nothing to explain.
  private func reason(
    for rule: Rule, _ result: RuleResult, explaining explain: (Rule) -> RuleResult.Reason?
  ) -> RuleResult.Reason? {
    switch result.verdict {
    case .passed, .failed, .inconclusive, .deviates: return nil
    case .unsupported: return .answeredUnsupported
    case .unspecified: return .unspecified
    case .profileOff:
      return rule.profile.map {
        .profileOff($0, isDeclared: header.engine.profiles[$0] != nil)
      }
    case .notExercised: return result.counts.exercised > 0 ? nil : explain(rule)
    }
  }
}

extension DeviationResult {
  /// What a run says of a declared deviation.
  fileprivate init(_ deviation: DeclaredDeviation, _ tally: Tally) {
    let name = EngineText(deviation.name)
    self.init(
      name: name, sentence: EngineText(deviation.sentence), rules: deviation.rules,
      counts: tally.deviations[name] ?? DeviationCounts())
  }

  /// Tells whether a rule cannot pass because of the deviation: the run has shown so, or it is one that the
  /// deviation is known to break and that came up.
  fileprivate func breaks(_ rule: RuleID, _ tally: Tally) -> Bool {
    counts.rules[rule] != nil
      || rules.contains(rule) && tally.counts[rule]?.exercised ?? 0 > 0
  }
}
