public import LayerScript
public import Rules

/// Everything that a report needs to know of a run; reports are made from records alone.
public struct Record: Hashable, Sendable {
  /// The version of the form in which records are written.
  public static let formatVersion = 3

  /// What was run.
  public struct Header: Hashable, Sendable {
    /// The version of the harness.
    public var suite: String
    /// The version of the catalogue.
    public var catalogue: String
    /// The engine as it described itself.
    public var engine: EngineDescription
    /// How the engine was named on the command line.
    public var engineOption: String
    /// The seed.
    public var seed: UInt64
    /// The number of scripts that were asked for.
    public var cases: Int
    /// The areas that the run was restricted to; empty for all.
    public var areas: [Area]
    /// The rules that the run was restricted to; empty for all.
    public var rules: [RuleID]
    /// The rules that were named one by one: without each of them having come up there is no verdict.
    public var named: [RuleID] = []
    /// The levels of evidence that the run was restricted to; empty for all.
    public var levels: [Evidence.Level] = []
    /// How long the run was given, as it was written; nil without a limit.
    public var time: String?
    /// The parts of the run that the record is of, in order; none when it is of the whole run.
    public var shards: [Shard] = []

    /// Creates a header.
    public init(
      suite: String, catalogue: String, engine: EngineDescription, engineOption: String,
      seed: UInt64, cases: Int, areas: [Area], rules: [RuleID]
    ) {
      self.suite = suite
      self.catalogue = catalogue
      self.engine = engine
      self.engineOption = engineOption
      self.seed = seed
      self.cases = cases
      self.areas = areas
      self.rules = rules
    }
  }

  /// What happened in numbers.
  public struct Statistics: Hashable, Sendable {
    /// Scripts that were run in the search.
    public var scripts = 0
    /// Steps of these scripts.
    public var steps = 0
    /// Queries among these steps.
    public var queries = 0
    /// Second scripts that laws about two scripts asked for.
    public var variants = 0
    /// Scripts that were run for shrinking and confirmation.
    public var shrinkRuns = 0
    /// Scripts that killed the engine, hung it or broke the protocol.
    public var deaths = 0
    /// Steps that the engine answered as unsupported.
    public var unsupportedSteps = 0
    /// What was wrong and has nothing to do with the rules that the run is about.
    public var unrelatedProblems = 0

    /// Creates empty statistics.
    public init() {}
  }

  /// Why the run ended.
  public enum End: Hashable, Sendable {
    /// All scripts that were asked for were run.
    case complete
    /// The time that was given was over; what was run until then counts.
    case time
    /// Too many scripts killed the engine.
    case deaths
    /// So many findings were made that more would not help.
    case findings
    /// Somebody interrupted the run.
    case interrupted
    /// The engine could not be started again. The text says why.
    case engineGone(EngineText)
    /// Some parts of a run were merged, and these are missing.
    case shardsMissing([Shard])
  }

  /// What was run.
  public var header: Header
  /// What happened in numbers.
  public var statistics: Statistics
  /// One result for each rule that the run was about, in the order of the catalogue.
  public var results: [RuleResult]
  /// What was found, in the order in which it was found.
  public var findings: [Finding]
  /// Why the run ended.
  public var end: End
  /// The failures that were known, and what the run says of each.
  public var known: [KnownResult] = []
  /// What the engine declares to do otherwise than the rules say, in the order of the declaration.
  public var deviations: [DeviationResult] = []
  /// What the engine refused of what it declares.
  public var refusals = Refusals()
  /// What was seen to be wrong and not looked into.
  public var waiting: [WaitingFailure] = []
  /// What each part of the run came to, for merging; none when the record is of the whole run.
  public var shards: [ShardResult] = []

  /// Creates a record.
  public init(
    header: Header, statistics: Statistics, results: [RuleResult], findings: [Finding], end: End
  ) {
    self.header = header
    self.statistics = statistics
    self.results = results
    self.findings = findings
    self.end = end
  }
}

extension Record {
  /// What the run says of the engine as a whole.
  public enum Conclusion: Hashable, Sendable {
    /// Everything that was put to the test holds, but for what the engine declares, and something was.
    case conforms
    /// Nothing but known failures was found.
    case conformsButForKnown
    /// At least one violation was confirmed.
    case doesNotConform
    /// No verdict could be reached.
    case inconclusive
    /// The run came to its end, and no rule that it was about ever came up, or one that it names did not.
    case nothingTested
  }

  /// What the run says of the engine as a whole.
  ///
  /// A confirmed violation decides, whatever else happened; otherwise the run must have come to its
  /// end, nothing may have been left that could not be repeated, and at least one comparison must
  /// have been made: an engine that was never asked anything is not right.
  public var conclusion: Conclusion {
    if findings.contains(where: { $0.failsRun }) { return .doesNotConform }
    if end != .complete, end != .time { return .inconclusive }
    if findings.contains(where: { !$0.isHarmless && !$0.isKnown }) { return .inconclusive }
    if findings.contains(where: \.counts) || known.contains(where: \.isSeen) {
      return .conformsButForKnown
    }
    return namedButUntested.isEmpty && results.contains { $0.isTested }
      ? .conforms : .nothingTested
  }

  /// What the run says of the rules that it names and that never came up.
  public var namedButUntested: [RuleResult] {
    results.filter { header.named.contains($0.rule) && !$0.isTested }
  }
}

extension RuleResult {
  /// Tells whether the rule came up; what deviates as it is declared did.
  fileprivate var isTested: Bool { counts.exercised > 0 || verdict == .deviates }
}

extension KnownResult {
  /// Tells whether the failure came up.
  fileprivate var isSeen: Bool { state == .fails || occurrences > 0 }
}

extension Finding {
  /// Tells whether a finding that does not count raises no doubt either: a report-only one.
  fileprivate var isHarmless: Bool {
    guard problem.kind.isViolation, confirmed.again > 0, let primary else { return false }
    return Catalogue.rule(primary)?.standing != .asserted
  }
}
