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

  /// Searches.
  public func run() -> SearchReport<Test.Command> {
    var run = start()
    while let round = run.nextRound(options) {
      for place in run.strata.indices { run.strata[place].run(round, of: test, options) }
    }
    return report(run)
  }

  private func start() -> Run {
    var run = Run()
    for entry in saved.entries { repeatSaved(entry, &run) }
    run.strata = (0..<Strata.count).map {
      SearchStratum($0, knowing: run.known.asKnown, kinds: test.commandKinds)
    }
    return run
  }

  private func repeatSaved(_ entry: SavedCases.Entry, _ run: inout Run) {
    var commands: [Test.Command] = []
    for line in entry.lines {
      guard let command = text?.read(line) else {
        return run.note(entry, .unreadable(line: line))
      }
      commands.append(command)
    }
    do throws(NotDrawable) {
      let steps = try test.encode(commands)
      guard let found = test.run(commands) else { return run.note(entry, .passing) }
      run.note(entry, .failing(found.complaint))
      run.known.file(
        Array(steps.prefix(found.step + 1)), found.complaint, .saved(entry.name), test,
        budget: options.shrinkBudget)
    } catch {
      run.note(entry, .impossible(step: error.index))
    }
  }

  private func report(_ run: Run) -> SearchReport<Test.Command> {
    var file = run.known
    var features = Set<UInt64>()
    for stratum in run.strata {
      file.merge(stratum.file)
      features.formUnion(stratum.corpus.features)
    }
    let statistics = run.statistics
    return SearchReport(
      seed: options.seed, statistics: statistics, failures: file.failures,
      saved: run.verdicts,
      coverage: options.required.map { required in
        RequiredResult(
          required: required, labelled: statistics.freshCases(labelled: required.label),
          cases: statistics.freshCases)
      },
      features: features.count,
      keptCases: run.strata.reduce(0) { $0 + $1.corpus.entries.count },
      wasInterrupted: run.strata.contains(where: \.wasInterrupted))
  }

  /// A search under way.
  struct Run {
    var known = FailureFile<Test>()
    var verdicts: [SavedVerdict] = []
    var strata: [SearchStratum<Test>] = []
    var done = 0

    mutating func note(_ entry: SavedCases.Entry, _ outcome: SavedVerdict.Outcome) {
      verdicts.append(SavedVerdict(name: entry.name, outcome: outcome))
    }

    /// What all strata counted.
    var statistics: SearchStatistics {
      strata.dropFirst().reduce(into: strata.first?.statistics ?? SearchStatistics()) {
        $0.add($1.statistics)
      }
    }

    /// The cases that come next; nil when the search is at its end.
    ///
    /// Asked between rounds, when all strata have done the same ones, so that the answer does not
    /// depend on who ran which.
    mutating func nextRound(_ options: SearchOptions) -> Range<Int>? {
      if strata.contains(where: \.wasInterrupted) { return nil }
      if options.stopsAtFailure, !strata.allSatisfy(\.file.failures.isEmpty) { return nil }
      var round = Strata.round(after: done, below: options.cases)
      if round == nil, !options.required.isEmpty, !isDecided(options) {
        round = Strata.round(after: done, below: options.mostCases)
      }
      done = round?.upperBound ?? done
      return round
    }

    private func isDecided(_ options: SearchOptions) -> Bool {
      let statistics = statistics
      return options.required.allSatisfy {
        $0.verdict(
          labelled: statistics.freshCases(labelled: $0.label), of: statistics.freshCases)
          != .undecided
      }
    }
  }
}

extension SequenceSearch where Test: Sendable, Test.Command: Sendable {
  /// Searches with several workers.
  ///
  /// - Parameter workers: How many cases are carried out at the same time; the report does not depend
  ///   on it.
  /// - Returns: What the search came to.
  public func run(workers: Int) async -> SearchReport<Test.Command> {
    var run = start()
    let (test, options) = (test, options)
    while let round = run.nextRound(options) {
      run.strata = await Strata.advance(run.strata, workers: workers) { stratum in
        stratum.run(round, of: test, options)
      }
    }
    return report(run)
  }
}
