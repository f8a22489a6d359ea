import LayerCheck
import PlaneConformance
import XCTest

final class XCTestConformanceTests: XCTestCase {
  func testPlanesConform() throws {
    let plan = try CheckPlan.area(.geo).overridden()
    let result = try checkConformance(of: PlaneEngine.self, plan)
    for finding in result.findings where finding.isFailure { XCTFail(finding.text) }
    XCTAssertNil(result.whyUndecided)
  }
}
