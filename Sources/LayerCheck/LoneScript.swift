import Campaign
import Engines
import FaultyEngines
import LayerModel
import Reporting

/// A script that runs alone, in the place of a whole check.
struct LoneScript {
  private let script: Script
  private let plan: CheckPlan

  init(_ script: Script, _ plan: CheckPlan) {
    self.script = script
    self.plan = plan
  }

  /// Runs the script and says what is wrong with each step.
  func check(by engine: SteppingEngine) -> CheckResult {
    let expected = World.expectations(
      of: script, assumptions: Assumptions(judging: engine.description))
    let trial = Examiner(engine).examine(
      script, expected: expected.steps, reasons: expected.reasons)
    let problems = trial.judgement.problems
    let text = lines(trial.trace, problems).joined(separator: "\n")
    let summary = "\(script.steps.count) steps, \(problems.count) wrong"
    return CheckResult(
      findings: problems.first.map { [finding($0, text)] } ?? [],
      whyUndecided: nil, summary: summary, report: "```text\n\(text)\n\(summary)\n```\n",
      reportName: "layercheck-script.md", record: nil)
  }

  private func finding(_ problem: Problem, _ text: String) -> CheckFinding {
    CheckFinding(
      kind: problem.kind.isViolation ? .wrong : .remark,
      headline: "\(problem.suspects.first?.description ?? problem.kind.rawValue): step "
        + "\(problem.step + 1) is wrong",
      rule: problem.suspects.first, script: script, text: text)
  }

  /// The steps with their answers, and what is wrong under those that are.
  private func lines(_ trace: Trace?, _ problems: [Problem]) -> [String] {
    script.steps.enumerated().flatMap { place, step in
      let answer = trace.map { $0.outcomes[place].text.terminal } ?? "no answer"
      return ["\(place + 1)  \(step): \(answer)"]
        + problems.filter { $0.step == place }.flatMap { problem in
          [
            "   \(problem.kind.rawValue)", "   expected  \(problem.expected.terminal)",
            "   actual    \(problem.actual.terminal)",
            "   rests on  \(problem.suspects.map(\.description).joined(separator: ", "))",
          ]
        }
    }
  }
}
