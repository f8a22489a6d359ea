import Conformance
import Engines
import LayerScript
import Testing

@testable import Campaign

/// An engine that keeps something from one script for the next is convicted with both.
struct StateLeakTests {
  /// The reference with a memory, which starting afresh clears.
  private final class LeakyEngine: Engine {
    let description = WorldEngine().description
    private let reference = WorldEngine()
    private let answer: (Script, EngineRun, _ earlier: [Script]) -> EngineRun
    private var earlier: [Script] = []
    private(set) var starts = 0
    private(set) var scripts = 0

    init(_ answer: @escaping (Script, EngineRun, _ earlier: [Script]) -> EngineRun) {
      self.answer = answer
    }

    func run(_ script: Script) -> EngineRun {
      scripts += 1
      if earlier.isEmpty { starts += 1 }
      defer { earlier.append(script) }
      return answer(script, reference.run(script), earlier)
    }

    func restart() { earlier = [] }

    func stop() {}
  }

  /// Once opacity was set in a script, new layers have it in all later ones.
  private static var opacityStays: any Engine {
    LeakyEngine { script, run, earlier in
      guard case .trace(var trace) = run, earlier.contains(where: { $0.sets(.opacity) }),
        !script.sets(.opacity)
      else { return run }
      for (index, step) in script.steps.enumerated() {
        if case .get(.object, .opacity) = step.query {
          trace.outcomes[index].answer = .value(.number(0.125))
        }
      }
      return .trace(trace)
    }
  }

  @Test func bothScriptsAreFoundAndShrunk() throws {
    // Of sixty scripts none shows it.
    let record = run(Self.opacityStays, cases: 80)
    let finding = try #require(record.findings.first)
    #expect(record.findings.count == 1)
    #expect(finding.problem.kind == .dependsOnEarlier)
    #expect(finding.counts)
    #expect(finding.primary == nil)
    #expect(finding.confirmed == Finding.Confirmation(again: 3, runs: 3))
    #expect(finding.earlier.map(\.steps.count) == [2])
    #expect(finding.earlier[0].sets(.opacity))
    #expect(finding.script.steps.last?.kind == .get)
    #expect(finding.script.steps.count <= 3)
    #expect(record.conclusion == .doesNotConform)
    #expect(!record.results.contains { $0.verdict == .failed })
  }

  @Test(arguments: [EngineRun.crashed("signal 11"), .hung(seconds: 5)])
  func aLeakThatEndsTheEngineIsConvicted(death: EngineRun) throws {
    let engine = LeakyEngine { _, run, earlier in earlier.count < 5 ? run : death }
    let record = run(engine, cases: 40)
    let finding = try #require(record.findings.first)
    #expect(record.findings.map(\.problem.kind) == [.dependsOnEarlier])
    #expect(finding.earlier.count == 5)
    #expect(finding.counts)
    #expect(record.end == .complete)
  }

  @Test func onceConvictedEachScriptRunsInAFreshEngine() {
    let engine = LeakyEngine { script, run, earlier in
      guard case .trace(var trace) = run else { return run }
      for (index, step) in script.steps.enumerated() {
        if step.kind == .animationKeys, !earlier.isEmpty {
          trace.outcomes[index].answer = .value(.number(Double(earlier.count)))
        } else if step.kind == .hitTest {
          trace.outcomes[index].answer = .value(.boolean(true))
        }
      }
      return .trace(trace)
    }
    let record = run(engine, cases: 60)
    #expect(record.findings.count { $0.problem.kind == .dependsOnEarlier } == 1)
    #expect(!record.findings.contains { $0.problem.kind == .nondeterminism })
    #expect(record.findings.contains { $0.script.steps.last?.kind == .hitTest })
    #expect(
      !record.findings.contains {
        $0.counts && $0.script.steps.last?.kind == .animationKeys && $0.earlier.isEmpty
      })
  }

  @Test func onceConvictedAnEngineIsStartedAfreshBeforeItGoesWrongAgain() {
    let engine = LeakyEngine { _, run, earlier in
      earlier.count < 5 ? run : .crashed("signal 11")
    }
    let record = run(engine, cases: 200)
    #expect(record.findings.map(\.occurrences) == [1])
    #expect(record.statistics.deaths == 1)
    #expect(engine.starts * 4 < engine.scripts)
  }

  @Test func whatShowsBehindFewerScriptsHasEnginesStartedAfreshSooner() {
    var stability = Stability()
    #expect(stability.scriptsPerStart == nil)
    for (earlier, most) in [(5, 5), (3, 3), (4, 3), (0, 1)] {
      stability.startAfresh(showingBehind: earlier)
      #expect(stability.scriptsPerStart == most)
    }
  }

  @Test func aRightEngineIsAnsweredAlikeBehindOthers() throws {
    let script = try Script(parsing: "new l1; get l1.opacity")
    let earlier = try Script(parsing: "new l1; set l1.opacity 0.5")
    let pair = try #require(StateLeak(of: script, after: [earlier], on: WorldEngine()))
    #expect(pair.problem == nil)
  }

  private func run(_ engine: any Engine, cases: Int) -> Record {
    var options = CampaignOptions()
    options.cases = cases
    options.shrinkBudget = 200
    var campaign = Campaign(of: engine, options: options, suite: "test")
    return campaign.run()
  }
}

extension Script {
  fileprivate func sets(_ property: Property) -> Bool {
    steps.contains { step in
      if case .set(_, property, _) = step.command { return true }
      return false
    }
  }
}

/// What ends the engine is not drawn for ever.
struct AvoidanceTests {
  @Test func aStepThatHangsIsDrawnSeldomOnceItIsFiled() throws {
    var hangs = 0
    let engine = SpoiltEngine { script, run in
      guard script.steps.contains(where: { $0.kind == .hitTest }) else { return run }
      hangs += 1
      return .hung(seconds: 5)
    }
    var options = CampaignOptions()
    options.cases = 150
    options.deathsPerFinding = 4
    options.shrinkBudget = 100
    var campaign = Campaign(of: engine, options: options, suite: "test")
    let record = campaign.run()
    let finding = try #require(record.findings.first)
    #expect(record.findings.count == 1)
    // What a round draws from is settled before it begins.
    #expect((1...8).contains(finding.occurrences))
    #expect(hangs < 40)
    #expect(record.end == .complete)
  }
}
