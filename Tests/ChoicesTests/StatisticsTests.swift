import Choices
import Testing

/// What a search tells about the cases that it drew.
struct StatisticsTests {
  private func statistics(
    _ test: DrawerTest = DrawerTest(), cases: Int = 200, swarm: UInt64 = 0
  ) -> SearchStatistics {
    var options = SearchOptions(seed: 5, cases: cases, guidance: .none)
    options.length = 20
    options.swarmPercent = swarm
    return SequenceSearch(of: test, options).run().statistics
  }

  @Test func commandsPairsAndOutcomesAddUp() {
    let counts = statistics()
    #expect(counts.cases == 200 && counts.commands == 4000)
    #expect(counts.kinds == ["open", "put", "take", "empty", "discard"])
    #expect(counts.kinds.reduce(0) { $0 + counts.count(of: $1) } == 4000)
    let pairs = counts.kinds.flatMap { first in
      counts.kinds.map { counts.count(of: first, then: $0) }
    }
    // Every command but the first of a case comes behind another one.
    #expect(pairs.reduce(0, +) == 4000 - 200)
    let missed = counts.count(of: "take", outcome: "no-op")
    let taken = counts.count(of: "take", outcome: "taken")
    #expect(missed + taken == counts.count(of: "take"))
    #expect(missed > 10)
    #expect(counts.count(of: "put", outcome: "no-op") == 0)
  }

  @Test func aCaseHasALabelOnce() {
    let counts = statistics()
    #expect((1...200).contains(counts.cases(labelled: "three in a drawer")))
    #expect(counts.labels == ["three in a drawer"])
  }

  @Test func kindsThatAMachineDoesNotTellAreNamedByTheirCommands() {
    var test = DrawerTest()
    test.commandKinds = .none
    var options = SearchOptions(seed: 5, cases: 32)
    options.length = 9
    let counts = SequenceSearch(of: LockTest(), options).run().statistics
    #expect(counts.kinds == ["press"])
    #expect(counts.count(of: "press", then: "press") == 32 * 8)
  }

  @Test func swarmGivesItsShareOfTheCasesHalfOfTheCommands() {
    let cases = statistics(cases: 1000, swarm: 50).origins
    #expect(cases.map(\.name) == ["all commands", "half of the commands"])
    #expect(cases.allSatisfy { (440...560).contains($0.cases) })
  }

  @Test func aWeightDecidesHowOftenAKindIsProposed() {
    var test = DrawerTest()
    test.commandKinds = CommandKinds(
      of: DrawerTest.Kind.self, weights: [.put: 10, .discard: 0], essential: [.open])
    let counts = statistics(test)
    #expect(counts.count(of: "put") > 5 * counts.count(of: "take"))
    #expect(counts.count(of: "discard") == 0)
  }

  @Test func namedSubsetsGetAQuarterOfTheCasesAndNothingElse() {
    var test = DrawerTest()
    test.commandKinds = CommandKinds(
      of: DrawerTest.Kind.self, weights: [.discard: 0], essential: [.open],
      subsets: ["filling": [.put], "leaving": [.discard]])
    let counts = statistics(test, cases: 1000)
    let cases = counts.origins.filter { $0.name.hasPrefix("subset") }
    #expect(cases.map(\.name) == ["subset filling", "subset leaving"])
    #expect(cases.allSatisfy { (90...160).contains($0.cases) })
  }

  @Test func theTableIsReadable() {
    var options = SearchOptions(seed: 5, cases: 4, guidance: .none)
    options.length = 5
    let text = SequenceSearch(of: LockTest(), options).run().text()
    #expect(
      text == """
        seed 5, 4 cases, 20 commands
        nothing is wrong

        command  count    share
        press       20  100.0 %

        cases                 count   share
        all commands              3  75.0 %
        half of the commands      1  25.0 %

        """)
  }
}
