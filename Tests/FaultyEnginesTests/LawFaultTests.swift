import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Testing

/// Laws find faults without the reference: engines that break them contradict themselves.
struct LawFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let law: String
    let fault: String
    let script: String
    var parameter = 0

    var testDescription: String { "\(law) is broken by \(fault)" }
  }

  private static let shown = "new v1 backing l1; host v1; tick; "
  private static let block = shown + "beginBlock animate duration 1; "

  static let single = [
    Case(
      law: "views-show-their-models", fault: "view-answers-nil",
      script: shown + "set l1.opacity 0; tick; get l1.presentation.opacity; get l1.opacity"),
    Case(
      law: "derived-values-stay", fault: "frame-counts-depth",
      script: "new l1; get l1.frame; set l1.zPosition 1; get l1.frame"),
  ]

  static let paired = [
    Case(
      law: "setters-commute", fault: "anchor-moves-position",
      script: "new l1; set l1.bounds (0, 0, 2, 2); set l1.anchorPoint (0, 0); get l1.position"),
    Case(
      law: "detours-leave-no-trace", fault: "move-keeps-old-list",
      script: "new l1; new l2; new l3; add l1 to l2; get l3.sublayers"),
    Case(
      law: "empty-block", fault: "view-block-leaks",
      script: shown + "set l1.opacity 0; askView v1 l1 opacity"),
    Case(
      law: "empty-block", fault: "view-inner-sticks",
      script: block + "set l1.opacity 0; get l1.animation(opacity).duration"),
    Case(
      law: "bodies-run-at-once", fault: "view-body-deferred",
      script: shown + "set l1.opacity 0; get l1.opacity"),
    Case(
      law: "bodies-run-at-once", fault: "view-enabled-afterwards",
      script: "new v1 backing l1; set UIView.animationsEnabled false; set l1.opacity 0; "
        + "get l1.opacity; tick; get UIView.animationsEnabled"),
    Case(
      law: "inner-block-is-flat", fault: "view-inner-duration",
      script: block + "set l1.opacity 0; get l1.animation(opacity).duration"),
    Case(
      law: "inner-block-is-flat", fault: "view-inner-own-time",
      script: block
        + "set l1.opacity 0; endBlock; advance 1; tick; get l1.animation(opacity).beginTime"),
    Case(
      law: "strangers-leave-views-alone", fault: "view-confuses-forwarded",
      script: shown + "set l1.opacity 0.5; tick; beginBlock animate duration 1; set l1.opacity 0; "
        + "get l1.animation(opacity).fromValue"),
  ]

  @Test(arguments: single)
  func aFaultBreaksALawAboutOneTrace(scene: Case) throws {
    let law = try #require(Laws.single.first { $0.description.name == scene.law })
    let script = try Script(parsing: scene.script)
    let windows = { (engine: WorldEngine) throws in
      guard case .trace(let trace) = engine.run(script) else { throw NoTrace() }
      return ObservationWindows(script, trace)
    }
    #expect(law.examine(try windows(try engine(with: scene.fault))).violations.count == 1)
    let verdict = law.examine(try windows(WorldEngine()))
    #expect(verdict.violations.isEmpty && verdict.held == 1)
  }

  @Test(arguments: paired)
  func aFaultBreaksALawAboutTwoTraces(scene: Case) throws {
    let law = try #require(Laws.paired.first { $0.description.name == scene.law })
    let script = try Script(parsing: scene.script)
    let broken = try #require(
      Examiner(try engine(with: scene.fault)).examine(script, by: law, scene.parameter))
    #expect(broken.judgement.problems.count == 1)
    let kept = try #require(Examiner(WorldEngine()).examine(script, by: law, scene.parameter))
    #expect(kept.judgement.problems.isEmpty)
    #expect(kept.judgement.tally.counts.values.contains { $0.passed > 0 })
  }

  private struct NoTrace: Error {}

  private func engine(with fault: String) throws -> WorldEngine {
    WorldEngine(fault: try #require(FaultCatalogue.fault(named: fault)))
  }
}
