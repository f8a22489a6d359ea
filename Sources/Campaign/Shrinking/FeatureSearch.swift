import Conformance
import LayerModel
import LayerScript

/// The search for what a script must set for a problem to show.
///
/// Two mistakes may show in the same question behind the same step. A script that shows nothing wrong
/// any more without a setting shows another mistake than one that never had it.
struct FeatureSearch {
  let examiner: Examiner
  /// Scripts that were run.
  private(set) var executions = 0

  /// How many settings of a script are tried at most.
  static let mostFeatures = 6

  init(examiner: Examiner) {
    self.examiner = examiner
  }

  /// Tells whether a problem is gone without the steps that set something, though as much is asserted.
  mutating func isNeeded(
    _ feature: String, for identity: ProblemIdentity, in script: Script
  ) -> Bool {
    guard let left = script.without(feature), examiner.admits(left) else {
      return false
    }
    let expected = World.expectations(of: left, assumptions: examiner.judge.assumptions)
    let classes = ObjectClasses(left.steps)
    let looks = left.steps.indices.filter { place in
      left.steps[place].isQuery && expected.steps[place].assertsAnswer
        && StepForm(left.steps[place], classes) == identity.look
    }
    guard !looks.isEmpty else { return false }
    executions += 1
    let trial = examiner.examine(left, expected: expected.steps, reasons: expected.reasons)
    guard trial.trace != nil else { return false }
    let wrong = trial.judgement.problems.filter { $0.law == nil }.map(\.step)
    return !looks.contains(where: wrong.contains)
  }
}
