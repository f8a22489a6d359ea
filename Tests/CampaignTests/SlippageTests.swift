import Choices
import Conformance
import Engines
import LayerModel
import LayerScript
import ScriptGeneration
import Testing

@testable import Campaign

/// While a script is shrunk, it keeps showing the mistake that it showed first.
@Suite("Shrinking")
struct SlippageTests {
  @Test(
    "brings in no unusual value, by which another mistake may show",
    arguments: [
      (script: "set l1.zPosition 2", simpler: "set l1.zPosition 1", isShown: true),
      (script: "set l1.zPosition 2", simpler: "set l1.zPosition -1", isShown: false),
      (script: "set l1.zPosition -2", simpler: "set l1.zPosition -1", isShown: true),
    ])
  func bringsInNothingUnusual(script: String, simpler: String, isShown: Bool) throws {
    let original = try Self.steps(script)
    let examiner = Examiner(Self.engine)
    let machine = ScriptMachine(for: examiner.engine.description)
    let counterexample = Counterexample(
      drawn: machine.sequence(of: original), diagnosis: try Self.diagnosis(of: original, examiner))
    let candidate = machine.sequence(of: try Self.steps(simpler))
    #expect((counterexample.find(in: candidate, with: examiner) != nil) == isShown)
    // So it is when it goes on from what was shrunk already.
    let next = counterexample.showing(counterexample.diagnosis, in: candidate)
    #expect((next.find(in: candidate, with: examiner) != nil) == isShown)
  }

  @Test(
    "may take an unusual value from one place to another, and from one class to another",
    arguments: [
      ("new l1 {zPosition: -1}", "new l1 {position: (-1, 0)}", true),
      ("new l1 {position: (-1, 0)}", "new l1 {speed: -1}", false),
      ("new l1 {cornerRadius: -1}", "new l1 {borderWidth: -1}", false),
      ("new l1 {bounds: (0, 0, -1, 1)}", "new l1 {position: (-1, 0)}", false),
      (
        "new a1 {duration: inf}", "new a1 CAKeyframeAnimation {duration: inf}", true
      ),
      ("new a1 {repeatCount: inf}", "new a1 {duration: inf}", false),
      ("new l1 {zPosition: -1}; new a1 {speed: -1}", "new a1 {speed: -1}", true),
      ("new l1 {zPosition: 1}", "new l1 {zPosition: nan}", false),
      ("new l1 {zPosition: -1}", "new l1; compute makeScale [-1, 1, 1]", true),
    ])
  func isAsUsual(script: String, simpler: String, isAsUsual: Bool) throws {
    let (script, simpler) = (try Script(parsing: script), try Script(parsing: simpler))
    #expect(simpler.isAsUsual(as: script) == isAsUsual)
  }

  @Test("brings in nothing that is unusual behind the step that shows the problem alone")
  func isNotExcusedByLaterSteps() throws {
    let examiner = Examiner(Self.engine)
    let machine = ScriptMachine(for: examiner.engine.description)
    let later = try Script(parsing: "set l1.zPosition -3").steps
    let original = try Self.steps("set l1.zPosition 2")
    let counterexample = Counterexample(
      drawn: machine.sequence(of: original + later),
      diagnosis: try Self.diagnosis(of: original, examiner))
    let candidate = machine.sequence(of: try Self.steps("set l1.zPosition -1"))
    #expect(counterexample.find(in: candidate, with: examiner) == nil)
  }

  private static func steps(_ setting: String) throws -> [Step] {
    try Script(parsing: "new l1; \(setting); get l1.zPosition").steps
  }

  private static func diagnosis(of steps: [Step], _ examiner: Examiner) throws -> Diagnosis {
    let script = Script(steps)
    let expected = World.expectations(
      of: script, assumptions: Assumptions(examiner.engine.description))
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    let problems = trial.judgement.problems.filter { $0.law == nil }
    return try #require(
      CulpritSearch(examiner: examiner).diagnoses(of: problems, in: script).first)
  }

  /// An engine that keeps no place in depth.
  private static var engine: SpoiltEngine {
    SpoiltEngine { script, run in
      guard case .trace(var trace) = run else { return run }
      for (place, step) in script.steps.enumerated() where step.isQuery && place > 1 {
        trace.outcomes[place] = Outcome(.value(.number(0.25)))
      }
      return .trace(trace)
    }
  }
}
