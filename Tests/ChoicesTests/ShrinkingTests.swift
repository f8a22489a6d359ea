import Choices
import Testing

/// Shrinking is only worth its time if it ends at the same, shortest sequence from everywhere.
struct ShrinkingTests {
  @Test(arguments: PlantedFailure.allCases)
  func everyStartEndsAtTheExactMinimum(failure: PlantedFailure) throws {
    for start in try starts(failure, count: 50) {
      let shrinker = shrunk(start, failure, budget: 20_000)
      #expect(shrinker.best.commands == failure.minimal)
      #expect(shrinker.lastStep == failure.minimal.count - 1)
    }
  }

  @Test func aReportSaysThatNothingSimplerWasFound() throws {
    let start = try #require(try starts(.largeNumber, count: 1).first)
    let report = shrunk(start, .largeNumber, budget: 20_000).report
    #expect(report.end == .fixedPoint)
    #expect(report.executions > 0)
    #expect(report.passes.values.contains { $0.successes > 0 })
  }

  @Test(arguments: [0, 1, 3])
  func noMoreCandidatesAreExecutedThanTheBudgetAllows(budget: Int) throws {
    let start = try #require(try starts(.popOfThree, count: 1).first)
    var executed = 0
    var shrinker = SequenceShrinker(
      start.drawn, lastStep: start.lastStep, on: StackMachine(), budget: budget
    ) { candidate in
      executed += 1
      return PlantedFailure.popOfThree.firstFailure(in: candidate.commands).map(Interest.init)
    }
    shrinker.run()
    #expect(executed <= budget)
    #expect(shrinker.report.executions == executed)
  }

  @Test func aReportSaysThatTheBudgetIsUsedUp() throws {
    let start = try #require(try starts(.popOfThree, count: 1).first)
    #expect(shrunk(start, .popOfThree, budget: 2).report.end == .budget)
  }

  @Test func aReportCountsWhatAnEarlierOneCounted() throws {
    let starts = try starts(.largeNumber, count: 2)
    let reports = starts.map { shrunk($0, .largeNumber, budget: 20_000).report }
    let both = reports[1].after(reports[0])
    #expect(both.executions == reports[0].executions + reports[1].executions)
    #expect(both.end == reports[1].end)
    let executions = reports.flatMap(\.passes.values).map(\.executions).reduce(0, +)
    #expect(both.passes.values.map(\.executions).reduce(0, +) == executions)
  }

  @Test func aMinimumStaysAsItIs() throws {
    let machine = StackMachine()
    for failure in PlantedFailure.allCases {
      let drawn = machine.replay(try machine.encode(failure.minimal))
      let start = Start(drawn: drawn, lastStep: failure.minimal.count - 1)
      #expect(shrunk(start, failure, budget: 5000).best.steps == drawn.steps)
    }
  }

  @Test func fewerStepsAreSimplerThanSimplerChoices() throws {
    let machine = StackMachine()
    let short = try machine.encode([.make(1), .push(1, 99)])
    let long = try machine.encode([.make(1), .push(1, 0), .push(1, 0)])
    #expect(SequenceOrder.isSimpler(short, than: long))
    #expect(!SequenceOrder.isSimpler(long, than: short))
    #expect(!SequenceOrder.isSimpler(short, than: short))
  }

  private struct Start {
    var drawn: DrawnSequence<StackMachine>
    var lastStep: Int
  }

  private func starts(_ failure: PlantedFailure, count: Int) throws -> [Start] {
    var found: [Start] = []
    for seed in UInt64(0)..<500 where found.count < count {
      let drawn = StackMachine().randomSequence(count: 30, seed: seed)
      guard let place = failure.firstFailure(in: drawn.commands) else { continue }
      found.append(Start(drawn: drawn, lastStep: place))
    }
    try #require(found.count == count)
    return found
  }

  private func shrunk(
    _ start: Start, _ failure: PlantedFailure, budget: Int
  ) -> SequenceShrinker<StackMachine> {
    var shrinker = SequenceShrinker(
      start.drawn, lastStep: start.lastStep, on: StackMachine(), budget: budget
    ) { failure.firstFailure(in: $0.commands).map(Interest.init) }
    shrinker.run()
    return shrinker
  }
}
