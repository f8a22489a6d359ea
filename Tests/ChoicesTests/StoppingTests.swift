import Choices
import Testing

/// A search that is to stop at a failure, or has no more time, does nothing in vain.
struct StoppingTests {
  private func options(guidance: SearchOptions.Guidance = .none) -> SearchOptions {
    var options = SearchOptions(seed: 1, cases: 4096, guidance: guidance)
    options.stopsAtFailure = true
    return options
  }

  @Test(arguments: [1, 2, 16, 17, 130, 701])
  func aSearchStopsAtTheFirstCaseThatIsWrong(first: Int) {
    let test = CountingTest(firstWrong: first)
    let report = SequenceSearch(of: test, options()).run()
    #expect(report.statistics.cases == first)
    #expect(report.failures.map(\.origin) == [.generated(first - 1)])
  }

  @Test(arguments: [SearchOptions.Guidance.none, .coverage(.notesAndPairs)])
  func casesThatOtherWorkersHadBegunDoNotCount(guidance: SearchOptions.Guidance) async {
    var options = options(guidance: guidance)
    options.length = 8
    let search = SequenceSearch(of: DrawerTest(mistakes: [.changesOneOfThree]), options)
    let alone = search.run().text(DrawerTest.Command.text.write)
    for workers in [2, 7] {
      let report = await search.run(workers: workers)
      #expect(report.text(DrawerTest.Command.text.write) == alone, "\(workers) workers")
    }
  }

  @Test func aSearchThatStopsFilesOneFailure() {
    let everything = Set(DrawerTest.Mistake.allCases)
    let report = SequenceSearch(of: DrawerTest(mistakes: everything), options()).run()
    #expect(report.failures.count == 1)
    #expect(report.statistics.failedCases == 1)
  }

  @Test func aSavedCaseThatFailsIsEnoughToStopAt() {
    var saved = SavedCases()
    let mistake = DrawerTest.Mistake.changesOneOfThree
    saved.save(mistake.shortest.map(DrawerTest.Command.text.write), as: "kept")
    let search = SequenceSearch(
      of: DrawerTest(mistakes: [mistake]), options(), saved: saved, as: DrawerTest.Command.text)
    let report = search.run()
    #expect(report.statistics.cases == 0)
    #expect(report.failures.map(\.origin) == [.saved("kept")])
  }

  @Test func whatShowedFeaturesIsKeptAlsoOfTheCaseThatASearchStopsAt() {
    var options = options(guidance: .coverage(.notes))
    options.length = 20
    #expect(SequenceSearch(of: LockTest(), options).run().features == LockTest.secret.count + 1)
  }

  @Test func noCandidateIsTriedOnceTheTimeIsUp() throws {
    let clock = Steps(atMost: 40)
    var property = SequenceProperty(of: DrawerTest(mistakes: [.emptyLeavesOne]))
    property.goesOn = { clock.goesOn() }
    let failure = try #require(property.check(seed: 1).failure)
    #expect(failure.report.end == .interrupted)
    #expect(failure.report.executions < 40)
  }

  @Test func aPropertyOfValuesHasALimitInTimeAsWell() throws {
    let clock = Steps(atMost: 5)
    var property = ValueProperty(of: Generator.integer(in: 0...99_999)) {
      .init($0 < 1234)
    }
    property.goesOn = { clock.goesOn() }
    let failure = try #require(property.check(seed: 1).failure)
    #expect(failure.report.end == .interrupted)
    #expect(property.check(seed: 1).cases == 0)
  }
}

/// Says no after a number of questions, like a clock whose time is up.
private final class Steps: @unchecked Sendable {
  private var left: Int

  init(atMost count: Int) {
    left = count
  }

  func goesOn() -> Bool {
    left -= 1
    return left >= 0
  }
}
