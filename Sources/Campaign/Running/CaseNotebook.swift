import Choices
import Conformance
import Engines
import LayerScript

/// What a stratum of a campaign has learnt from its cases.
struct CaseNotebook: Sendable {
  /// What the engine can do, without what it has answered as unsupported.
  var capabilities: EngineDescription
  /// How often each rule was put to the test.
  var tally = Tally()
  /// How the scripts came out that are about known rules.
  var cases = CaseResults()
  /// What happened in numbers.
  var statistics = Record.Statistics()
  /// The choices behind the latest script, where the search is guided by what scripts show.
  var choices: [[Choice]] = []
  /// What the scripts say of who is to blame that each finding explains and of which no closer look is
  /// taken any more.
  var settled: [Int: Blame] = [:]
  /// Why the engine could not be started again, once it could not.
  var gone: EngineText?

  init(_ capabilities: EngineDescription) {
    self.capabilities = capabilities
  }

  /// Counts a script that is about to be run.
  mutating func count(_ script: Script) {
    statistics.scripts += 1
    statistics.steps += script.steps.count
    statistics.queries += script.steps.count { $0.isQuery }
  }

  /// Counts what came of a script, and takes back what was answered as unsupported.
  mutating func absorb(_ trial: Trial, _ script: Script) {
    gone = trial.gone
    tally.add(trial.judgement.tally)
    statistics.unsupportedSteps += trial.judgement.unsupported.count
    for index in script.independent(of: trial.judgement.unsupported) {
      capabilities.narrow(step: index, of: script)
    }
    if trial.trace == nil, trial.gone == nil { statistics.deaths += 1 }
  }

  /// Counts what came of a law about two scripts.
  mutating func absorb(pair trial: Trial) {
    gone = trial.gone
    statistics.variants += 1
    if trial.death != nil { statistics.deaths += 1 }
    tally.add(trial.judgement.tally)
  }
}
