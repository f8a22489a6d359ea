import Engines
import FaultyEngines
import LayerScript
import Testing

@testable import LayerCheckBench

@Suite("An engine that refuses half of what it declares")
struct RefusingEngineTests {
  /// What the reference would refuse.
  private func refused(seed: UInt64) -> RefusedHalf {
    RefusedHalf(of: WorldEngine().description, seed: seed)
  }

  @Test(
    "refuses about half of the values of a property, by the seed, and half of the unusual sorts")
  func half() throws {
    let usual = try (0..<50).map { try Script(parsing: "new l1; set l1.opacity \($0)") }
    let unusual = try ["nil", "null", "inf"].flatMap { value in
      try ["opacity", "zPosition", "cornerRadius"].map {
        try Script(parsing: "new l1; setValue l1 \($0) \(value)")
      }
    }
    for scripts in [usual, unusual] {
      let shares = (1...20).map { seed in
        let refused = refused(seed: UInt64(seed))
        return Double(scripts.count { refused.fates(of: $0)[1] == .refused })
          / Double(scripts.count)
      }
      #expect((0.4...0.6).contains(shares.reduce(0, +) / Double(shares.count)))
      #expect(Set(shares).count > 1)
    }
  }

  @Test("does nothing of what it refuses, and says what cannot be done without it")
  func answers() throws {
    let script = try Script(
      parsing: "new l1 {opacity: 0.5}; get l1.opacity; new l2; tick; get l2.zPosition")
    for seed in 1...40 {
      let refused = refused(seed: UInt64(seed))
      let run = RefusingEngine(WorldEngine(), refusing: refused).run(script)
      guard case .trace(let trace) = run else { throw Unanswered(run: run) }
      let fates = refused.fates(of: script)
      #expect(trace.outcomes.count == script.steps.count)
      for (fate, outcome) in zip(fates, trace.outcomes) {
        switch (fate, outcome.answer) {
        case (.refused, .unsupported(_, isSituation: false)),
          (.orphaned, .unsupported(_, isSituation: true)), (.carriedOut, .done),
          (.carriedOut, .value):
          break
        default: Issue.record("\(fate), but \(outcome.answer)")
        }
      }
      #expect((fates[0] == .refused) == (fates[1] == .orphaned) || fates[1] == .refused)
      #expect(fates[2] == .carriedOut && fates[3] == .carriedOut)
    }
  }

  @Test("carries out the rest as the engine in it does")
  func rest() throws {
    let script = try Script(parsing: "new l1; set l1.opacity 0.5; get l1.zPosition; get l1.opacity")
    for seed in 1...40 {
      let refused = refused(seed: UInt64(seed))
      let rest = try #require(refused.rest(of: script))
      #expect(rest.firstProblem() == nil)
      guard case .trace(let whole) = RefusingEngine(WorldEngine(), refusing: refused).run(script),
        case .trace(let alone) = WorldEngine().run(rest)
      else { throw Unanswered(run: WorldEngine().run(rest)) }
      let kept = zip(refused.fates(of: script), whole.outcomes).filter { $0.0 == .carriedOut }
      #expect(kept.map(\.1) == alone.outcomes)
    }
  }

  /// The complaint that an engine in this process gave no answers.
  private struct Unanswered: Error {
    let run: EngineRun
  }
}

@Suite("What refusals cost")
struct RefusalMeasuringTests {
  @Test("is measured by what can be seen without what is refused")
  func measurement() throws {
    let crowd = try Crowd(Faults.named("opacity-default-zero", "default-duration-zero"))
    let options = try BenchOptions(
      ["--refusing", "--cases", "60", "--jobs", "2", "--without-directed", "all"], for: .crowd)
    let row = RefusalMeasuring(crowd: crowd, seed: 3, options: options).measurement()
    #expect(row.refusals > 0 && row.causeless == [])
    #expect(row.found <= row.visible && row.still <= row.kept && row.kept <= 2)
    #expect(row.rules > row.lost.count)
    #expect(Table([row]).rows.count == 2)
  }

  @Test("is not measured in one call with lists")
  func excludesLists() {
    #expect(throws: BenchError.self) {
      try BenchOptions(["--refusing", "--lists", "4"], for: .crowd)
    }
  }
}
