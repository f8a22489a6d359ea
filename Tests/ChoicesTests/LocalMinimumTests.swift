import Choices
import Testing

/// That nothing a single pass can do makes a shrunk sequence simpler is a promise, not a hope.
struct LocalMinimumTests {
  @Test(arguments: PlantedFailure.allCases)
  func whatIsShrunkIsALocalMinimumOfEveryPass(_ failure: PlantedFailure) {
    let machine = StackMachine()
    var tried = 0
    for seed in UInt64(0)..<200 where tried < 25 {
      let drawn = machine.randomSequence(count: 25, seed: seed)
      guard let place = failure.firstFailure(in: drawn.commands) else { continue }
      tried += 1
      let end = shrunk(drawn, place, failure, by: ShrinkPass.allCases)
      for pass in ShrinkPass.allCases {
        let again = shrunk(end.best, end.lastStep, failure, by: [pass])
        #expect(again.best.steps == end.best.steps, "\(pass) found something simpler")
      }
    }
    #expect(tried == 25)
  }

  private func shrunk(
    _ start: DrawnSequence<StackMachine>, _ lastStep: Int, _ failure: PlantedFailure,
    by passes: [ShrinkPass]
  ) -> SequenceShrinker<StackMachine> {
    var shrinker = SequenceShrinker(
      start, lastStep: lastStep, on: StackMachine(), budget: 20_000
    ) { failure.firstFailure(in: $0.commands).map(Interest.init) }
    shrinker.run(passes: passes)
    return shrinker
  }
}
