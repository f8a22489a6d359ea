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

  @Test func everyStratumIsAdvancedOnceByItsWorker() async {
    let strata = await Strata.advance(Array(0..<16), workers: 7) { $0 += 100 }
    #expect(strata == Array(100..<116))
  }

  @Test func everyCaseBelongsToOneRoundAndOneStratum() {
    var done = 0
    var cases: [Int] = []
    while let round = Strata.round(after: done, below: 2500) {
      for stratum in 0..<Strata.count {
        let own = Strata.cases(of: round, in: stratum)
        #expect(own.count <= Strata.casesPerRound)
        #expect(own.allSatisfy { $0 % Strata.count == stratum })
        cases += own
      }
      done = round.upperBound
    }
    #expect(cases.sorted() == Array(0..<2500))
  }

  @Test func aRoundThatWasCutShortGoesOnWhereItEnded() {
    #expect(Strata.round(after: 0, below: 100) == 0..<100)
    #expect(Strata.round(after: 100, below: 3000) == 100..<1024)
    #expect(Strata.round(after: 1024, below: 1024) == nil)
  }
}
