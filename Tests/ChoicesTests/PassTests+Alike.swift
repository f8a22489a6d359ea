import Choices
import Testing

/// What passes do with values that are alike but for signs, order, scale or what stands beside them.
extension PassTests {
  private static let pair = whole.and(whole)
  private static let whole = Generator.integer(in: -100...100)
  private static let fraction = Generator.double(DoubleMixture(limits: -100...100))

  @Test func signsAreChangedTogether() throws {
    let end = try shrunk((-6, -7), of: Self.pair, by: .flipSigns) { $0.0 * $0.1 == 42 }
    #expect(end == (6, 7))
  }

  @Test func aSignIsChangedAtTheCostOfOneBehindIt() throws {
    let end = try shrunk((-6, 7), of: Self.pair, by: .flipSigns) { $0.0 * $0.1 == -42 }
    #expect(end == (6, -7))
  }

  @Test func numbersAreExchangedWhereverTheyStand() throws {
    let end = try shrunk([5, 2, 5], of: Self.numbers, by: .exchangeEqual) {
      $0.count == 3 && $0[0] == $0[2] && Set($0) == [2, 5]
    }
    #expect(end == [2, 5, 2])
  }

  @Test func numbersKeepTheirRatio() throws {
    let end = try shrunk((30, 45), of: Self.pair, by: .scaleNumbers) {
      $0.0 * 3 == $0.1 * 2 && $0.0 > 7
    }
    #expect(end == (8, 12))
  }

  @Test func fractionsInOneRatioBecomeWhole() throws {
    let both = Self.fraction.and(Self.fraction)
    let end = try shrunk((7.5, 15), of: both, by: .scaleNumbers) {
      $0.1 == 2 * $0.0 && $0.0 > 7
    }
    #expect(end == (8, 16))
  }

  @Test func distancesStayWhenNumbersAreRounded() throws {
    let both = Self.fraction.and(Self.fraction)
    let end = try shrunk((0.125, 9.125), of: both, by: .roundTogether) { $0.1 - $0.0 == 9 }
    #expect(end == (0, 9))
  }

  @Test func aNumberIsLoweredWhereAnotherMayBeAFraction() throws {
    let both = Self.fraction.and(Self.fraction)
    let end = try shrunk((27, 74), of: both, by: .tradeForFractions) {
      $0.1 < 75 && $0.0 + $0.1 > 100
    }
    #expect(end == (26, 74.5))
  }

  @Test func twoListsLoseElementsAtTheSamePlaces() throws {
    let both = Self.numbers.and(Self.numbers)
    let end = try shrunk(([1, 2, 3, 4], [5, 6, 7, 8]), of: both, by: .deleteAlike) { left, right in
      left.count == right.count && zip(left, right).contains { $0 == 3 && $1 == 7 }
    }
    #expect(end.0 == [3] && end.1 == [7])
  }

  @Test(arguments: [[90, 90, 90, 70], [Int](repeating: 90, count: 13) + [3]])
  func aNumberMakesUpForWhatADeletedOneLeavesOfTheSum(numbers: [Int]) throws {
    let end = try shrunk(numbers, of: Self.numbers, by: .deleteAndScan) {
      $0.count > 1 && $0.reduce(0, +) % 17 == 0
    }
    // 340, 1173 and 102 are multiples of 17. Of two numbers, none is deleted so.
    #expect(end == [12, 90])
  }

  @Test func columnsAreDeletedWithTheNumberThatCountsThem() throws {
    let grid = Generator.integer(in: 1...9).with { width in
      Generator.integer(in: 0...9).list(count: 2 * width...2 * width)
    }
    let end = try shrunk((3, [0, 4, 0, 0, 9, 0]), of: grid, by: .deleteElements) { width, cells in
      (0..<width).contains { cells[$0] == 4 && cells[$0 + width] == 9 }
    }
    #expect(end.0 == 1 && end.1 == [4, 9])
  }

  @Test func placesInAnotherListAreLowered() throws {
    let both = Self.numbers.and(.integer(in: 0...9))
    let end = try shrunk(([1, 2, 3], 2), of: both, by: .deleteElements) { list, place in
      list.indices.contains(place) && list[place] == 3
    }
    #expect(end == ([3], 0))
  }
}
