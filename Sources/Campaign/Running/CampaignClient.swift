import Choices
import Conformance
import Engines
import LayerModel
import LayerScript
import Rules
import ScriptGeneration

/// A campaign as the search sees it: a case is a random script that is put to an engine, and a failure is
/// something wrong with what the engine answered.
struct CampaignClient: SearchClient, Sendable {
  let options: CampaignOptions
  /// What the engine declared.
  let declared: EngineDescription
  /// Holds answers against the reference and the laws.
  let judge: Judge
  /// What is filed, and what it says of further failures.
  var triage: Triage
  /// What saved scripts came to, which no stratum counts.
  private(set) var beginning: CaseNotebook
  /// Why the engine could not be started again, once it could not.
  private(set) var gone: EngineText?
  /// Whether the engine supports too little for any script.
  var isNothingLeft = false

  init(_ engine: any Engine, _ options: CampaignOptions) {
    self.options = options
    declared = engine.description
    judge = Judge(Assumptions(engine.description))
    triage = Triage(options, judge.assumptions)
    beginning = CaseNotebook(declared)
  }

  /// Steps have too many kinds for subsets of kinds; `ScriptEmphasis` does what these would do.
  var commandKinds: CommandKinds { .none }

  var avoidable: [UInt64] { [] }

  var isAtEnd: Bool { triage.hasDiedEnough || hasFoundEnough }

  /// Whether so many findings were made that more would not help.
  var hasFoundEnough: Bool { triage.findings.count >= options.findingLimit }

  /// Whether there is no use in further cases.
  var hasEnough: Bool { gone != nil || isNothingLeft }

  func makeNotebook() -> CaseNotebook { CaseNotebook(declared) }

  func run(
    _ plan: CasePlan, in notebook: inout CaseNotebook, on worker: CampaignWorker,
    _ statistics: inout SearchStatistics
  ) -> CaseResult<Failure> {
    worker.engine.isolatesScripts = triage.stability.isolatesScripts
    let emphasis = ScriptEmphasis(
      seed: plan.caseSeed, areas: Set(options.areas + options.rules.map(\.area)),
      usesIngredients: options.usesIngredients)
    let machine = worker.machine(for: capabilities(for: plan, notebook, worker))
      .planned(emphasis, reasons: worker.reasons)
    let drawn = machine.randomSequence(count: emphasis.length, seed: plan.caseSeed)
    worker.reasons = drawn.state.reasons
    let script = Script(drawn.commands)
    // Where little is declared, all of it may be what this case leaves out.
    if script.steps.isEmpty { return CaseResult(isEmpty: true) }
    notebook.count(script)
    let examiner = Examiner(worker.engine, judge, notebook.capabilities)
    let trial = examiner.examine(drawn)
    notebook.absorb(trial, script)
    let origin = Finding.Origin.generated(plan.index)
    if let problem = options.worst(of: trial.judgement.problems) {
      let failure = Failure(
        problem: problem, trial: trial, drawn: drawn, machine: machine,
        capabilities: notebook.capabilities, origin: origin,
        history: worker.engine.history(before: script))
      return CaseResult(failures: [failure], endsRound: problem.kind == .hang)
    }
    guard let trace = trial.trace, plan.index % 2 == 1 else { return CaseResult() }
    return runPair(plan, drawn, trace, machine, examiner, in: &notebook, on: worker)
  }

  /// In every second case, one law about two scripts, of which the first was run.
  private func runPair(
    _ plan: CasePlan, _ drawn: DrawnSequence<ScriptMachine>, _ trace: Trace,
    _ machine: ScriptMachine, _ examiner: Examiner, in notebook: inout CaseNotebook,
    on worker: CampaignWorker
  ) -> CaseResult<Failure> {
    let law = Laws.paired[plan.index / 2 % Laws.paired.count]
    let parameter = plan.number(below: 4, stream: 0x5041_4952)
    let script = Script(drawn.commands)
    let pair = examiner.examine(
      script, by: law, parameter, known: trace, expected: drawn.state.expected)
    guard let trial = pair else { return CaseResult() }
    notebook.absorb(pair: trial)
    guard let problem = trial.deadlyProblem ?? options.worst(of: trial.judgement.problems) else {
      return CaseResult()
    }
    let failure = Failure(
      problem: problem, trial: trial, drawn: drawn, machine: machine,
      capabilities: notebook.capabilities, origin: .generated(plan.index),
      history: worker.engine.history(before: trial.deadly ?? script))
    return CaseResult(failures: [failure], endsRound: problem.kind == .hang)
  }

  /// What is drawn from in a case, so that what ends the engine does not come all the time.
  private func capabilities(
    for plan: CasePlan, _ notebook: CaseNotebook, _ worker: CampaignWorker
  ) -> EngineDescription {
    let rest = triage.capabilities(forCase: plan.index, of: notebook.capabilities)
    // Where that is all that an engine can do, there is nothing else to draw.
    return worker.machine(for: rest).canDrawQueries ? rest : notebook.capabilities
  }

  func steps(in notebook: CaseNotebook) -> [[Choice]] { [] }

  /// Takes in what saved scripts came to.
  mutating func begin(with notebook: CaseNotebook) {
    beginning = notebook
    triage.tally = notebook.tally
    gone = notebook.gone
  }

  mutating func endRound(_ notebooks: [CaseNotebook]) {
    triage.tally = notebooks.reduce(into: beginning.tally) { $0.add($1.tally) }
    gone = gone ?? notebooks.lazy.compactMap(\.gone).first
    // Mostly nothing was taken back, and then there is nothing to find out.
    guard !notebooks.contains(where: { $0.capabilities == declared }) else { return }
    isNothingLeft = notebooks.allSatisfy {
      !ScriptMachine(for: $0.capabilities).canDrawQueries
    }
  }

  mutating func sift(_ failure: inout Failure) -> Sifting<Triage.Likeness> {
    triage.sift(&failure).map { .open($0) } ?? .explained
  }

  func shrink(
    _ failure: Failure, on worker: CampaignWorker, while goesOn: @escaping () -> Bool
  ) -> ShrinkOutcome {
    worker.engine.isolatesScripts = triage.stability.isolatesScripts
    var shrinking = FailureShrinking(failure, by: triage, judge: judge, on: worker, while: goesOn)
    return shrinking.outcome(of: failure)
  }

  mutating func accept(_ shrunk: ShrinkOutcome, of failure: Failure) -> [Failure] {
    triage.accept(shrunk, of: failure)
  }
}
