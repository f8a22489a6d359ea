import Choices
import Conformance
import LayerModel
import LayerScript
import Rules

/// What a run came to, from what its strata counted and what was filed.
struct RecordMaking {
  let client: CampaignClient
  let notebooks: [CaseNotebook]
  let suite: String
  let saved: [SavedResult]

  /// The record.
  func record(_ end: Record.End) -> Record {
    let findings = findings
    let suspected = findings.filter(\.counts).flatMap(\.suspects)
    let doubtful = client.triage.stability.doubted.subtracting(suspected)
    let tally = tally(with: findings)
    let reasons = NotTestedReasons(
      declared: client.declared, left: notebooks.map(\.capabilities))
    let results = Catalogue.rules.filter { client.options.includes($0.id) }.map { rule in
      var result = tally.result(
        for: rule, isProfileOff: isOff(rule.profile), isInconclusive: doubtful.contains(rule.id))
      result.reason = reasons.reason(for: rule, result)
      return result
    }
    var record = Record(
      header: header, statistics: statistics, results: results, findings: findings, end: end)
    record.saved = saved
    return record
  }

  private var header: Record.Header {
    let options = client.options
    var header = Record.Header(
      suite: suite, catalogue: Catalogue.version, engine: client.declared,
      engineOption: options.engineOption, seed: options.seed, cases: options.cases,
      areas: options.areas, rules: options.rules)
    header.levels = options.levels
    header.time = options.time
    return header
  }

  private var findings: [Finding] {
    client.triage.settledFindings + (client.isNothingLeft ? [nothingLeft] : [])
  }

  private var statistics: Record.Statistics {
    var all = notebooks.reduce(into: client.beginning.statistics) { $0.add($1.statistics) }
    all.shrinkRuns += client.triage.shrinkRuns
    return all
  }

  /// The tally, in which each finding counts against the rule that it is filed under.
  private func tally(with findings: [Finding]) -> Tally {
    var complete = client.triage.tally
    for finding in findings where finding.counts {
      guard let rule = finding.primary, complete.counts[rule]?.failed ?? 0 == 0 else { continue }
      complete.count([rule], as: .failed, times: finding.occurrences)
    }
    return complete
  }

  private func isOff(_ profile: Profile?) -> Bool {
    guard let profile else { return false }
    return client.triage.assumptions.standing(of: profile) != .asserted
  }

  /// That nothing more can be asked: no rule is put to the test by a run without questions.
  private var nothingLeft: Finding {
    let script = Script([])
    return Finding(
      problem: Problem(
        kind: .driverTrouble, step: 0,
        expected: "support for a script that asks something",
        actual: "the engine supports too little for any script; declare, and do not answer as "
          + "unsupported, at least the steps new and get, the class CALayer and one property"),
      primary: nil, alternatives: [], restsOn: [], script: script, variant: nil, rows: [],
      behavesLike: nil, origin: .generated(statistics.scripts), original: script,
      confirmed: Finding.Confirmation(again: 0, runs: 0), shrinking: "nothing to shrink")
  }
}

extension Finding {
  /// All rules that may be broken.
  fileprivate var suspects: [RuleID] { (primary.map { [$0] } ?? []) + alternatives + restsOn }
}
