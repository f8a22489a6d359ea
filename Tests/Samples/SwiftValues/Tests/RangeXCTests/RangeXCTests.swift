import Choices
import RangeModels
import Ranges
import XCTest

final class RangeXCTests: XCTestCase {
  func testNoTwoRangesTouch() {
    let property = ValueProperty(of: ranges.list(count: 0...8)) { inserted in
      var set = RangeSet(mistake: mistake)
      for range in inserted { set.insert(range) }
      return .init(
        zip(set.ranges, set.ranges.dropFirst()).allSatisfy {
          $0.upperBound + 1 < $1.lowerBound
        })
    }
    let result = property.check(seed: 1)
    XCTAssert(result.passed, result.text())
  }

  func testASetHasTheNumbersOfItsModel() {
    let report = SequenceSearch(of: RangeSetTest(), SearchOptions(seed: 1, cases: 300)).run()
    XCTAssert(report.passed, report.text())
  }
}
