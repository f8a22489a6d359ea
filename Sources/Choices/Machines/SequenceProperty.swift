/// That a system does what its model says, for every sequence of commands.
public struct SequenceProperty<Test: SystemTest> {
  let test: Test
  /// How many commands a sequence has; shorter only where no command is possible.
  public var length = 50
  /// The share of cases that get a random half of the commands, in percent; the rest get all.
  public var swarmPercent: UInt64 = 50
  /// How many candidates the shrinker may execute.
  public var shrinkBudget = 10_000
  /// Asked before every case and every candidate of the shrinker; the check ends when it says no.
  ///
  /// This is how a check gets a limit in time; where such a limit ends it, it is no function of the seed.
  public var goesOn: @Sendable () -> Bool = { true }

  /// Creates a property.
  ///
  /// - Parameter test: The model and the system.
  public init(of test: Test) {
    self.test = test
  }

  /// Draws sequences and carries them out, until something is wrong.
  ///
  /// - Parameters:
  ///   - seed: The seed of the run; equal seeds give equal results.
  ///   - cases: How many sequences to try at most.
  /// - Returns: What the run came to, with the simplest sequence that shows what is wrong.
  public func check(seed: UInt64, cases: Int = 1000) -> SequenceResult<Test> {
    let search = search(seed: seed, cases: cases, isObserving: false)
    let statistics = search.statistics
    return SequenceResult(
      cases: statistics.cases, undrawn: statistics.emptyCases, commands: statistics.commands,
      failure: search.client.failure)
  }

  /// Searches up to the first failure.
  ///
  /// - Parameters:
  ///   - seed: The seed of the run.
  ///   - cases: How many sequences to try at most.
  ///   - isObserving: Whether it is counted what the cases consist of.
  /// - Returns: The search at its end.
  func search(seed: UInt64, cases: Int, isObserving: Bool) -> SearchLoop<PropertyClient<Test>> {
    var options = SearchOptions(seed: seed, cases: cases, guidance: .none)
    options.length = length
    options.swarmPercent = swarmPercent
    options.stopsAtFailure = true
    options.isDivided = false
    var loop = SearchLoop(of: PropertyClient(self, options, isObserving: isObserving), options)
    loop.run(on: (), while: goesOn)
    return loop
  }

  /// Turns a sequence that fails into the simplest that the passes can reach.
  ///
  /// Commands need not be ones that the machine draws: of others, those that the failure does not need
  /// are left out, and the rest stays as it is. Commands that are not possible fall out.
  ///
  /// - Returns: Nil when nothing is wrong.
  public func shrink(_ commands: [Test.Command]) -> SequenceResult<Test>.Failure? {
    let list = CommandList(base: test, commands: commands)
    let possible = commands.isEmpty ? [] : list.whole.commands
    guard let failure = test.run(possible) else { return nil }
    guard let steps = try? test.encode(possible) else {
      return shrink(list, failure)
    }
    return shrink(steps, failure.complaint)
  }

  /// Carries out a recorded case again, and shrinks what is wrong with it.
  ///
  /// - Returns: Nil when nothing is wrong.
  public func replay(_ recorded: RecordedCase) -> SequenceResult<Test>.Failure? {
    let drawn = test.replay(recorded.steps)
    guard let found = test.run(drawn.commands) else { return nil }
    return shrink(Array(drawn.steps.prefix(found.step + 1)), found.complaint)
  }

  /// Leaves out what the failure does not need, where commands cannot be drawn.
  private func shrink(
    _ list: CommandList<Test>, _ failure: (step: Int, complaint: String)
  ) -> SequenceResult<Test>.Failure {
    let whole = list.whole
    var shrinker = SequenceShrinker(
      whole, lastStep: failure.step, on: list, budget: shrinkBudget, while: goesOn
    ) { interest(in: $0.commands, failure.complaint) }
    shrinker.run(passes: ShrinkPass.ofStepLists)
    return SequenceResult<Test>.Failure(
      original: whole.commands, commands: shrinker.best.commands,
      complaint: complaint(of: shrinker.best.commands) ?? failure.complaint,
      recorded: nil,
      report: shrinker.report)
  }

  /// What is wrong with commands, in the words that are true of them.
  private func complaint(of commands: [Test.Command]) -> String? { test.run(commands)?.complaint }

  private func interest(in commands: [Test.Command], _ complaint: String) -> Interest? {
    guard let found = test.run(commands) else { return nil }
    return found.complaint.isComplaint(like: complaint)
      ? Interest(lastStep: found.step) : .otherFailure
  }

  /// Turns choices whose last command fails into the simplest that the passes can reach.
  func shrink(
    _ steps: [[Choice]], _ complaint: String
  ) -> SequenceResult<Test>.Failure {
    let drawn = test.replay(steps)
    var shrinker = SequenceShrinker(
      drawn, lastStep: drawn.commands.count - 1, on: test, budget: shrinkBudget, while: goesOn
    ) { interest(in: $0.commands, complaint) }
    shrinker.run()
    return SequenceResult<Test>.Failure(
      original: drawn.commands, commands: shrinker.best.commands,
      complaint: self.complaint(of: shrinker.best.commands) ?? complaint,
      recorded: RecordedCase(shrinker.best.steps), report: shrinker.report)
  }
}

/// What checking sequences of commands came to.
public struct SequenceResult<Test: SystemTest> {
  /// How many sequences were tried.
  public let cases: Int
  /// For how many of them no command was possible.
  public let undrawn: Int
  /// How many commands were carried out and checked.
  public let commands: Int
  /// The sequence at which something is wrong, if one was found.
  public let failure: Failure?

  /// A sequence at which something is wrong.
  public struct Failure {
    /// The commands as they were drawn, up to the one that failed.
    public let original: [Test.Command]
    /// The simplest commands that were reached.
    public let commands: [Test.Command]
    /// What is wrong.
    public let complaint: String
    /// The choices behind the simplest commands; nil where they cannot be drawn.
    public let recorded: RecordedCase?
    /// What the shrinker tried, and why it stopped.
    public let report: ShrinkReport
  }
}

extension SequenceResult {
  /// Why the result shows nothing although no failure was found; nil where enough was tested.
  public var vacuity: Vacuity? {
    failure == nil ? Vacuity(cases: cases, undrawn: undrawn) : nil
  }

  /// Whether no failure was found, and enough was tested to say so.
  public var passed: Bool { failure == nil && vacuity == nil }
}
