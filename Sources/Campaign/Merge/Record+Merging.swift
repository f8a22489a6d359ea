public import Conformance
import Rules

extension Record {
  /// Joins the records of parts of one run: of shards, or of what was merged of some of them before.
  ///
  /// The result depends on which parts there are alone, not on their order, nor on what was merged with
  /// what first. With all parts it is the record of the whole run.
  ///
  /// - Throws: `MergeProblem` unless these are different parts of one run.
  public init(merging records: [Record]) throws(MergeProblem) {
    guard let first = records.first else { throw .nothing }
    if records.count == 1, first.header.shards.isEmpty {
      self = first
      return
    }
    let parts = try Self.parts(of: records)
    let shards = parts.map(\.shard)
    let totals = RunTotals(joining: parts, of: first.header)
    self = totals.record { rule in parts.compactMap { $0.reasons[rule.id] }.likeliest }
    if !shards.missing.isEmpty { self.shards = parts }
    waiting = records.flatMap(\.waiting).joined
  }

  /// The shards that are in some records, in order.
  private static func parts(of records: [Record]) throws(MergeProblem) -> [ShardResult] {
    var places: [Shard: Int] = [:]
    for (place, record) in records.enumerated() {
      if record.header.shards.isEmpty { throw .isWhole(place) }
      if let fact = RunFact(between: records[0], and: record) { throw .differs(0, place, fact) }
      for shard in record.header.shards {
        if let other = places[shard] { throw .twice(shard, other, place) }
        places[shard] = place
      }
    }
    return records.flatMap(\.shards).sorted { $0.shard.number < $1.shard.number }
  }
}

extension RunTotals {
  /// Adds up what the shards of a run came to.
  fileprivate init(joining parts: [ShardResult], of header: Record.Header) {
    let shards = parts.map(\.shard)
    var (statistics, tally, refusals) = (Record.Statistics(), Tally(), Refusals())
    for part in parts {
      statistics.add(part.statistics)
      tally.add(part.tally)
      refusals.add(part.refusals)
    }
    var header = header
    header.shards = shards.missing.isEmpty ? [] : shards
    self.init(
      header: header, statistics: statistics, tally: tally,
      doubted: Set(parts.flatMap(\.doubted)), refusals: refusals,
      findings: parts.joinedFindings,
      known: parts.known, end: parts.end)
  }
}

extension [ShardResult] {
  /// What the parts say together of the known failures, which are the same in all of them.
  fileprivate var known: [KnownResult] {
    var all = first?.known ?? []
    for part in dropFirst() {
      for (place, result) in part.known.enumerated() where place < all.count {
        all[place].add(result)
      }
    }
    return all
  }

  /// Why the whole ended: what makes most of it missing decides, then the first shard.
  fileprivate var end: Record.End {
    let missing = map(\.shard).missing
    let ends = map(\.end) + (missing.isEmpty ? [] : [.shardsMissing(missing)])
    return ends.min { $0.rank < $1.rank } ?? .complete
  }
}

extension Record.End {
  fileprivate var rank: Int {
    switch self {
    case .interrupted: 0
    case .shardsMissing: 1
    case .engineGone: 2
    case .deaths: 3
    case .findings: 4
    case .time: 5
    case .complete: 6
    }
  }
}

extension [RuleResult.Reason] {
  /// Why a rule never came up, of what several shards say: what keeps it from coming up outweighs that
  /// it did not happen to.
  fileprivate var likeliest: RuleResult.Reason? {
    func key(_ reason: RuleResult.Reason) -> (Int, Int, String) {
      switch reason {
      case .notDeclared(let names): (0, names.count, names.joined(separator: "\n"))
      case .takenBack(let names): (1, names.count, names.joined(separator: "\n"))
      case .profileOff, .unspecified, .answeredUnsupported, .notDrawn: (2, 0, "")
      }
    }
    return self.min { key($0) < key($1) }
  }
}
