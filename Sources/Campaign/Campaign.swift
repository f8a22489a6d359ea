import Choices
public import Conformance
public import Engines
import LayerModel
import LayerScript
import Rules
import ScriptGeneration

/// A run: random scripts are put to an engine, what is wrong is shrunk, blamed and filed, and all of
/// it is put on record.
///
/// Everything is a function of the options and of what the engine answers: the same seed gives the
/// same record.
public struct Campaign {
  let options: CampaignOptions
  let engine: RememberingEngine
  let suite: String
  var examiner: Examiner

  var reasons = ReasonTable()
  var tally = Tally()
  var statistics = Record.Statistics()
  var findings: [Finding] = []
  /// Findings by the signature of scripts before shrinking.
  var aliases: [Signature: Int] = [:]
  /// How many scripts of each finding were shrunk.
  var shrunkScripts: [Int: Int] = [:]
  /// At what sorts of things the scripts of each finding look that were shrunk.
  var shrunkLooks: [Int: Set<String>] = [:]
  /// How often something kept from script to script was looked for in vain.
  var failedCarryOvers = 0
  var unexplainedDeaths = 0
  var unexplainedHangs = 0
  /// Rules that were suspected of something that could not be repeated.
  var doubted: Set<RuleID> = []
  /// Why the engine could not be started again, once it could not.
  var gone: String?
  /// The latest machine for what the engine can do.
  private var machine: ScriptMachine
  /// What became of the failures of earlier runs.
  var saved: [SavedResult] = []

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - engine: The engine; it was started.
  ///   - options: What the run is to be.
  ///   - suite: The version of the harness, for the record.
  public init(of engine: any Engine, options: CampaignOptions, suite: String) {
    self.engine = RememberingEngine(engine)
    self.options = options
    self.suite = suite
    examiner = Examiner(self.engine)
    machine = ScriptMachine(for: examiner.capabilities)
  }

  /// Runs to the end, or until told to stop.
  ///
  /// - Parameters:
  ///   - isInterrupted: Asked before each script; true ends the run with what was learnt.
  ///   - isTimeOver: Asked before each script; true ends the run as if all scripts had been run.
  ///   - report: Hears how far the run is, before each script.
  /// - Returns: The record of the run.
  public mutating func run(
    isInterrupted: () -> Bool = { false }, isTimeOver: () -> Bool = { false },
    report: (CampaignProgress) -> Void = { _ in }
  ) -> Record {
    var end = Record.End.complete
    runSaved(isInterrupted)
    for index in 0..<options.cases {
      if let gone {
        end = .engineGone(gone)
        break
      }
      if isNothingLeft { break }
      report(progress(index))
      if isInterrupted() {
        end = .interrupted
        break
      }
      if isTimeOver() {
        end = .time
        break
      }
      runCase(index)
      if hasDiedEnough {
        end = .deaths
        break
      }
      if findings.count >= options.findingLimit {
        end = .findings
        break
      }
    }
    if let gone { end = .engineGone(gone) }
    if isNothingLeft { fileNothingLeft() }
    report(progress(statistics.scripts))
    return record(end)
  }

  /// Tells whether the engine supports too little for any script.
  private var isNothingLeft: Bool {
    mutating get { !machine(for: examiner.capabilities).canDrawQueries }
  }

  /// A machine that keeps to a declaration; a new one only where that changed.
  mutating func machine(for capabilities: EngineDescription) -> ScriptMachine {
    if machine.engine != capabilities { machine = ScriptMachine(for: capabilities) }
    return machine
  }

  private func progress(_ index: Int) -> CampaignProgress {
    CampaignProgress(
      scripts: index, cases: options.cases, findings: findings.count,
      shortest: findings.filter(\.counts).map(\.script.steps.count).min(),
      latest: findings.last,
      isSettled: !findings.isEmpty
        && findings.indices.allSatisfy {
          shrunkScripts[$0, default: 0] >= options.shrinksPerFinding
        })
  }

  private mutating func runCase(_ index: Int) {
    let seed = SplitMix64.seed(of: index, in: options.seed)
    let plan = CasePlan(
      seed: seed, areas: Set(options.areas + options.rules.map(\.area)),
      usesIngredients: options.usesIngredients)
    let machine = machine(for: capabilities(forCase: index)).planned(plan, reasons: reasons)
    let drawn = machine.randomSequence(count: plan.length, seed: seed)
    reasons = drawn.state.reasons
    let script = Script(drawn.commands)
    // Where little is declared, all of it may be what this case leaves out.
    if script.steps.isEmpty { return }
    statistics.scripts += 1
    statistics.steps += script.steps.count
    statistics.queries += script.steps.count { $0.isQuery }
    let trial = examiner.examine(drawn)
    gone = trial.gone
    absorb(trial, script)
    if let problem = worst(of: trial.judgement.problems) {
      file(problem, trial, drawn, machine, .generated(index))
    } else if let trace = trial.trace, index % 2 == 1 {
      runPair(index, seed, drawn, trace, machine)
    }
  }

  /// In every second case, one law about two scripts, of which the first was run.
  private mutating func runPair(
    _ index: Int, _ seed: UInt64, _ drawn: DrawnSequence<ScriptMachine>, _ trace: Trace,
    _ machine: ScriptMachine
  ) {
    let law = Laws.paired[index / 2 % Laws.paired.count]
    var random = SplitMix64(seed: seed ^ 0x5041_4952)
    let parameter = Int(random.next(below: 4))
    let pair = examiner.examine(
      Script(drawn.commands), by: law, parameter, known: trace, expected: drawn.state.expected)
    guard let trial = pair else { return }
    statistics.variants += 1
    gone = trial.gone
    if let death = trial.death {
      statistics.deaths += 1
      file(death, over: trial, drawn, machine, .generated(index))
    }
    tally.add(trial.judgement.tally)
    if let problem = worst(of: trial.judgement.problems) {
      file(problem, trial, drawn, machine, .generated(index))
    }
  }

  /// The problem to look into first: the earliest, of those that the run is about; a broken law only
  /// where no single answer is wrong, because it takes more steps to show.
  func worst(of problems: [Problem]) -> Problem? {
    problems.filter { problem in
      problem.suspects.isEmpty || problem.suspects.contains(where: options.includes)
    }.min { left, right in
      (left.law == nil ? 0 : 1, left.step) < (right.law == nil ? 0 : 1, right.step)
    }
  }

  mutating func absorb(_ trial: Trial, _ script: Script) {
    tally.add(trial.judgement.tally)
    statistics.unsupportedSteps += trial.judgement.unsupported.count
    for index in script.independent(of: trial.judgement.unsupported) {
      examiner.capabilities.withdraw(step: index, of: script)
    }
    if trial.trace == nil, trial.gone == nil { statistics.deaths += 1 }
  }
}
