import Conformance
import LayerModel
import LayerScript
import Testing

extension Finding {
  /// A finding whose last step is answered so, and all others as the reference does.
  init(_ text: String, answered answer: String) throws {
    let script = try Script(parsing: text)
    let expected = World.expectations(of: script).steps
    let last = try #require(expected.last)
    let problem = Problem(
      kind: .wrongAnswer, step: script.steps.count - 1, expected: "\(last.pattern)",
      actual: EngineText(answer))
    self.init(script, expected, problem)
  }

  /// A finding at whose last step a callback does not come.
  init(_ text: String, _ form: StepForm, without callback: String) throws {
    try self.init(text, form, .missingEvent, EngineText(callback), "no such callback")
  }

  /// A finding at whose last step a callback comes that must not.
  init(_ text: String, _ form: StepForm, with callback: String) throws {
    try self.init(text, form, .unexpectedEvent, "no such callback", EngineText(callback))
  }

  private init(
    _ text: String, _ form: StepForm, _ deviation: Deviation, _ right: EngineText,
    _ wrong: EngineText
  ) throws {
    let script = try Script(parsing: text)
    var problem = Problem(
      kind: .wrongAnswer, step: script.steps.count - 1, deviation: deviation, expected: right,
      actual: wrong)
    problem.event = form
    self.init(script, World.expectations(of: script).steps, problem)
  }

  private init(_ script: Script, _ expected: [Expected], _ problem: Problem) {
    let rows = zip(script.steps, expected).map { step, expected in
      let text = expected.outcome.text
      return Row(step: step.description, expected: text, actual: text, differs: false)
    }
    let final = Row(
      step: script.steps[rows.count - 1].description, expected: problem.expected,
      actual: problem.actual, differs: true)
    self.init(
      problem: problem, primary: nil, alternatives: [], restsOn: [], script: script, variant: nil,
      rows: rows.dropLast() + [final], behavesLike: nil, origin: .generated(0), original: script,
      confirmed: .init(again: 3, runs: 3), shrinking: "")
  }
}
