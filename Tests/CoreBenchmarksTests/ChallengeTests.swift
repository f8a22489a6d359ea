import CoreBenchmarks
import Testing

/// The whole challenge, a hundred seeds each, is a benchmark; ten seeds hold the answers here.
struct ChallengeTests {
  @Test(arguments: Challenge.all.map(\.name))
  func isFoundAndEndsAtTheSmallestAnswer(_ name: String) throws {
    let challenge = try #require(Challenge.all.first { $0.name == name })
    for seed in 1...10 as ClosedRange<UInt64> {
      let result = challenge.attempt(seed: seed)
      #expect(result.cases != nil)
      #expect(result.isSmallest, "seed \(seed) ended at \(result.answer)")
    }
  }
}
