import CoreBenchmarks
import Testing

/// All challenges, a hundred seeds each, are a benchmark; few seeds hold the answers here.
struct ChallengeTests {
  @Test(arguments: (Challenge.published + Challenge.further).map(\.name))
  func isFoundAndEndsAtTheSmallestAnswer(_ name: String) throws {
    try expectSmallest(name, seeds: 1...10)
  }

  @Test(arguments: Challenge.unforeseen.map(\.name))
  func whatTheShrinkerWasNotBuiltForEndsAtTheSmallestAnswer(_ name: String) throws {
    try expectSmallest(name, seeds: 1...1)
  }

  @Test func everyChallengeHasANameOfItsOwn() {
    #expect(Set(Challenge.all.map(\.name)).count == Challenge.all.count)
  }

  private func expectSmallest(_ name: String, seeds: ClosedRange<UInt64>) throws {
    let challenge = try #require(Challenge.all.first { $0.name == name })
    for seed in seeds {
      let result = challenge.attempt(seed: seed)
      #expect(result.cases != nil)
      #expect(result.isSmallest, "seed \(seed) ended at \(result.answer)")
    }
  }
}
