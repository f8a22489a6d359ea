import Choices
import Testing

/// The random generator and the orders of simplicity.
struct NumberTests {
  @Test func theFirstRandomWordsAreFixed() {
    var random = SplitMix64(seed: 0)
    let words = (0..<3).map { _ in random.next() }
    #expect(words == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
  }

  @Test func seedsOfCasesDiffer() {
    #expect(Set((0..<1000).map { SplitMix64.seed(of: $0, in: 1) }).count == 1000)
  }

  @Test func boundedNumbersStayBelowTheirBound() {
    var random = SplitMix64(seed: 3)
    #expect((0..<1000).allSatisfy { _ in random.next(below: 7) < 7 })
  }

  @Test func doublesAreOrderedAsAReaderWould() {
    let order: [Double] = [
      0, 1, -1, 2, 100, 1e6, 0.5, -0.5, 1.5, 0.25, 0.125, 0.1, .infinity, -.infinity, .nan,
    ]
    let places = order.map(DoubleOrder.complexity(of:))
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func negativeZeroComesBetweenZeroAndOne() {
    let places = [0, -0.0, 1].map(DoubleOrder.complexity(of:))
    #expect(places == places.sorted() && Set(places).count == 3)
  }
}
