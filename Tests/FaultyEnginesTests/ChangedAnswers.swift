import Campaign
import Conformance
import LayerModel
import LayerScript
import Rules

/// What the reference answers to a script, but for one step.
struct ChangedAnswers {
  let script: Script
  var trace: Trace
  private let assumptions: Assumptions
  private let expected: ExpectedTrace

  init(
    _ script: String, _ profiles: [Profile: Bool] = [:], clockResolution: Double? = nil
  ) throws {
    self.script = try Script(parsing: script)
    var description = World.referenceDescription
    description.profiles.merge(profiles) { _, declared in declared }
    description.clockResolution = clockResolution
    assumptions = Assumptions(description)
    expected = World.expectations(of: self.script, assumptions: assumptions)
    trace = Trace(expected.steps.map(\.outcome))
  }

  /// What is wrong with the answers.
  var problems: [Problem] {
    Judge(assumptions).judge(
      trace, of: script, expected: expected.steps, reasons: expected.reasons
    ).problems
  }
}
