import Conformance
import LayerModel
import LayerScript

/// The search for unusual input without which what a finding shows is right.
struct UnusualInputSearch {
  let examiner: Examiner
  /// Scripts that were run.
  private(set) var executions = 0
  /// Whether the engine hung over one of them: no further one is run, since each may take as long as a deadline.
  private var hasHung = false

  init(examiner: Examiner) {
    self.examiner = examiner
  }

  /// The unusual input that a finding needs, whatever the classes of its objects: with something usual in its place as
  /// much is asserted, and nothing is wrong.
  mutating func inputs(neededBy finding: Finding) -> Set<UnusualInput> {
    let isDeath = finding.problem.kind == .crash || finding.problem.kind == .hang
    guard finding.isOneAnswer || isDeath,
      finding.script.steps.indices.contains(finding.problem.step)
    else { return [] }
    let assumptions = examiner.judge.assumptions
    let scripts = finding.script.usualScripts(upTo: finding.problem.step, assumptions: assumptions)
    return Set(scripts.filter { isRight($0.usual, in: finding) }.map(\.input.ofAnyClass))
  }

  /// All unusual input that the script of a finding has, whatever the classes of its objects.
  func inputs(in finding: Finding) -> Set<UnusualInput> {
    let assumptions = examiner.judge.assumptions
    return Set(
      finding.script.usualScripts(upTo: finding.problem.step, assumptions: assumptions)
        .map(\.input.ofAnyClass))
  }

  /// Tells whether a script is right where the one of a finding is wrong.
  private mutating func isRight(_ usual: AlteredScript, in finding: Finding) -> Bool {
    let script = usual.script
    guard !hasHung, let step = usual.origins.firstIndex(of: finding.problem.step),
      script.firstProblem() == nil, examiner.admits(script), examiner.hasRoom(for: script)
    else { return false }
    let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
    guard !finding.isOneAnswer || finding.problem.event != nil || expected.steps[step].assertsAnswer
    else { return false }
    executions += 1
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    if trial.judgement.problems.contains(where: { $0.kind == .hang }) { hasHung = true }
    return trial.trace != nil
      && trial.judgement.problems.allSatisfy { $0.law != nil || $0.step != step }
  }
}
