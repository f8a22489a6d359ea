import Choices
import Testing

/// Guidance must help where there is something to be guided by.
struct GuidanceTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func aLockOpensInHalfOfTheCasesThatAnUnguidedSearchNeeds(seed: UInt64) throws {
    var options = SearchOptions(seed: seed, cases: 20_000, guidance: .coverage(.notes))
    options.length = 20
    options.stopsAtFailure = true
    let guided = SequenceSearch(of: LockTest(), options).run()
    let failure = try #require(guided.failures.first)
    #expect(failure.commands == LockTest.secret)
    guard case .generated(let index) = failure.origin else { return }
    options.guidance = .none
    options.cases = 2 * (index + 1)
    #expect(SequenceSearch(of: LockTest(), options).run().passed)
  }

  /// What is left of cases that show one feature a step.
  private func kept(_ cases: [[UInt64]]) -> [[UInt64]] {
    var corpus = Corpus()
    for (index, features) in cases.enumerated() {
      let shown = features.enumerated().map { ($0.element, $0.offset) }
      corpus.consider(index, features: shown) { Array(repeating: [], count: features.count) }
      if index % 2 == 1 { corpus.endRound() }
    }
    corpus.endRound()
    #expect(corpus.entries.allSatisfy { $0.steps.count == $0.features.count })
    return corpus.entries.map(\.features)
  }

  @Test(
    arguments: [
      ([[1, 2, 3], [3]], [[1, 2], [3]]),
      ([[1, 2], [1, 2, 9]], [[1, 2, 9]]),
      ([[1, 2], [1, 2], [7, 8]], [[1, 2], [7, 8]]),
      ([[1, 2, 3], [2], [3]], [[1, 2], [3]]),
      ([[1, 2, 3], [4, 1, 2, 3, 5], [5, 4]], [[4, 1, 2, 3], [5]]),
    ] as [([[UInt64]], [[UInt64]])])
  func noKeptCaseCouldBeLeftOut(cases: [[UInt64]], left: [[UInt64]]) {
    #expect(kept(cases) == left)
  }

  @Test func whatIsKeptOfACaseEndsAtItsLastNewStep() {
    var corpus = Corpus()
    corpus.consider(0, features: [(5, 1), (6, 3)]) { Array(repeating: [], count: 9) }
    corpus.endRound()
    #expect(corpus.entries.map(\.steps.count) == [4])
  }

  @Test func aCaseWithoutAnythingNewIsNotKept() {
    var corpus = Corpus()
    corpus.consider(0, features: [(5, 1)]) { [[], []] }
    corpus.consider(1, features: [(5, 1)]) { [[], []] }
    corpus.endRound()
    #expect(corpus.entries.map(\.index) == [0])
  }

  @Test func pairsOfCommandsOnOneObjectAreFeatures() {
    var options = SearchOptions(seed: 1, cases: 256, guidance: .coverage(.notesAndPairs))
    let paired = SequenceSearch(of: DrawerTest(), options).run().features
    options.guidance = .coverage(.notes)
    let own = SequenceSearch(of: DrawerTest(), options).run().features
    // Nothing follows a discard but the opening of a drawer of the same number.
    #expect((17...25).contains(paired - own))
  }

  @Test func everyKindOfMutationIsTried() {
    var options = SearchOptions(seed: 1, cases: 2048, guidance: .coverage(.notesAndPairs))
    options.length = 10
    let statistics = SequenceSearch(of: DrawerTest(), options).run().statistics
    for mutation in Mutation.allCases {
      let name = "kept cases: \(mutation.rawValue)"
      #expect(statistics.origins.contains { $0.name == name && $0.cases > 60 }, "\(name)")
    }
    // Three of four cases build on kept ones while that shows something new, which is soon over here.
    #expect((690...1200).contains(statistics.freshCases))
  }
}

/// Guidance must take effect in the first thousand cases, which is all that most searches have.
struct EarlyGuidanceTests {
  private func features(seed: UInt64, sharesCorpus: Bool) -> Int {
    var options = SearchOptions(seed: seed, cases: 1000, guidance: .coverage(.notes))
    options.length = 20
    options.sharesCorpus = sharesCorpus
    return SequenceSearch(of: LockTest(), options).run().features
  }

  @Test func strataThatShareWhatTheyKeepComeFurtherInAThousandCases() {
    let seeds: ClosedRange<UInt64> = 1...8
    let shared = seeds.reduce(0) { $0 + features(seed: $1, sharesCorpus: true) }
    let alone = seeds.reduce(0) { $0 + features(seed: $1, sharesCorpus: false) }
    #expect(shared > alone)
  }

  @Test func aShardBuildsOnWhatItsOwnStrataKeepEach() {
    var options = SearchOptions(seed: 1, cases: 1000, guidance: .coverage(.notes))
    options.sharesCorpus = false
    let whole = SequenceSearch(of: LockTest(), options).run().statistics
    let parts = (1...4).map { number in
      options.shard = SearchShard(number, of: 4)
      return SequenceSearch(of: LockTest(), options).run().statistics
    }
    #expect(parts.reduce(0) { $0 + $1.freshCases } == whole.freshCases)
  }
}
