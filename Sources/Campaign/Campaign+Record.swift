import Conformance
import Engines
import LayerModel
import Rules

extension Campaign {
  /// What the run came to.
  func record(_ end: Record.End) -> Record {
    var header = Record.Header(
      suite: suite, catalogue: Catalogue.version, engine: engine.description,
      engineOption: options.engineOption, seed: options.seed, cases: options.cases,
      areas: options.areas, rules: options.rules)
    header.levels = options.levels
    header.time = options.time
    let findings = settledFindings
    let suspected = findings.filter(\.counts).flatMap(\.suspects)
    let doubtful = doubted.subtracting(suspected)
    let tally = tally(with: findings)
    let results = Catalogue.rules.filter { options.includes($0.id) }.map { rule in
      var result = tally.result(
        for: rule, isProfileOff: isOff(rule.profile), isInconclusive: doubtful.contains(rule.id))
      result.reason = reason(for: rule, result)
      return result
    }
    var record = Record(
      header: header, statistics: statistics, results: results, findings: findings, end: end)
    record.saved = saved
    return record
  }

  /// The tally, in which each finding counts against the rule that it is filed under.
  private func tally(with findings: [Finding]) -> Tally {
    var complete = tally
    for finding in findings where finding.counts {
      guard let rule = finding.primary, complete.counts[rule]?.failed ?? 0 == 0 else { continue }
      complete.count([rule], as: .failed, times: finding.occurrences)
    }
    return complete
  }

  private func isOff(_ profile: Profile?) -> Bool {
    guard let profile else { return false }
    return examiner.judge.assumptions.standing(of: profile) != .asserted
  }
}

extension Finding {
  /// All rules that may be broken.
  fileprivate var suspects: [RuleID] { (primary.map { [$0] } ?? []) + alternatives + restsOn }
}
