import Conformance
import Engines
import LayerModel
import LayerScript
import Testing

@testable import Campaign

/// Callbacks of which it is left open when exactly they come are told apart like others.
@Suite("A callback that is due by some step and never comes")
struct MissingCallbackTests {
  private static let texts = [
    "new l1; new l2 {sublayers: [l1], actions: {transition: x1}}; "
      + "new l3 {actions: {transition: x1}}; host l2; tick; replace l1 in l2 with l3; tick",
    "new l1; new l2; new l3 {actions: {onOrderIn: x1}}; host l1; tick; add l3 to l2; add l2 to l1; "
      + "tick",
  ]

  @Test(
    "is a problem of that callback, and not of the step by which it is due",
    arguments: zip(texts, [StepForm("asked", "", "transition"), StepForm("ran", "", "onOrderIn")]))
  func isOfTheCallback(_ text: String, _ look: StepForm) throws {
    let script = try Script(parsing: text)
    let engine = Self.engineThatRunsNothing
    let examiner = Examiner(engine)
    let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    let problem = try #require(trial.judgement.problems.first)
    #expect(ProblemIdentity(problem, in: script).look == look)
  }

  @Test("is not explained by another one")
  func isLookedInto() throws {
    var options = CampaignOptions()
    options.directed = try Self.texts.map {
      CampaignOptions.Directed(try Script(parsing: $0), about: [])
    }
    // Half of the cases are directed.
    options.cases = 2 * Self.texts.count
    var campaign = Campaign(of: Self.engineThatRunsNothing, options: options, suite: "test")
    let findings = campaign.run().findings
    let looks = findings.flatMap { [$0.identity] + $0.furtherIdentities }.map(\.look.property)
    #expect(looks.contains("transition"))
    #expect(looks.contains("onOrderIn"))
  }

  /// The reference without the actions that are run when layers come and go.
  private static var engineThatRunsNothing: SpoiltEngine {
    SpoiltEngine { _, run in
      guard case .trace(var trace) = run else { return run }
      for place in trace.outcomes.indices {
        trace.outcomes[place].events.removeAll { event in
          guard case .ran(_, let key, layer: _) = event else { return false }
          return ["transition", "onOrderIn"].contains(key)
        }
      }
      return .trace(trace)
    }
  }
}
