import Choices
import Testing

/// A search files every failure that it can tell apart, and goes on.
struct SearchTests {
  private typealias Mistake = DrawerTest.Mistake

  private func report(
    _ mistakes: Set<DrawerTest.Mistake>, seed: UInt64 = 1, cases: Int = 320,
    _ change: (inout SearchOptions) -> Void = { _ in }
  ) -> SearchReport<DrawerTest.Command> {
    var options = SearchOptions(seed: seed, cases: cases)
    options.length = 20
    change(&options)
    return SequenceSearch(of: DrawerTest(mistakes: mistakes), options).run()
  }

  @Test func everyMistakeIsFiledOnceWithItsShortestCommands() {
    let failures = report(Set(Mistake.allCases)).failures
    #expect(Set(failures.map(\.commands)) == Set(Mistake.allCases.map(\.shortest)))
    #expect(
      failures.map(\.signature).sorted() == [
        "wrong contents (discard)", "wrong contents (empty)", "wrong number (take)",
      ])
  }

  @Test func casesGoOnBeingCountedAfterAFailure() {
    let report = report([.emptyLeavesOne], cases: 640)
    #expect(report.statistics.cases == 640)
    #expect(report.failures.first?.occurrences == report.statistics.failedCases)
    #expect(report.statistics.failedCases > 10)
  }

  @Test func aFailureIsFiledWithTheLowestCaseThatShowsIt() throws {
    let failure = try #require(report([.changesOneOfThree]).failures.first)
    guard case .generated(let index) = failure.origin else {
      Issue.record("not generated")
      return
    }
    #expect(report([.changesOneOfThree], cases: index).passed)
    #expect(!report([.changesOneOfThree], cases: index + 1).passed)
  }

  @Test func guidanceAndDemandsTakeEffectWithinTheFirstTwoHundredCases() {
    let steered = report([.emptyLeavesOne], cases: 200).statistics
    #expect(steered.origins.contains { $0.name.hasSuffix("away from known failures") })
    let guided = report([], cases: 200) { $0.guidance = .coverage(.notesAndPairs) }.statistics
    #expect(guided.origins.contains { $0.name.hasPrefix("kept cases") && $0.cases > 10 })
  }

  @Test func afterAFailureThreeOfFourCasesKeepAwayFromIt() {
    let steered = report([.emptyLeavesOne], cases: 2048).statistics
    let unsteered = report([.emptyLeavesOne], cases: 2048) { $0.guidance = .none }.statistics
    #expect(steered.failedCases < unsteered.failedCases * 7 / 10)
    let away = steered.origins.filter { $0.name.hasSuffix("away from known failures") }
    let cases = away.reduce(0) { $0 + $1.cases }
    // The first rounds, which are small, know no failure.
    #expect((1470...1570).contains(cases))
  }

  @Test func anEssentialKindIsNeverSwitchedOff() {
    let statistics = report([.emptyLeavesOne], cases: 1500).statistics
    #expect(statistics.emptyCases == 0)
    #expect(statistics.count(of: "open") > 1500)
  }

  @Test func aFailureHiddenBehindAnotherOfTheSameWordsIsFoundByKeepingAway() {
    // Both say "wrong contents"; discarding comes up ten times as often.
    var test = DrawerTest(mistakes: [.emptyLeavesOne, .discardEmptiesOthers])
    test.commandKinds = CommandKinds(
      of: DrawerTest.Kind.self, weights: [.open: 20, .put: 20, .take: 20, .discard: 20],
      essential: [.open])
    let report = SequenceSearch(of: test, SearchOptions(seed: 3, cases: 2048)).run()
    #expect(report.failures.count == 2)
  }

  @Test func unguidedCasesAreAFunctionOfTheSeedAndTheirNumber() throws {
    let mistakes: Set<Mistake> = [.changesOneOfThree]
    let report = report(mistakes) { $0.guidance = .none }
    let property = SequenceProperty(of: DrawerTest(mistakes: mistakes))
    let failure = try #require(report.failures.first)
    // Other searches meet the same case under the same number.
    var one = property
    one.length = 20
    let found = one.check(seed: 1, cases: 320)
    #expect(failure.origin == .generated(found.cases - 1))
    #expect(failure.original == found.failure?.original)
  }

  @Test func aBudgetFromOutsideEndsTheSearch() {
    let report = report([]) { $0.goesOn = { false } }
    #expect(report.wasInterrupted)
    #expect(report.statistics.cases == 0)
    #expect(!report.text().isEmpty)
  }

  @Test func aSystemWithoutMistakePasses() {
    #expect(report([]).passed)
  }

  @Test func aFailureThatDoesNotShowAgainIsSaidToBeSo() throws {
    let search = SequenceSearch(of: ForgetfulTest(), SearchOptions(seed: 1, cases: 16))
    let failure = try #require(search.run().failures.first)
    #expect(!failure.isRepeatable)
    #expect(failure.signature == "first time only (press), not repeatable")
  }

  @Test func aCallerDefinesWhichFailuresCountAsTheSame() {
    let search = SequenceSearch(
      of: OneSignatureTest(), SearchOptions(seed: 1, cases: 256))
    #expect(search.run().failures.map(\.signature) == ["drawers"])
  }
}

/// Fails once and never again, as only a system with a memory beyond its cases can.
private struct ForgetfulTest: SystemTest {
  final class Memory {
    var hasFailed = false
  }

  var memory = Memory()
  var initialState: Int { 0 }

  func makeSystem() -> Int { 0 }

  func command(in state: inout Int, from source: inout ChoiceSource, like: Int?) -> Int? {
    source.integer(in: 0...9, like: like)
  }

  func advance(_ state: inout Int, by command: Int) {}

  func check(_ command: Int, on system: inout Int, after state: Int) -> String? {
    defer { memory.hasFailed = true }
    return memory.hasFailed ? nil : "first time only"
  }

  func name(of command: Int) -> String { "press" }
}

/// Drawers of which all failures count as one.
private struct OneSignatureTest: SystemTest {
  let drawers = DrawerTest(mistakes: Set(DrawerTest.Mistake.allCases))
  var initialState: DrawerTest.State { drawers.initialState }
  var commandKinds: CommandKinds { drawers.commandKinds }

  func makeSystem() -> DrawerTest.System { drawers.makeSystem() }

  func command(
    in state: inout DrawerTest.State, from source: inout ChoiceSource, like: DrawerTest.Command?
  ) -> DrawerTest.Command? {
    drawers.command(in: &state, from: &source, like: like)
  }

  func advance(_ state: inout DrawerTest.State, by command: DrawerTest.Command) {
    drawers.advance(&state, by: command)
  }

  func check(
    _ command: DrawerTest.Command, on system: inout DrawerTest.System,
    after state: DrawerTest.State
  ) -> String? {
    drawers.check(command, on: &system, after: state)
  }

  func signature(of commands: [DrawerTest.Command], complaint: String) -> String { "drawers" }
}
