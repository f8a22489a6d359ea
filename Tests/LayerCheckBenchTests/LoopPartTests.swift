import Testing

@testable import LayerCheckBench

/// What the measurement of the loop measures.
struct LoopPartTests {
  @Test func everyPartButThePlainLoopGoesThroughTheSameSteps() {
    let work = LoopWork(cases: 20)
    #expect(work.steps > 200)
    for part in LoopPart.allCases where part != .plain {
      #expect(work.run(part) == work.steps, "\(part.rawValue)")
    }
    #expect(work.run(.plain) == 20 * 20 * 50)
  }

  @Test func theModelRunsOnceToDrawAndOnceOrMoreAsTheEngine() {
    let work = LoopWork(cases: 20)
    #expect(work.modelRuns(of: .reference) == 1)
    #expect(work.modelRuns(of: .whole) > 2)
    #expect(work.modelRuns(of: .whole) < 3)
  }
}
