import Choices
public import Conformance
public import LayerScript
public import Rules

/// What a run is to be.
public struct CampaignOptions: Hashable, Sendable {
  /// The seed; equal seeds give equal runs.
  public var seed: UInt64 = 1
  /// The number of scripts.
  public var cases = 20_000
  /// The areas to restrict the run to; empty for all.
  public var areas: [Area] = []
  /// The rules to restrict the run to; empty for all.
  public var rules: [RuleID] = []
  /// Whether scripts splice ready-made fragments; without them a run shows what these are worth.
  public var usesIngredients = true
  /// The rules among these that were named one by one: each of them has to come up for a verdict.
  public var named: [RuleID] = []
  /// The levels of evidence to restrict the run to; empty for all.
  public var levels: [Evidence.Level] = []
  /// How long the run may take, as it was written, for the record; whoever runs it keeps the time.
  public var time: String?
  /// How the engine was named, for the command that repeats the run.
  public var engineOption = "reference"
  /// Whether scripts build on earlier ones that showed something new.
  public var isGuided = false
  /// How many candidates the shrinker may execute for each finding.
  public var shrinkBudget = 300
  /// How many candidates it may execute when each of them may kill the engine.
  public var deadlyShrinkBudget = 100
  /// How many candidates it may execute when each of them may take its whole deadline.
  public var hangShrinkBudget = 24
  /// How many scripts shrinking once more what stands for the findings may carry out when the search is over.
  var lastShrinkBudget = 60_000
  /// Of how many further scripts of a finding a closer look is taken, whether another mistake is at
  /// work in them, too.
  public var closerLooks = 16
  /// How many scripts are shrunk of a mistake that is known for what it is; the shortest stands for it.
  public var shrinksOfKnownMistakes = 12
  /// How many scripts of one finding may kill or hang the engine before what does so is drawn no more.
  public var deathsPerFinding = 12
  /// How many scripts may kill the engine without being explained by an earlier finding; one more for every 250
  /// scripts that were carried out.
  public var deathLimit = 20
  /// How many scripts may hang the engine without being explained by an earlier finding; one more for every 2,000
  /// scripts that were carried out.
  public var hangLimit = 5
  /// How many findings are worth making.
  public var findingLimit = 600
  /// The names of known faults that no finding is said to behave like.
  public var withheldFaults: Set<String> = []
  /// The scripts that go first, in this order, as far as the engine declares what they need; they take
  /// up at most three of four cases.
  public var directed: [Directed] = []
  /// The failures that are known; their scripts go first, in this order.
  public var known: [KnownFailure] = []
  /// The part of the run that is to be carried out; nil for all of it.
  public var shard: Shard?
  /// Whether the engine is compared with an earlier version, so that only what that gets right is wrong.
  var isComparison = false

  /// A script that is known to tell something, and the rules that it is about.
  public struct Directed: Hashable, Sendable {
    /// The script.
    public let script: Script
    /// The rules.
    public let rules: [RuleID]

    /// Creates a script.
    public init(_ script: Script, about rules: [RuleID]) {
      self.script = script
      self.rules = rules
    }
  }

  /// Creates the usual options.
  public init() {}

  /// Tells whether a rule is one that the run is about.
  func includes(_ rule: RuleID) -> Bool {
    if !levels.isEmpty, let known = Catalogue.rule(rule), !levels.contains(known.level) {
      return false
    }
    if areas.isEmpty && rules.isEmpty { return true }
    return areas.contains(rule.area) || rules.contains(rule)
  }
}

extension CampaignOptions {
  /// How many cases are directed scripts: at most three of four, so that a short run draws scripts, too.
  ///
  /// Nothing else tells as much in so few.
  var directedCases: Int { min(directed.count, cases - cases / 4) }

  /// The problems that the run is about, in the order of the steps.
  func relevant(_ problems: [Problem]) -> [Problem] {
    problems.filter { $0.suspects.isEmpty || $0.suspects.contains(where: includes) }
  }

  /// How many candidates the shrinker may execute; a script that hangs takes its whole deadline.
  func budget(for kind: FindingKind) -> Int {
    switch kind {
    case .hang: min(hangShrinkBudget, deadlyShrinkBudget)
    case .crash, .protocolViolation, .nondeterminism: deadlyShrinkBudget
    default: shrinkBudget
    }
  }

  /// How the search goes that the run is.
  var search: SearchOptions {
    var search = SearchOptions(
      seed: seed, cases: cases, guidance: isGuided ? .coverage(.notes) : .none)
    search.swarmPercent = 0
    // A limit in time holds between rounds, so with one they are short.
    search.largestRound = time == nil ? 1024 : 256
    // Machines that share the cases are to come to what one would have come to.
    search.sharesCorpus = false
    search.shard = shard.flatMap { SearchShard($0.number, of: $0.count) }
    return search
  }
}

/// How far a run is.
public struct CampaignProgress: Hashable, Sendable {
  /// Scripts that were run.
  public let scripts: Int
  /// Scripts that were asked for.
  public let cases: Int
  /// Findings so far.
  public let findings: Int
  /// Rules that were put to the test so far, of those that the run is about.
  public let exercised: Int
  /// Rules that the run is about.
  public let rules: Int
  /// The number of steps of the shortest counterexample so far; nil without one.
  public let shortest: Int?
  /// The latest finding, if there is one.
  public let latest: Finding?
  /// Whether there are findings, of each of which all closer looks were taken that ever will be.
  public let isSettled: Bool
}
