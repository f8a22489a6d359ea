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

  @Test func noSimplerFactorsMakeAThousand() {
    #expect(2 * 20 * 20 < 1000 && 3 * 16 * 20 < 1000 && 3 * 17 * 19 < 1000)
  }

  @Test func noSimplerNumbersLeaveTheRemainder() {
    #expect((201...).first { $0 % 9 == 4 } == 202)
    #expect((0...).first { (51 + $0) % 10 == 3 } == 2)
    #expect((101...).first { 101 & $0 == 0 } == 128)
  }

  @Test func noSmallerNumberHasADivisorOfTwelve() {
    // A common divisor of twelve or more is no more than either number, and divides both.
    #expect((1...).first { $0 != 12 && $0 % 12 == 0 } == 24)
  }

  @Test func noSimplerFractionsLieBetweenTheBounds() {
    let fractions = { (places: Int, bounds: Range<Double>) -> [Double] in
      let parts = 1 << places
      let all = (0..<100 * parts).map { (number: Int) -> Double in Double(number) / Double(parts) }
      return all.filter { bounds.lowerBound < $0 && $0 < bounds.upperBound }
    }
    #expect(fractions(0, 74..<75).isEmpty && fractions(1, 74..<75) == [74.5])
    let third = 38.0 / 3
    #expect(fractions(2, 12.5..<third).isEmpty && fractions(3, 12.5..<third) == [12.625])
    #expect(fractions(0, 5..<5.75).isEmpty && fractions(1, 5..<5.75) == [5.5])
  }

  @Test func noSimplerListIsAsLongInSteps() {
    // Fewer numbers have fewer steps, and smaller ones are less than ten or seven apart.
    #expect((1...).first { $0 - 0 > 9 } == 10 && (1...).first { $0 - 0 > 6 } == 7)
    #expect((1...).first { (1 + 1 + $0) % 17 == 0 } == 15)
  }
}
