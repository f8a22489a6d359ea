import Choices
import Conformance
import LayerModel
import LayerScript
import Rules

/// What a run came to, from what its strata counted and what was filed.
struct RecordMaking {
  var client: CampaignClient
  let notebooks: [CaseNotebook]
  let suite: String
  /// What became of the scripts of the known failures, as far as they were run.
  let states: [KnownState]
  /// How the findings hang together.
  var relations = FindingRelations()

  /// The record.
  func record(_ end: Record.End) -> Record {
    let reasons = NotTestedReasons(
      declared: client.declared, left: notebooks.map(\.capabilities))
    let totals = RunTotals(
      header: header, statistics: statistics, tally: client.triage.tally,
      doubted: client.triage.stability.doubted, refusals: refusals, findings: findings,
      known: known, end: end)
    var record = totals.record(explaining: reasons.missingDeclarations)
    record.shards = header.shards.map { totals.result(of: $0, in: record) }
    return record
  }

  var header: Record.Header {
    let options = client.options
    var header = Record.Header(
      suite: suite, catalogue: Catalogue.version, engine: client.declared,
      engineOption: options.engineOption, seed: options.seed, cases: options.cases,
      areas: options.areas, rules: options.rules)
    (header.named, header.levels) = (options.named, options.levels)
    header.time = options.time
    header.shards = options.shard.map { [$0] } ?? []
    return header
  }

  private var findings: [Finding] {
    client.triage.settledFindings(counting: settled, explaining: wrong, following: relations)
      + (client.isNothingLeft ? [nothingLeft] : [])
  }

  /// How many scripts each finding explains that were not looked into.
  var settled: [Int: Int] {
    notebooks.reduce(into: client.beginning.settled) { all, notebook in
      all.merge(notebook.settled, uniquingKeysWith: +)
    }
  }

  /// What was wrong in all scripts.
  var wrong: WrongAnswers {
    notebooks.reduce(into: client.beginning.wrong) { $0.add($1.wrong) }
  }

  /// What was refused; what was answered matters to a run that goes on alone.
  private var refusals: Refusals {
    var all = notebooks.reduce(into: client.beginning.refusals) { $0.add($1.refusals) }
    all.answered = []
    return all
  }

  var statistics: Record.Statistics {
    var all = notebooks.reduce(into: client.beginning.statistics) { $0.add($1.statistics) }
    all.shrinkRuns += client.triage.shrinkRuns
    return all
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
