import Choices
import Conformance
import FaultyEngines
import LayerScript
import Rules

/// What is known of a failure before it is shrunk.
extension Triage {
  /// Finds out what there is to know of a failure and was not found out before.
  func learn(of failure: inout Failure) {
    if failure.knowledge.signature == nil {
      failure.knowledge.signature = signature(of: failure)
    }
    let compared = failure.knowledge.comparedFindings
    failure.knowledge.comparedFindings = findings.count
    guard failure.knowledge.finding == nil, let trace = failure.trial.trace,
      failure.trial.variant == nil
    else { return }
    failure.knowledge.finding = findings.indices.dropFirst(compared).first { place in
      guard let name = findings[place].behavesLike, let fault = FaultMatcher.named(name) else {
        return false
      }
      return FaultMatcher.reproduces(fault, failure.script, trace, assumptions)
    }
  }

  /// The finding that explains a script: by its signature, or because its fault gives these answers.
  func known(_ failure: Failure) -> Int? {
    failure.knowledge.signature.flatMap { aliases[$0] } ?? failure.knowledge.finding
  }

  /// Tells whether one more script of a finding is to be shrunk: where shrinking ends depends on where
  /// it begins.
  func isWorthALook(_ known: Int, _ failure: Failure) -> Bool {
    looks[known]?.count ?? 0 < options.shrinksPerFinding && !failure.problem.kind.isDeath
  }

  /// At what sorts of things the scripts of a finding look that were shrunk.
  func sorts(of known: Int) -> Set<String> { looks[known]?.sorts ?? [] }

  func signature(of failure: Failure) -> Signature {
    let problem = failure.problem
    let steps = failure.drawn.commands
    return Signature(
      kind: problem.kind, rule: ranking(of: problem).first, law: problem.law,
      observation: steps.isEmpty ? "" : steps[problem.step].observation)
  }

  /// The rules that may be broken, the likeliest first, as far as the run is about them.
  func ranking(of problem: Problem) -> [RuleID] {
    Blame(by: tally, failing: problem.suspects).ranking(of: suspects(of: problem))
  }

  /// The rules that may be broken, as far as the run is about them.
  func suspects(of problem: Problem) -> [RuleID] {
    let included = problem.suspects.filter(options.includes)
    return included.isEmpty ? problem.suspects : included
  }
}
