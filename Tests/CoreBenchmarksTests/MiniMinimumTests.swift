import Choices
import CoreBenchmarks
import Testing

/// That nothing a single pass can do makes a shrunk sequence simpler, on the faults of mini-layer.
struct MiniMinimumTests {
  @Test(arguments: MiniFault.allCases.filter { ![.swapRemove, .thirdLookupIsLost].contains($0) })
  func whatIsShrunkIsALocalMinimumOfEveryPass(_ fault: MiniFault) throws {
    let machine = MiniMachine(fault: fault)
    for seed in 11...12 as ClosedRange<UInt64> {
      let failure = try #require(
        SequenceProperty(of: machine).check(seed: seed, cases: 20_000).failure)
      let start = machine.replay(try machine.encode(failure.commands))
      for pass in ShrinkPass.allCases {
        var shrinker = SequenceShrinker(
          start, lastStep: start.commands.count - 1, on: machine, budget: 10_000
        ) { candidate in
          guard let found = machine.run(candidate.commands), found.complaint == failure.complaint
          else { return nil }
          return Interest(lastStep: found.step)
        }
        shrinker.run(passes: [pass])
        #expect(shrinker.best.steps == start.steps, "\(pass) found something simpler")
      }
    }
  }
}
