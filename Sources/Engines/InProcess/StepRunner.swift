public import LayerScript

/// Carries out the steps of one script, one after another.
public protocol StepRunner {
  /// Carries out a step that makes sense.
  mutating func perform(_ step: Step) -> Outcome
}

/// Carries out the steps of one script, whoever wrote it: one that makes no sense is not supported, and
/// nothing happens.
struct CheckedRunner<Runner: StepRunner> {
  private var runner: Runner
  private var checker = ScriptChecker()

  init(_ runner: Runner) {
    self.runner = runner
  }

  mutating func perform(_ step: Step) -> Outcome {
    if let problem = checker.problem(with: step) {
      return Outcome(.unsupported(EngineText(problem.message)))
    }
    return runner.perform(step)
  }
}
