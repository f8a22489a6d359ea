import Choices
import Conformance
import Engines
import FaultyEngines
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
  /// What is drawn from in three of four cases, where the version that the engine is compared with declares
  /// less; nil where it does not.
  private let shared: EngineDescription?
  /// Holds answers against the reference and the laws.
  let judge: Judge
  /// Counts what declared deviations do.
  private let deviations: DeviationWatch
  /// What is filed, and what it says of further failures.
  var triage: Triage
  /// What the scripts of known failures came to, which no stratum counts.
  private(set) var beginning: CaseNotebook
  /// Why the engine could not be started again, once it could not.
  private(set) var gone: EngineText?
  /// Whether the engine supports too little for any script.
  var isNothingLeft = false

  /// At how many further scripts of a finding a closer look is taken where two versions are compared: each look
  /// starts both a few times, and whoever waits for it wants to know soon.
  private static let closerLooksOfComparison = 4

  init(
    _ engine: any Engine, _ options: CampaignOptions, comparedWith earlier: EngineDescription? = nil
  ) {
    declared = engine.description
    let common = earlier.map { [declared] in declared.restricted(to: $0) }
    shared = common == declared ? nil : common
    var options = options
    options.isComparison = earlier != nil
    if options.isComparison {
      options.closerLooks = min(options.closerLooks, Self.closerLooksOfComparison)
      options.shrinksOfKnownMistakes = min(
        options.shrinksOfKnownMistakes, Self.closerLooksOfComparison)
    }
    let check = DeclarationCheck(declared)
    options.directed.removeAll { !check.admits($0.script) }
    self.options = options
    judge = Judge(Assumptions(judging: engine.description))
    deviations = DeviationWatch(judge.assumptions)
    triage = Triage(options, judge.assumptions)
    beginning = CaseNotebook(declared)
  }

  /// Steps have too many kinds for subsets of kinds; `ScriptEmphasis` does what these would do.
  var commandKinds: CommandKinds { .none }

  var avoidable: [UInt64] { [] }

  var isAtEnd: Bool { triage.hasDiedEnough || hasFoundEnough }

  /// Whether so many findings were made that more would not help.
  var hasFoundEnough: Bool {
    triage.findings.count { !$0.isKnown } >= options.findingLimit
  }

  /// Whether there is no use in further cases.
  var hasEnough: Bool { gone != nil || isNothingLeft }

  func makeNotebook() -> CaseNotebook { CaseNotebook(declared) }

  func run(
    _ plan: CasePlan, in notebook: inout CaseNotebook, on worker: CampaignWorker,
    _ statistics: inout SearchStatistics
  ) -> CaseResult<Failure> {
    prepare(worker.engine)
    let (drawn, machine) = draw(plan, notebook, worker)
    let script = Script(drawn.commands)
    // Where little is declared, all of it may be what this case leaves out.
    if script.steps.isEmpty { return CaseResult(isEmpty: true) }
    notebook.count(script)
    let examiner = Examiner(
      worker.engine, judge, notebook.check, comparedWith: worker.earlier)
    let trial = examiner.compare(drawn)
    notebook.changes.note(trial.seen, in: script)
    let isSuspicion = worker.engine.isSuspicion
    notebook.absorb(trial, script)
    if trial.trace != nil { notebook.countSurvived(script, isMortal: triage.hasSeenDeaths) }
    deviations.count(trial, of: script, in: &notebook.tally)
    notebook.wrong.count(
      trial.judgement.problems, isDirected: plan.index < options.directedCases)
    if plan.index < options.directedCases {
      notebook.cases.count(
        trial.judgement.problems, trial.judgement.tally,
        about: options.directed[plan.index].rules)
    }
    // Where nothing is wrong nobody asks for the earlier scripts, which are many.
    let isRight = trial.judgement.problems.isEmpty
    let sighted = SightedScript(
      drawn: drawn, trial: trial, machine: machine, capabilities: notebook.capabilities,
      origin: .generated(plan.index),
      history: isRight ? [] : worker.engine.history(before: script))
    var result = CaseResult<Failure>()
    if let rest = sighted.withoutRefused(by: examiner) {
      result.failures = failures(of: rest, examiner, in: &notebook)
      result.failures += failures(of: sighted.leavingOut(rest), examiner, in: &notebook)
    } else {
      result.failures = failures(of: sighted, examiner, in: &notebook)
    }
    if let trace = trial.trace, plan.index % 2 == 1 {
      result.failures += pairFailures(of: sighted, plan, trace, examiner, in: &notebook, on: worker)
    }
    result.endsRound = result.failures.contains { $0.problem.kind == .hang }
    if isSuspicion { result.failures.suspectHangs() }
    if options.isGuided {
      notebook.choices = drawn.steps
      result.features =
        CaseFeatures(script, expected: drawn.state.expected, reasons: drawn.state.reasons).all
    }
    return result
  }

  /// The script of a case: a directed one as long as there are any, then random ones.
  private func draw(
    _ plan: CasePlan, _ notebook: CaseNotebook, _ worker: CampaignWorker
  ) -> (DrawnSequence<ScriptMachine>, ScriptMachine) {
    if plan.index < options.directedCases {
      let script = options.directed[plan.index].script
      let machine = worker.machine(for: notebook.capabilities)
        .planned(ScriptEmphasis(), reasons: worker.reasons)
      // What was refused meanwhile is not asked again, nor what is known to end the engine.
      let rest = script.leavingOutRefused(
        by: triage.capabilities(forDirected: plan.index, of: notebook.capabilities))
      return (machine.sequence(of: rest?.steps ?? []), machine)
    }
    let emphasis = ScriptEmphasis(
      seed: plan.caseSeed, areas: Set(options.areas + options.rules.map(\.area)),
      usesIngredients: options.usesIngredients)
    let machine = worker.machine(for: capabilities(for: plan, notebook, worker))
      .planned(emphasis, reasons: worker.reasons)
    let drawn = machine.sequence(by: plan, count: emphasis.length)
    worker.reasons = drawn.state.reasons.unlessTooLarge
    return (drawn, machine)
  }

  /// Everything that is wrong with a script, once each; what needs no further look is only counted.
  private func failures(
    of sighted: SightedScript, _ examiner: Examiner, in notebook: inout CaseNotebook
  ) -> [Failure] {
    let problems = options.relevant(sighted.trial.judgement.problems).withoutEchoes
    notebook.statistics.unrelatedProblems +=
      sighted.trial.judgement.problems.withoutEchoes.count - problems.count
    let script = sighted.script
    var known: Set<ProblemIdentity> = []
    var settled: Set<Int> = []
    let all = CulpritSearch(examiner: examiner).diagnoses(of: problems, in: script)
      .filter { known.insert($0.identity).inserted }
      .map { sighted.failure($0) }
    let found = unlisted(all, in: &notebook)
      .filter { failure in
        guard !failure.problem.kind.isDeath, let finding = triage.isSettled(failure.sight) else {
          return true
        }
        settled.insert(finding)
        return false
      }
    for finding in settled { notebook.settled[finding, default: 0] += 1 }
    return found
  }

  /// In every second case, one law about two scripts, of which the first was run.
  private func pairFailures(
    of sighted: SightedScript, _ plan: CasePlan, _ trace: Trace, _ examiner: Examiner,
    in notebook: inout CaseNotebook, on worker: CampaignWorker
  ) -> [Failure] {
    let law = Laws.paired[plan.index / 2 % Laws.paired.count]
    let parameter = plan.number(below: 4, stream: 0x5041_4952)
    let pair = examiner.examine(
      sighted.script, by: law, parameter, known: sighted.trial,
      expected: sighted.drawn.state.expected, leavingOutSpoilt: true)
    guard let trial = pair else { return [] }
    notebook.absorb(pair: trial)
    guard
      let problem = trial.deadlyProblem ?? options.relevant(trial.judgement.problems).first
    else { return [] }
    var found = sighted
    found.trial = trial
    found.history = worker.engine.history(before: trial.deadly ?? sighted.script)
    return unlisted(
      [found.failure(Diagnosis(ofItself: problem, in: sighted.script))], in: &notebook)
  }

  /// What is drawn from in a case, so that what ends the engine does not come all the time.
  private func capabilities(
    for plan: CasePlan, _ notebook: CaseNotebook, _ worker: CampaignWorker
  ) -> EngineDescription {
    var rest = triage.capabilities(forCase: plan.index, of: notebook.capabilities)
    if let shared, plan.index % 4 != 3 { rest = rest.restricted(to: shared) }
    // Where that is all that an engine can do, there is nothing else to draw.
    return worker.machine(for: rest).canDrawQueries ? rest : notebook.capabilities
  }

  func steps(in notebook: CaseNotebook) -> [[Choice]] { notebook.choices }

  /// Takes in what the scripts of known failures came to.
  mutating func begin(with notebook: CaseNotebook) {
    beginning = notebook
    triage.tally = notebook.tally
    triage.cases = notebook.cases
    triage.survived = notebook.survived
    gone = notebook.gone
  }

  mutating func endRound(_ notebooks: [CaseNotebook]) {
    triage.tally = notebooks.reduce(into: beginning.tally) { $0.add($1.tally) }
    triage.cases = notebooks.reduce(into: beginning.cases) { $0.add($1.cases) }
    triage.survived = notebooks.reduce(into: beginning.survived) { $0.add($1.survived) }
    triage.budget.searched = notebooks.reduce(beginning.statistics.scripts) {
      $0 + $1.statistics.scripts
    }
    gone = gone ?? notebooks.lazy.compactMap(\.gone).first
    // Mostly nothing was taken back, and then there is nothing to find out.
    guard !notebooks.contains(where: { $0.capabilities == declared }) else { return }
    isNothingLeft = notebooks.allSatisfy {
      !ScriptMachine(for: $0.capabilities, assuming: judge.assumptions).canDrawQueries
    }
  }

  mutating func sift(_ failure: inout Failure) -> Sifting<Triage.Likeness> {
    triage.sift(&failure)
  }

  mutating func endCases() -> Bool { triage.budget.workOff() }

  func shrink(
    _ failure: Failure, on worker: CampaignWorker, while goesOn: @escaping () -> Bool
  ) -> ShrinkOutcome {
    prepare(worker.engine)
    var failure = failure
    failure.machine = failure.machine.starting(from: worker.reasons)
    var shrinking = FailureShrinking(failure, by: triage, judge: judge, on: worker, while: goesOn)
    return shrinking.outcome(of: failure)
  }

  /// Tells an engine how scripts are to run by what is filed.
  private func prepare(_ engine: RememberingEngine) {
    engine.scriptsPerStart = triage.stability.scriptsPerStart
    let hangs = triage.findings.filter { $0.problem.kind == .hang }
    engine.hangPolicy = .likely(known: hangs.map(\.script))
  }

  mutating func accept(_ shrunk: ShrinkOutcome, of failure: Failure) -> [Failure] {
    triage.accept(shrunk, of: failure)
  }
}

extension [Failure] {
  /// Marks hangs as what may be no more than slowness.
  fileprivate mutating func suspectHangs() {
    for place in indices where self[place].problem.kind == .hang {
      self[place].stage = .suspectedHang
    }
  }
}
