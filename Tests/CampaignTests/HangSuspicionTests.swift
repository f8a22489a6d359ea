import Conformance
import Engines
import LayerScript
import Testing

@testable import Campaign

/// An engine that is slow is suspected to hang; only one that does not answer at all is said to.
@Suite("A suspected hang")
struct HangSuspicionTests {
  @Test("is no finding where the engine answers after all")
  func slownessIsNoFinding() {
    let engine = SlowEngine(hanging: [], slow: [.flush])
    let record = run(engine)
    #expect(record.findings.isEmpty)
    #expect(record.conclusion == .conforms)
    #expect(engine.suspicions > 0)
    #expect(engine.extensions == engine.suspicions)
  }

  @Test("is waited for before it is filed, and when it is shrunk, and hardly ever else")
  func hangsAreWaitedForSeldom() throws {
    let engine = SlowEngine(hanging: [.flush], slow: [])
    let record = run(engine)
    let finding = try #require(record.findings.first)
    #expect(record.findings.count == 1)
    #expect(finding.problem.kind == .hang)
    #expect(finding.problem.actual.terminal == "no answer within 5 s")
    #expect(finding.script.description == "flush\n")
    // When it first comes up, before it is filed, and at the end, of its shortest script.
    #expect(engine.waits <= 4)
    #expect(engine.suspicions > engine.waits)
  }

  @Test("that had an answer is not what a hang is shrunk to")
  func slowStepsAreLeftOut() throws {
    let engine = SlowEngine(hanging: [.flush], slow: [.begin, .host])
    let finding = try #require(run(engine).findings.first)
    #expect(finding.script.description == "flush\n")
    #expect(finding.confirmed.again == 1)
  }

  @Test("costs its whole deadline only where nothing filed explains it")
  func whatIsFiledIsBelieved() throws {
    let slow = SlowEngine(hanging: [.flush], slow: [])
    let engine = RememberingEngine(slow)
    let script = try Script(parsing: "new l1; flush; tick")
    engine.hangPolicy = .likely(known: [try Script(parsing: "flush")])
    #expect(engine.run(script) == .hung(seconds: 5))
    engine.hangPolicy = .suspected
    #expect(engine.run(script) == .hung(seconds: 5))
    #expect(slow.waits == 0)
    engine.hangPolicy = .likely(known: [try Script(parsing: "commit")])
    #expect(engine.run(script) == .hung(seconds: 5))
    #expect(slow.waits == 1)
    engine.hangPolicy = .certain
    #expect(engine.run(script) == .hung(seconds: 5))
    #expect(slow.waits == 2)
    // Where it is to be certain, nothing is suspected.
    #expect(slow.suspicions == 3)
  }

  @Test("is believed of a script with a step that had no answer in another, until it has one")
  func aStepWithoutAnswerIsRemembered() throws {
    let slow = SlowEngine(hanging: [.flush], slow: [.tick])
    let engine = RememberingEngine(slow)
    engine.hangPolicy = .likely(known: [])
    // The first script is waited for; the others have a step that stood in it and in none with answers.
    for text in ["new l1; flush", "flush", "begin; flush"] {
      #expect(engine.run(try Script(parsing: text)) == .hung(seconds: 5))
    }
    #expect(slow.waits == 1)
    // Slow without such a step is nothing but slow.
    _ = engine.run(try Script(parsing: "new l1"))
    let answered = engine.run(try Script(parsing: "new l1; tick"))
    #expect(answered != .hung(seconds: 5))
    #expect(slow.extensions == 1)
  }

  @Test("is one behind the scripts before it, where a fresh engine answers")
  func aHangBehindOthersIsFound() throws {
    let slow = SlowEngine(hanging: [], slow: [], hangingAt: 4)
    let engine = RememberingEngine(slow)
    engine.hangPolicy = .likely(known: [])
    let script = try Script(parsing: "new l1; tick")
    for _ in 1...3 { #expect(engine.run(script) != .hung(seconds: 5)) }
    let last = try Script(parsing: "new l2; tick")
    #expect(engine.run(last) == .hung(seconds: 5))
    #expect(engine.history(before: last) == [script, script, script])
    #expect(slow.extensions == 0)
  }

  private func run(_ engine: SlowEngine) -> Record {
    var options = CampaignOptions()
    options.cases = 120
    var campaign = Campaign(of: engine, options: options, suite: "test")
    return campaign.run()
  }
}

/// The reference, suspected wherever it plays a slow step or one that hangs; no time passes.
private final class SlowEngine: SuspectingEngine {
  private let reference = WorldEngine()
  private let hanging: Set<StepKind>
  private let slow: Set<StepKind>
  /// At which script of a process it hangs, whatever that is.
  private let hangingPlace: Int
  private var scripts = 0
  /// How often it was given up, answered after all, and was waited for in vain.
  private(set) var (suspicions, extensions, waits) = (0, 0, 0)

  init(hanging: Set<StepKind>, slow: Set<StepKind>, hangingAt place: Int = .max) {
    (self.hanging, self.slow, hangingPlace) = (hanging, slow, place)
  }

  var description: EngineDescription { reference.description }

  var isRunning: Bool { scripts > 0 }

  func run(_ script: Script) -> EngineRun {
    scripts += 1
    guard plays(hanging, in: script) || scripts >= hangingPlace else {
      return reference.run(script)
    }
    waits += 1
    scripts = 0
    return .hung(seconds: deadline(for: script))
  }

  func runUnlessSlow(_ script: Script) -> EngineRun? {
    let isSlow = plays(hanging, in: script) || plays(slow, in: script)
    guard isSlow || scripts + 1 >= hangingPlace else { return run(script) }
    suspicions += 1
    scripts = 0
    return nil
  }

  func waitLonger() { extensions += 1 }

  func deadline(for script: Script) -> Double { 5 }

  func restart() { scripts = 0 }

  func stop() {}

  private func plays(_ kinds: Set<StepKind>, in script: Script) -> Bool {
    script.steps.contains { kinds.contains($0.kind) }
  }
}
