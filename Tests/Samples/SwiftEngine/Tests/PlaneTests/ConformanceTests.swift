import LayerCheck
import LayerCheckTesting
import PlaneConformance
import Testing

@Suite(.serialized) struct ConformanceTests {
  @Test(.timeLimit(.minutes(5)), arguments: [Area.geo, .tree])
  func planesConform(_ area: Area) {
    expectConformance(of: PlaneEngine.self, .area(area))
  }
}
