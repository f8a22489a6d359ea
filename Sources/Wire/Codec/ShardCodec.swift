import Conformance
import LayerScript
import Rules

extension Json {
  /// What a shard came to, on one line, so that readers of rules and findings need not know of it.
  init(_ result: ShardResult) {
    let tally = result.tally
    let rules = Set(tally.counts.keys).union(tally.members.keys).union(result.doubted)
      .union(result.reasons.keys)
    self = .members(
      [("kind", .string("shard")), ("shard", .string(result.shard.description))]
        + Self.end(result.end, result.statistics) + [
          ("rules", .array(rules.sorted().map { Self.share(of: $0, in: result) })),
          ("findings", .array(result.findings.map { Json($0) })),
          ("known", .array(result.known.map { Json($0) })),
          ("refusals", Json(result.refusals)),
          ("deviations", tally.deviations.isEmpty ? nil : Json(tally.deviations)),
        ])
  }

  private static func share(of rule: RuleID, in result: ShardResult) -> Json {
    let members = result.tally.members[rule].map { Json.strings($0.sorted()) }
    return .members(
      [("rule", .string(rule.description))]
        + (result.tally.counts[rule].map { counts($0) } ?? []) + [
          ("members", members), ("doubted", result.doubted.contains(rule) ? .boolean(true) : nil),
          ("reason", result.reasons[rule].map { Json($0) }),
        ])
  }
}

extension Field {
  func shardResult() throws(MessageProblem) -> ShardResult {
    let (end, statistics) = try end()
    var result = ShardResult(
      shard: try member("shard").shard(), statistics: statistics, tally: Tally(), doubted: [],
      reasons: [:], findings: [], known: [], end: end)
    var (counts, members) = ([RuleID: Tally.Counts](), [RuleID: Set<String>]())
    for share in try member("rules").elements() {
      let rule = try share.member("rule").ruleID()
      if share.optional("passed") != nil { counts[rule] = try share.counts() }
      if let names = share.optional("members") {
        for name in try names.elements() {
          members[rule, default: []].insert(try name.visibleText())
        }
      }
      if share.optional("doubted") != nil { result.doubted.insert(rule) }
      if let reason = share.optional("reason") { result.reasons[rule] = try reason.reason() }
    }
    result.tally = Tally(
      counts: counts, members: members,
      deviations: try optional("deviations")?.countsByDeviation() ?? [:])
    for finding in try member("findings").elements() {
      result.findings.append(try finding.finding())
    }
    for known in try member("known").elements() { result.known.append(try known.knownResult()) }
    result.refusals = try optional("refusals")?.refusals() ?? Refusals()
    return result
  }

  func shards() throws(MessageProblem) -> [Shard] {
    var shards: [Shard] = []
    for element in try elements() { shards.append(try element.shard()) }
    let isInOrder = zip(shards, shards.dropFirst()).allSatisfy {
      $0.number < $1.number && $0.count == $1.count
    }
    if shards.isEmpty || !isInOrder { throw problem("expected shards of one run in their order") }
    return shards
  }

  private func shard() throws(MessageProblem) -> Shard {
    guard let shard = Shard(try string()) else {
      throw problem("expected a shard such as '2/5', of at most \(Shard.limit)")
    }
    return shard
  }
}
