import Choices
import Conformance
import Engines
import LayerScript

/// What a stratum of a campaign has learnt from its cases.
struct CaseNotebook: Sendable {
  /// What the engine declares.
  private let declared: EngineDescription
  private let start: DeclarationCheck
  /// Holds steps against what the engine can do, without what it refuses.
  private(set) var check: DeclarationCheck
  /// What it refused of what it declares.
  private(set) var refusals = Refusals()
  /// The steps that were answered, by their scopes, while nothing was refused.
  private var answered: Set<ScopeKey> = []
  /// How often each rule was put to the test.
  var tally = Tally()
  /// How the scripts came out that are about known rules.
  var cases = CaseResults()
  /// What mostly goes well where scripts end the engine.
  var survived = SurvivedSteps()
  /// What was wrong, by the rules that are suspected together.
  var wrong = WrongAnswers()
  /// What happened in numbers.
  var statistics = Record.Statistics()
  /// The choices behind the latest script, where the search is guided by what scripts show.
  var choices: [[Choice]] = []
  /// How many scripts each finding explains of which no closer look is taken any more.
  var settled: [Int: Int] = [:]
  /// How many scripts each entry of the list of known failures explains.
  var known: [Int: Int] = [:]
  /// What came out otherwise than with the version that the engine is compared with, and is no worse.
  var changes = ChangeBook()
  /// Why the engine could not be started again, once it could not.
  var gone: EngineText?

  /// Of how many scripts the steps are counted before anything is wrong.
  private static let firstScripts = 64

  init(_ declared: EngineDescription, _ refusals: Refusals = Refusals()) {
    self.declared = declared
    start = DeclarationCheck(declared)
    self.refusals = refusals
    check = refusals.isEmpty ? start : DeclarationCheck(declared.without(refusals))
  }

  /// What the engine can do, without what it refuses.
  var capabilities: EngineDescription { check.engine }

  /// Counts a script that is about to be run.
  mutating func count(_ script: Script) {
    statistics.scripts += 1
    statistics.steps += script.steps.count
    statistics.queries += script.steps.count { $0.isQuery }
  }

  /// Counts what came of a script, and learns what the engine refuses.
  mutating func absorb(_ trial: Trial, _ script: Script) {
    gone = trial.gone
    tally.add(trial.judgement.tally)
    statistics.unsupportedSteps += trial.judgement.unsupported.count
    if let trace = trial.trace { learn(from: trace, of: script, trial.judgement.unsupported) }
    if trial.trace == nil, trial.gone == nil { statistics.deaths += 1 }
  }

  /// Counts the steps of a script that the engine has answered: of the first scripts, and of all once the
  /// engine was seen to die.
  mutating func countSurvived(_ script: Script, isMortal: Bool) {
    guard isMortal || statistics.scripts <= Self.firstScripts else { return }
    survived.count(script, declaredBy: start)
  }

  private mutating func learn(from trace: Trace, of script: Script, _ unsupported: [Int]) {
    let refused = Set(script.independent(of: unsupported))
    var check = start
    var isNews = false
    for (index, (step, outcome)) in zip(script.steps, trace.outcomes).enumerated() {
      if !outcome.isUnsupported || refused.contains(index), !isKnown(step, outcome, check) {
        let variant = StepVariant(step, in: check)
        isNews = refusals.count(variant, as: outcome.answer) || isNews
      }
      check.advance(past: step)
    }
    if isNews { self.check = DeclarationCheck(declared.without(refusals)) }
  }

  /// Tells whether an answer is one that says nothing new: as long as nothing is refused, that steps of
  /// some scopes are answered is to be learnt but once.
  private mutating func isKnown(
    _ step: Step, _ outcome: Outcome, _ check: DeclarationCheck
  ) -> Bool {
    guard refusals.variants.isEmpty else { return false }
    switch outcome.answer {
    case .done, .value, .raised: return !answered.insert(ScopeKey(step, in: check)).inserted
    case .unsupported, .failed: return false
    }
  }

  /// Counts what came of a law about two scripts.
  mutating func absorb(pair trial: Trial) {
    gone = trial.gone
    statistics.variants += 1
    if trial.death != nil { statistics.deaths += 1 }
    tally.add(trial.judgement.tally)
  }
}
