import Choices
import ChoicesTesting
import RangeModels
import Ranges
import Testing

@Suite(.properties) struct RangeTests {
  @Test func noTwoRangesTouch() {
    forAll(ranges.list(count: 0...8), as: "inserted") { inserted in
      var set = RangeSet(mistake: mistake)
      for range in inserted { set.insert(range) }
      for (left, right) in zip(set.ranges, set.ranges.dropFirst()) {
        #expect(left.upperBound + 1 < right.lowerBound)
      }
    }
  }

  @Test func aSetHasTheNumbersOfItsModel() {
    expectCommands(of: RangeSetTest(), length: 20)
  }

  @Test func aStoreHasTheNumbersOfItsModel() async {
    await expectCommands(of: RangeStoreTest(), length: 20, settings: .with { $0.cases = 200 })
  }

  @Test func whatIsDrawnCanBeEncoded() {
    #expect(RangeSetTest().firstEncodingMistake() == nil)
  }
}
