import Conformance
import FaultyEngines
import LayerScript
import Rules
import Testing

@testable import LayerCheckBench

@Suite("The measurement of reasons")
struct ReasonsVerbTests {
  @Test("counts wrong answers, and those for which a rule of the fault is a reason")
  func counts() throws {
    let script = try Script(parsing: "new l1; get l1.opacity; get l1.zPosition")
    let fault = try Faults.named("opacity-default-zero")[0]
    let measurement = ReasonsMeasuring([script]).measurement(of: fault)
    #expect((measurement.wrong, measurement.named) == (1, 1))
    #expect(measurement.share == 1)
    #expect(measurement.unnamed.isEmpty)
  }

  @Test("shows the scripts of wrong answers that the fault cannot be blamed for")
  func unnamed() throws {
    let script = try Script(parsing: "new l1; get l1.opacity")
    let fault = try Faults.named("opacity-default-zero")[0]
    var measurement = ReasonsMeasurement(fault: fault)
    let judge = CrowdJudge(Crowd(of: fault))
    let judged = judge.judged(judge.crowd, script, judge.expectations(of: script))
    var problem = try #require(judged.problems.first)
    problem.suspects = [.geo(1)]
    measurement.count(problem, in: script)
    #expect(
      measurement.unnamed == [
        "opacity-default-zero, step 2: 1, not 0; suspects GEO-01\nnew l1; get l1.opacity"
      ])
    let table = Table([measurement])
    #expect(table.rows.map { $0[0].value.text } == ["opacity-default-zero", "all"])
  }

  @Test("lists no fault that is always named, but says so of all")
  func alwaysNamed() async throws {
    let table = try await ReasonsVerb.measure(
      BenchOptions(["--fault", "frame-anchor-centre"], for: .reasons))
    #expect(table.rows.map { $0[0].value.text } == ["all"])
    #expect(table.jsonLines.contains(#""share":1"#))
  }

  @Test("refuses faults that do not exist")
  func refusals() async throws {
    await #expect(throws: BenchError.self) {
      try await ReasonsVerb.measure(BenchOptions(["--fault", "no-such-fault"], for: .reasons))
    }
  }
}
