import Testing

/// That nothing simpler than the smallest answers of the further challenges fails, tried out where there
/// are few enough values and where the definition alone does not say it.
struct ChallengeProofTests {
  @Test func noSmallerProductIsLargeEnough() {
    #expect(!(0..<10).contains { left in (0...100).contains { left * $0 >= 1000 } })
    #expect(!(0..<100).contains { 10 * $0 >= 1000 })
  }

  @Test func noSmallerNumberIsCongruent() {
    #expect((1001...).first { $0 % 7 == 0 } == 1001)
    #expect((1001...).first { $0 & 0xFF == 0x5A } == 1114)
    let primes = (101...).lazy.filter { number in (2..<number).allSatisfy { number % $0 != 0 } }
    #expect(primes.first { $0 % 4 == 3 } == 103)
  }

  @Test func noRowOfOneAndNoSimplerRowOfTwoIsWideEnough() {
    #expect(!(0...9).contains { $0 > 12 })
    #expect(!(0..<4).contains { left in (0...9).contains { left + $0 > 12 } })
    #expect(!(0..<9).contains { 4 + $0 > 12 })
  }

  @Test func noSimplerSharesComeToMoreThan2500() {
    #expect(2 * 1000 <= 2500)
    #expect(500 + 1000 + 1000 <= 2500)
    // No fraction is simpler than a whole number.
    #expect(!(0..<1000).contains { 501 + $0 + 1000 > 2500 })
  }
}
