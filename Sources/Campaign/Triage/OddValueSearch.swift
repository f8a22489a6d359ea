import Conformance
import LayerModel
import LayerScript

/// The search for unusual values without which what a finding shows is right.
struct OddValueSearch {
  let examiner: Examiner
  /// Scripts that were run.
  private(set) var executions = 0

  init(examiner: Examiner) {
    self.examiner = examiner
  }

  /// The unusual values that a finding needs: with a usual one in its place, as much is asserted, and nothing is wrong.
  mutating func values(neededBy finding: Finding) -> Set<OddValue> {
    guard finding.isOneAnswer else { return [] }
    return finding.script.oddValues(upTo: finding.problem.step)
      .filter { isNeeded($0, by: finding) }
  }

  private mutating func isNeeded(_ odd: OddValue, by finding: Finding) -> Bool {
    let usual = finding.script.replacing(odd)
    let step = finding.problem.step
    guard usual.firstProblem() == nil, examiner.admits(usual) else { return false }
    let expected = World.expectations(of: usual, assumptions: examiner.judge.assumptions)
    guard expected.steps.indices.contains(step),
      finding.problem.event != nil || expected.steps[step].assertsAnswer
    else { return false }
    executions += 1
    return examiner.problems(of: usual)?.allSatisfy { $0.step != step } ?? false
  }
}
