import Choices
import Testing

/// The number of workers decides how long a search takes and nothing else.
struct WorkerTests {
  private static let guidances: [SearchOptions.Guidance] = [
    .none, .coverage(.notesAndPairs),
  ]

  @Test(arguments: guidances)
  func anyNumberOfWorkersGivesTheSameReport(guidance: SearchOptions.Guidance) async {
    var options = SearchOptions(seed: 11, cases: 1100, guidance: guidance)
    options.length = 8
    options.shrinkBudget = 40
    options.mostCases = options.cases
    options.require("three in a drawer", atLeast: 0.05)
    let search = SequenceSearch(
      of: DrawerTest(mistakes: [.emptyLeavesOne, .discardEmptiesOthers]), options)
    let alone = search.run().text(DrawerTest.Command.text.write)
    for workers in [1, 2, 7] {
      let report = await search.run(workers: workers)
      #expect(report.text(DrawerTest.Command.text.write) == alone, "\(workers) workers")
    }
  }

  @Test(arguments: [1, 2, 3, 5, 16])
  func everyStratumBelongsToOneShard(count: Int) {
    let owned = (1...count).map { Strata.numbers(of: SearchShard($0, of: count)) }
    #expect(owned.flatMap { $0 }.sorted() == Strata.numbers(of: nil))
  }

  @Test(arguments: [(0, 4), (5, 4), (1, 0), (1, 17), (17, 17)])
  func aShardThatCannotBeIsRefused(number: Int, count: Int) {
    #expect(SearchShard(number, of: count) == nil)
  }

  @Test func shardsCarryOutEachCaseOfTheWholeSearchOnce() {
    let mistakes: Set<DrawerTest.Mistake> = [.changesOneOfThree]
    var options = SearchOptions(seed: 4, cases: 700, guidance: .none)
    let whole = SequenceSearch(of: DrawerTest(mistakes: mistakes), options).run().statistics
    let parts = (1...3).map { number in
      options.shard = SearchShard(number, of: 3)
      return SequenceSearch(of: DrawerTest(mistakes: mistakes), options).run().statistics
    }
    #expect(parts.reduce(0) { $0 + $1.cases } == 700)
    #expect(parts.reduce(0) { $0 + $1.commands } == whole.commands)
    #expect(parts.reduce(0) { $0 + $1.failedCases } == whole.failedCases)
  }

  @Test(arguments: [(0, 4), (4, 8), (100, 128), (512, 1024), (1000, 1024), (1024, 2048)])
  func roundsAreSmallAtFirst(planned: Int, limit: Int) {
    #expect(Strata.limit(after: planned, below: 5000, atMost: 1024) == limit)
  }

  @Test func theLastRoundEndsWithTheSearch() {
    #expect(Strata.limit(after: 64, below: 100, atMost: 1024) == 100)
    #expect(Strata.limit(after: 100, below: 100, atMost: 1024) == 100)
  }
}
