import Choices
import Conformance
import Engines
import LayerScript
import ScriptGeneration

/// Scripts kept from earlier runs go first: what failed once is the likeliest to fail again.
extension Campaign {
  /// Puts what failed in earlier runs to the engine, until it is gone or somebody interrupts.
  mutating func runSaved(_ isInterrupted: () -> Bool) {
    guard options.shard?.isFirst ?? true else { return }
    for entry in options.saved where gone == nil {
      let outcome =
        isInterrupted() ? SavedResult.Outcome.notLookedAt : run(entry.failure, named: entry.name)
      saved.append(SavedResult(name: entry.name, outcome: outcome))
    }
  }

  /// Puts a saved script to the engine; what is wrong with it is shrunk, blamed and filed like anything.
  mutating func run(_ saved: SavedFailure, named name: String) -> SavedResult.Outcome {
    guard let script = saved.scripts.last else { return .unreadable("it has no script") }
    if let problem = saved.scripts.lazy.compactMap({ $0.firstProblem() }).first {
      return .unreadable("\(problem)")
    }
    let missing = saved.scripts.flatMap(examiner.capabilities.missingNames)
    guard missing.isEmpty else { return .unsupported(missing.joined(separator: ", ")) }
    let earlier = saved.scripts.dropLast()
    if !earlier.isEmpty { engine.restart() }
    for script in earlier { _ = engine.run(script) }
    let machine = machine(for: examiner.capabilities)
    let drawn = machine.sequence(of: script.steps)
    let trial = examiner.examine(drawn)
    gone = trial.gone
    absorb(trial, script)
    let problems = trial.judgement.problems
    if let problem = worst(of: problems) {
      file(problem, trial, drawn, machine, .saved(name))
      return .fails
    }
    if !problems.isEmpty { return .notLookedAt }
    guard trial.trace != nil else { return .unreadable(gone ?? "the engine gave no answer") }
    return runLaws(on: drawn, machine, named: name)
  }

  /// Tries the laws about two scripts in all their variants: which of them failed is not kept.
  private mutating func runLaws(
    on drawn: DrawnSequence<ScriptMachine>, _ machine: ScriptMachine, named name: String
  ) -> SavedResult.Outcome {
    for law in Laws.paired {
      for parameter in 0..<4 {
        let trial = examiner.examine(Script(drawn.commands), by: law, parameter)
        guard let trial else { continue }
        statistics.variants += 1
        gone = trial.gone
        if let death = trial.death {
          file(death, over: trial, drawn, machine, .saved(name))
          return .fails
        }
        guard trial.gone == nil else { return .unreadable(trial.gone ?? "") }
        if let problem = worst(of: trial.judgement.problems) {
          file(problem, trial, drawn, machine, .saved(name))
          return .fails
        }
      }
    }
    return .passes
  }
}
