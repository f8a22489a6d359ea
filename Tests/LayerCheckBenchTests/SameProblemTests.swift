import Conformance
import LayerScript
import Testing

@testable import LayerCheckBench

/// When a problem of one engine is taken for that of another with the same script.
struct SameProblemTests {
  private func unexpected(_ callback: String, step: Int = 3) -> Problem {
    var problem = Problem(
      kind: .wrongAnswer, step: step, expected: "no such callback", actual: "h1 told")
    problem.event = StepForm(callback)
    return problem
  }

  @Test func oneCallbackThatShouldNotComeIsNotAnother() {
    #expect(unexpected("started").isSame(as: unexpected("started")))
    #expect(!unexpected("started").isSame(as: unexpected("stopped")))
  }

  @Test func whatIsWrongAtAnotherStepIsAnotherProblem() {
    #expect(!unexpected("started").isSame(as: unexpected("started", step: 4)))
  }
}
