/// What one stratum of a search has come to.
struct SearchStratum<Test: SystemTest> {
  let number: Int
  var file: FailureFile<Test>
  var corpus = Corpus()
  var statistics: SearchStatistics
  /// Whether the search was told to end before the stratum's cases were done.
  var wasInterrupted = false

  init(_ number: Int, knowing file: FailureFile<Test>, kinds: CommandKinds) {
    self.number = number
    self.file = file
    statistics = SearchStatistics(kinds)
  }

  /// Carries out the stratum's cases of a round.
  mutating func run(_ round: Range<Int>, of test: Test, _ options: SearchOptions) {
    var runner = CaseRunner(test, length: options.length, feedback: options.guidance.feedback)
    // What this round finds guides later ones alone.
    let avoidable = options.guidance == .none ? [] : file.avoidable
    for index in Strata.cases(of: round, in: number) {
      guard options.goesOn() else {
        wasInterrupted = true
        break
      }
      let plan = plan(index, test, options, avoidable)
      let complaint = runner.run(plan, &statistics)
      statistics.endCase(
        plan, labels: runner.notes.labels, isEmpty: runner.isEmpty, hasFailed: complaint != nil)
      if options.guidance.feedback != nil {
        corpus.consider(index, features: runner.notes.features) { runner.steps }
      }
      guard let complaint else { continue }
      file.file(
        runner.steps, complaint, .generated(index), test, budget: options.shrinkBudget)
    }
    corpus.endRound()
  }

  private mutating func plan(
    _ index: Int, _ test: Test, _ options: SearchOptions, _ avoidable: [UInt64]
  ) -> CasePlan {
    var plan = CasePlan(
      index, in: options.seed, kinds: test.commandKinds, swarmPercent: options.swarmPercent)
    guard options.guidance != .none else { return plan }
    // A stream of its own: what earlier rounds found must not change what a fresh case consists of.
    var random = SplitMix64(seed: SplitMix64.mix(plan.seed ^ 0x6A09_E667_F3BC_C908))
    plan.steer(away: avoidable, &random)
    if options.guidance.feedback != nil {
      plan.mutate(&corpus, stepsACase: options.length, &random)
    }
    return plan
  }
}

extension SearchStratum: Sendable where Test.Command: Sendable {}
