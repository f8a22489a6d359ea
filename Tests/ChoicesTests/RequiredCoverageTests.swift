import Choices
import Testing

/// A property must not pass because it tests nothing.
struct RequiredCoverageTests {
  @Test(
    arguments: [
      (0, 0, .undecided), (1, 10, .undecided), (10, 10, .met), (0, 100, .undecided),
      (0, 2000, .missed),
      (5, 2000, .missed), (50, 1000, .undecided), (100, 1000, .met), (1000, 1000, .met),
      (5000, 100_000, .met), (4000, 100_000, .missed),
    ] as [(Int, Int, RequiredCoverage.Verdict)])
  func aDemandForFivePercentIsJudged(labelled: Int, cases: Int, verdict: RequiredCoverage.Verdict) {
    let demand = RequiredCoverage("common", atLeast: 0.05)
    #expect(demand.verdict(labelled: labelled, of: cases) == verdict)
  }

  @Test func lessCertaintyIsReachedWithFewerCases() {
    let bold = RequiredCoverage("common", atLeast: 0.05, certainty: 20)
    let careful = RequiredCoverage("common", atLeast: 0.05, certainty: 1e12)
    #expect(bold.verdict(labelled: 0, of: 100) == .missed)
    #expect(careful.verdict(labelled: 0, of: 100) == .undecided)
  }

  @Test func aShareThatIsMetIsNextToNeverCalledMissed() {
    let demand = RequiredCoverage("common", atLeast: 0.1)
    var random = SplitMix64(seed: 1)
    var labelled = 0
    for cases in 1...20_000 {
      labelled += random.chance(1, in: 9) ? 1 : 0
      if cases % 1000 == 0 {
        #expect(demand.verdict(labelled: labelled, of: cases) != .missed)
      }
    }
  }

  private func search(
    _ label: String, atLeast share: Double, cases: Int = 64, most: Int = 8192
  ) -> SearchReport<DrawerTest.Command> {
    var options = SearchOptions(seed: 1, cases: cases)
    options.mostCases = most
    options.length = 10
    options.require(label, atLeast: share, certainty: 1e6)
    return SequenceSearch(of: DrawerTest(), options).run()
  }

  @Test func aSearchFailsWhenSomethingThatMustBeCommonIsNot() {
    let report = search("twenty drawers", atLeast: 0.05)
    #expect(report.coverage.map(\.verdict) == [.missed])
    #expect(report.failures.isEmpty && !report.passed)
    #expect(report.text().contains("'twenty drawers' in 0.0 %"))
  }

  @Test func aSearchGoesOnUntilADemandIsDecidedAndNoLonger() {
    let report = search("three in a drawer", atLeast: 0.03)
    #expect(report.coverage.map(\.verdict) == [.met])
    #expect(report.passed)
    #expect((65...2048).contains(report.statistics.cases))
  }

  @Test func aDemandThatStaysOpenDoesNotFailASearch() {
    let report = search("twenty drawers", atLeast: 0.001, most: 128)
    #expect(report.coverage.map(\.verdict) == [.undecided])
    #expect(report.statistics.cases == 128)
    #expect(report.passed)
  }
}
