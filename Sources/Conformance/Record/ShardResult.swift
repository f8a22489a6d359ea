public import Rules

/// What one shard of a run came to, as it was before anything was concluded from it.
///
/// Verdicts cannot be added; what they follow from can. The findings of a shard stay apart as well, so
/// that a merged run is the same whatever was merged with what first.
public struct ShardResult: Hashable, Sendable {
  /// Which part of the run it is.
  public var shard: Shard
  /// What happened in numbers.
  public var statistics: Record.Statistics
  /// How often each rule was put to the test, before findings count against theirs.
  public var tally: Tally
  /// The rules that were suspected of something that could not be repeated.
  public var doubted: Set<RuleID>
  /// Why rules never came up, as far as that is known.
  public var reasons: [RuleID: RuleResult.Reason]
  /// What the engine refused of what it declares.
  public var refusals = Refusals()
  /// What was found.
  public var findings: [Finding]
  /// The failures that were known, and what the shard says of each.
  public var known: [KnownResult]
  /// Why the shard ended.
  public var end: Record.End

  /// Creates a result.
  public init(
    shard: Shard, statistics: Record.Statistics, tally: Tally, doubted: Set<RuleID>,
    reasons: [RuleID: RuleResult.Reason], findings: [Finding], known: [KnownResult],
    end: Record.End
  ) {
    self.shard = shard
    self.statistics = statistics
    self.tally = tally
    self.doubted = doubted
    self.reasons = reasons
    self.findings = findings
    self.known = known
    self.end = end
  }
}

extension Record.Statistics {
  /// Adds the numbers of another part of the run.
  public mutating func add(_ other: Record.Statistics) {
    scripts += other.scripts
    steps += other.steps
    queries += other.queries
    variants += other.variants
    shrinkRuns += other.shrinkRuns
    unrelatedProblems += other.unrelatedProblems
    deaths += other.deaths
    unsupportedSteps += other.unsupportedSteps
  }
}
