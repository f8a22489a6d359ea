public import LayerScript

/// What a run had come to between two rounds: enough for another process to go on from there.
public struct Checkpoint: Hashable, Sendable {
  /// The version of the form in which checkpoints are written.
  public static let formatVersion = 11

  /// The run.
  public var header: Record.Header
  /// What was counted and found; its end says nothing yet.
  public var totals: ShardResult
  /// The case up to which rounds were planned.
  public var planned: Int
  /// How many failures come next at a time.
  public var failuresAtATime: Int
  /// What each stratum of the run had come to, in their order.
  public var strata: [Stratum]
  /// What is known of further failures.
  public var knowledge: Knowledge

  /// What one stratum had come to.
  public struct Stratum: Hashable, Sendable {
    /// The number of its next case.
    public var next: Int
    /// What the engine refused of what it declares.
    public var refusals: Refusals

    /// Creates what a stratum had come to.
    public init(next: Int, refusals: Refusals = Refusals()) {
      self.next = next
      self.refusals = refusals
    }
  }

  /// The scripts that an entry of the list of known failures explains, until no more closer looks are taken at them.
  public struct ListedScripts: Hashable, Sendable {
    /// How many came up.
    public var occurrences: Int
    /// At how many of them a closer look was taken, whether another mistake is at work in them, too.
    public var looks: Int

    /// Creates counts.
    public init(occurrences: Int = 0, looks: Int = 0) {
      self.occurrences = occurrences
      self.looks = looks
    }
  }

  /// What a run knows of failures that may still come up.
  public struct Knowledge: Hashable, Sendable {
    /// For each finding, at how many further scripts a closer look was taken.
    public var closerLooks: [Int: Int] = [:]
    /// For each entry of the list of known failures, what was made of the scripts that it explains.
    public var listed: [Int: ListedScripts] = [:]
    /// For each finding, the ways in which its mistake shows.
    public var faces: [Int: [FiledFace]] = [:]
    /// For each finding, how many scripts it explains that were not looked into and are not counted yet.
    public var settled: [Int: Int] = [:]
    /// For each finding that is the end of the engine, in which further ways its step ends it.
    public var deadly: [Int: Set<StepVariant>] = [:]
    /// The steps of scripts that the engine survived.
    public var survived = SurvivedSteps()
    /// How the scripts came out that were written with rules in mind.
    public var cases = CaseResults()
    /// What was wrong, by the rules that are suspected together.
    public var wrong = WrongAnswers()
    /// After how many scripts an engine is started afresh; nil where it never is without need.
    public var scriptsPerStart: Int?
    /// How often something kept from script to script was looked for in vain.
    public var failedLeakSearches = 0
    /// Deaths that no finding explained.
    public var unexplainedDeaths = 0
    /// Hangs that no finding explained.
    public var unexplainedHangs = 0

    /// Creates the knowledge of a run that has met nothing.
    public init() {}
  }

  /// Creates a checkpoint.
  public init(
    header: Record.Header, totals: ShardResult, planned: Int, failuresAtATime: Int,
    strata: [Stratum], knowledge: Knowledge
  ) {
    self.header = header
    self.totals = totals
    self.planned = planned
    self.failuresAtATime = failuresAtATime
    self.strata = strata
    self.knowledge = knowledge
  }
}
