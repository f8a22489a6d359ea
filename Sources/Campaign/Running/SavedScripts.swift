import Choices
import Conformance
import Engines
import LayerScript
import ScriptGeneration

/// Scripts kept from earlier runs, which go first: what failed once is the likeliest to fail again.
struct SavedScripts {
  let client: CampaignClient
  let worker: CampaignWorker
  /// What was counted.
  var notebook: CaseNotebook
  /// What fails still, to be shrunk and filed like anything.
  private(set) var failures: [Failure] = []

  init(_ client: CampaignClient, on worker: CampaignWorker) {
    self.client = client
    self.worker = worker
    notebook = client.makeNotebook()
  }

  /// Puts a saved script to the engine.
  mutating func run(_ saved: SavedFailure, named name: String) -> SavedResult.Outcome {
    guard let script = saved.scripts.last else { return .unreadable("it has no script") }
    if let problem = saved.scripts.lazy.compactMap({ $0.firstProblem() }).first {
      return .unreadable("\(problem)")
    }
    let missing = saved.scripts.flatMap(notebook.capabilities.missingNames)
    guard missing.isEmpty else { return .unsupported(EngineText(missing.joined(separator: ", "))) }
    let earlier = saved.scripts.dropLast()
    if !earlier.isEmpty { worker.engine.restart() }
    for script in earlier { _ = worker.engine.run(script) }
    let machine = worker.machine(for: notebook.capabilities)
    let drawn = machine.sequence(of: script.steps)
    let trial = Examiner(worker.engine, client.judge, notebook.capabilities).examine(drawn)
    notebook.absorb(trial, script)
    let problems = trial.judgement.problems
    let relevant = client.options.relevant(problems)
    if !relevant.isEmpty {
      fail(relevant, trial, drawn, machine, name)
      return .fails
    }
    if !problems.isEmpty { return .notLookedAt }
    guard trial.trace != nil else {
      return .unreadable(notebook.gone ?? "the engine gave no answer")
    }
    return runLaws(on: drawn, machine, named: name)
  }

  /// Tries the laws about two scripts in all their variants: which of them failed is not kept.
  private mutating func runLaws(
    on drawn: DrawnSequence<ScriptMachine>, _ machine: ScriptMachine, named name: String
  ) -> SavedResult.Outcome {
    let examiner = Examiner(worker.engine, client.judge, notebook.capabilities)
    for law in Laws.paired {
      for parameter in 0..<4 {
        let trial = examiner.examine(
          Script(drawn.commands), by: law, parameter, leavingOutSpoilt: true)
        guard let trial else { continue }
        notebook.absorb(pair: trial)
        guard trial.gone == nil else { return .unreadable(trial.gone ?? "") }
        guard
          let problem = trial.deadlyProblem
            ?? client.options.relevant(trial.judgement.problems).first
        else { continue }
        fail([problem], trial, drawn, machine, name)
        return .fails
      }
    }
    return .passes
  }

  private mutating func fail(
    _ problems: [Problem], _ trial: Trial, _ drawn: DrawnSequence<ScriptMachine>,
    _ machine: ScriptMachine, _ name: String
  ) {
    let sighted = SightedScript(
      drawn: drawn, trial: trial, machine: machine, capabilities: notebook.capabilities,
      origin: .saved(name),
      history: worker.engine.history(before: trial.deadly ?? Script(drawn.commands)))
    let search = CulpritSearch(
      examiner: Examiner(worker.engine, client.judge, notebook.capabilities))
    var known: Set<ProblemIdentity> = []
    failures += search.diagnoses(of: problems, in: sighted.script)
      .filter { known.insert($0.identity).inserted }.map(sighted.failure)
  }
}
