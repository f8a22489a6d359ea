/// A search for everything that is wrong with a system, by sequences of commands.
///
/// Unlike `SequenceProperty.check`, which ends at the first failure, a search files every failure that
/// it can tell apart and goes on. It runs saved cases first, can build on what earlier cases reached,
/// counts what the cases consisted of, and can share the work among several workers: the report is the
/// same for any number of them.
public struct SequenceSearch<Test: SystemTest> {
  private let test: Test
  private let text: CommandText<Test.Command>?
  private let saved: SavedCases
  /// How far the search goes, and what guides it.
  public var options: SearchOptions

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - test: The model and the system.
  ///   - options: How far the search goes, and what guides it.
  public init(of test: Test, _ options: SearchOptions) {
    self.test = test
    self.options = options
    text = nil
    saved = SavedCases()
  }

  /// Creates a search that runs saved cases first.
  ///
  /// - Parameters:
  ///   - test: The model and the system.
  ///   - options: How far the search goes, and what guides it.
  ///   - saved: The saved cases.
  ///   - text: How their commands are read.
  public init(
    of test: Test, _ options: SearchOptions, saved: SavedCases, as text: CommandText<Test.Command>
  ) {
    self.test = test
    self.options = options
    self.text = text
    self.saved = saved
  }

  /// Creates a search that runs saved cases first, each of which is one line of recorded choices.
  ///
  /// - Parameters:
  ///   - test: The model and the system.
  ///   - options: How far the search goes, and what guides it.
  ///   - saved: The saved cases.
  public init(of test: Test, _ options: SearchOptions, saved: SavedCases) {
    self.test = test
    self.options = options
    text = nil
    self.saved = saved
  }

  /// Searches.
  public func run() -> SearchReport<Test.Command> {
    var (loop, verdicts) = start()
    loop.run(on: (), while: options.goesOn)
    return report(loop, verdicts)
  }

  private func start() -> (loop: SearchLoop<SequenceClient<Test>>, verdicts: [SavedVerdict]) {
    var client = SequenceClient(test: test, options: options)
    let verdicts = saved.entries.map { entry in
      SavedVerdict(name: entry.name, outcome: outcome(of: entry, &client))
    }
    return (SearchLoop(of: client, options), verdicts)
  }

  /// Runs a saved case again, and files what is wrong with it.
  private func outcome(
    of entry: SavedCases.Entry, _ client: inout SequenceClient<Test>
  ) -> SavedVerdict.Outcome {
    if let line = entry.lines.first, entry.lines.count == 1, let recorded = RecordedCase(line) {
      let drawn = test.replay(recorded.steps)
      return outcome(of: drawn.steps, drawn.commands, named: entry.name, &client)
    }
    var commands: [Test.Command] = []
    for line in entry.lines {
      guard let command = text?.read(line) else { return .unreadable(line: line) }
      commands.append(command)
    }
    do throws(NotDrawable) {
      return outcome(of: try test.encode(commands), commands, named: entry.name, &client)
    } catch {
      return .impossible(step: error.index)
    }
  }

  private func outcome(
    of steps: [[Choice]], _ commands: [Test.Command], named name: String,
    _ client: inout SequenceClient<Test>
  ) -> SavedVerdict.Outcome {
    guard let found = test.run(commands) else { return .passing }
    var failure = SequenceClient<Test>.Failure(
      steps: Array(steps.prefix(found.step + 1)), complaint: found.complaint,
      origin: .saved(name))
    if case .open = client.sift(&failure) {
      _ = client.accept(client.shrink(failure, on: (), while: options.goesOn), of: failure)
    }
    return .failing(found.complaint)
  }

  private func report(
    _ loop: SearchLoop<SequenceClient<Test>>, _ verdicts: [SavedVerdict]
  ) -> SearchReport<Test.Command> {
    let statistics = loop.statistics
    return SearchReport(
      seed: options.seed, statistics: statistics, failures: loop.client.file.failures,
      saved: verdicts,
      coverage: options.required.map { required in
        RequiredResult(
          required: required, labelled: statistics.freshCases(labelled: required.label),
          cases: statistics.freshCases)
      },
      features: loop.strata.reduce(into: Set<UInt64>()) { $0.formUnion($1.corpus.features) }.count,
      keptCases: loop.strata.reduce(0) { $0 + $1.corpus.entries.count },
      wasInterrupted: loop.wasInterrupted)
  }
}

extension SequenceSearch where Test: Sendable, Test.Command: Sendable {
  /// Searches with several workers.
  ///
  /// - Parameter workers: How many cases are carried out at the same time; the report does not depend
  ///   on it.
  /// - Returns: What the search came to.
  public func run(workers: Int) async -> SearchReport<Test.Command> {
    var (loop, verdicts) = start()
    await loop.run(onEach: Array(repeating: (), count: Swift.max(1, workers)))
    return report(loop, verdicts)
  }
}
