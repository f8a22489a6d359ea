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
    header.shards = options.shard.map { [$0] } ?? []
    let totals = RunTotals(
      header: header, statistics: statistics, tally: tally, doubted: doubted,
      findings: settledFindings, saved: saved, end: end)
    var record = totals.record(explaining: missingDeclarations)
    record.shards = header.shards.map { totals.result(of: $0, in: record) }
    return record
  }
}
