import Conformance
import Engines
import LayerModel
import LayerScript
import Rules

/// The version of an engine that another one is compared with: it answers the same scripts, and what it gets
/// wrong, too, is nothing that has changed.
///
/// Used by one thread at a time.
final class EarlierEngine {
  private let engine: RememberingEngine
  /// Holds scripts against what it declares.
  private let declared: DeclarationCheck

  init(_ engine: any Engine) {
    self.engine = RememberingEngine(engine)
    // A hang of this version makes a script say nothing: it need not be waited for twice.
    self.engine.hangPolicy = .likely(known: [])
    declared = DeclarationCheck(engine.description)
  }

  /// How often a regression must show: this version right and the other one wrong, each time.
  ///
  /// A hang takes the whole deadline each time, and no engine hangs three times by chance.
  static func repetitions(of isHang: Bool) -> Int { isHang ? 3 : 10 }

  /// What it declares.
  var description: EngineDescription { declared.engine }

  /// Tells whether a script needs nothing but what it declares.
  func admits(_ script: Script) -> Bool { declared.admits(script) }

  /// Forgets everything, as far as that is possible.
  func restart() { engine.restart() }

  /// Keeps of what is wrong with a script what this version gets right, and notes what came out otherwise.
  ///
  /// Of a script that needs what this version does not declare, it carries out the rest.
  func compare(_ trial: Trial, with script: Script, by judge: Judge) -> Trial {
    guard trial.gone == nil else { return trial }
    let shared = SharedSteps(of: script, admittedBy: declared)
    var trial = trial
    guard !shared.script.steps.isEmpty else { return trial }
    let expected = World.expectations(of: shared.script, assumptions: judge.assumptions)
    let before: Trial
    switch engine.run(shared.script) {
    case .trace(let trace):
      before = Trial(
        trace: trace,
        judgement: judge.judge(
          trace, of: shared.script, expected: expected.steps, reasons: expected.reasons))
    case .unavailable(let why):
      trial.judgement.problems = []
      trial.gone = "the version that it is compared with could not be started again: \(why)"
      return trial
    case let run: before = Trial(judgement: Judgement(problems: [Problem(run, shared.script)]))
    }
    let comparison = PairComparison(of: script, before: before, now: trial, shared: shared)
    trial.common = trial.judgement.problems.filter { !comparison.isNew($0) }
    trial.judgement.problems = trial.judgement.problems.filter(comparison.isNew)
    trial.seen = SeenChanges(
      all: comparison.changes, answers: comparison.answers, isEarlierDead: before.trace == nil)
    return trial
  }

  /// What it answers to each step of a script; what became of it where it does not answer, and nothing where it
  /// is not there any more.
  func answers(to script: Script) -> [EngineText] {
    switch engine.run(script) {
    case .trace(let trace): trace.outcomes.map(\.text)
    case .unavailable: []
    case let run: script.steps.map { _ in run.complaint }
    }
  }

  /// Tells whether this version keeps a law about two scripts.
  func keeps(
    _ law: any PairedLaw, _ parameter: Int, _ variant: ScriptVariant, of script: Script,
    by judge: Judge
  ) -> Bool {
    guard admits(script), admits(variant.script),
      case .trace(let first) = engine.run(script),
      case .trace(let second) = engine.run(variant.script)
    else { return false }
    return judge.judge(law, parameter, variant, of: script, first, second).problems.isEmpty
  }
}

/// The steps of a script that both of two versions declare, as a script of its own.
struct SharedSteps {
  /// Those steps.
  let script: Script
  /// For each step of the whole script its index among them; nil where it is not one.
  let places: [Int?]
  /// Whether they are all steps of the whole script.
  var isWhole: Bool { script.steps.count == places.count }

  init(of script: Script, admittedBy check: DeclarationCheck) {
    if check.admits(script) {
      self.script = script
      places = Array(script.steps.indices)
      return
    }
    var check = check
    var missing: [Int] = []
    for (index, step) in script.steps.enumerated() {
      if check.missing(for: step) != nil {
        missing.append(index)
      } else {
        check.advance(past: step)
      }
    }
    let omitted = script.dependents(on: missing)
    let kept = script.steps.indices.filter { !omitted.contains($0) }
    let rest = Script(kept.map { script.steps[$0] })
    let isPossible = rest.firstProblem() == nil
    self.script = isPossible ? rest : Script([])
    let numbers = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    places = script.steps.indices.map { isPossible ? numbers[$0] : nil }
  }
}

extension Trial {
  /// The trial with those of its problems that another run of the same script has, too.
  func keeping(_ other: Trial) -> Trial {
    var trial = self
    trial.gone = trial.gone ?? other.gone
    trial.judgement.problems = trial.judgement.problems.filter { problem in
      other.judgement.problems.contains { $0.shows(problem) }
    }
    return trial
  }
}

extension Problem {
  /// Tells whether the same is wrong at the same step in the same way, whatever the values.
  func shows(_ other: Problem) -> Bool {
    kind == other.kind && step == other.step && deviation == other.deviation
      && event == other.event && law == other.law
  }
}
