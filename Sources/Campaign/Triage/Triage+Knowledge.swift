import Choices
import Conformance
import FaultyEngines
import LayerScript
import Rules

/// What is known of a failure before it is shrunk.
extension Triage {
  /// The finding that explains a script: by its signature, or because its fault gives these answers.
  func known(_ failure: Failure) -> Int? {
    if let known = aliases[signature(of: failure)] { return known }
    guard let trace = failure.trial.trace, failure.trial.variant == nil else { return nil }
    return findings.firstIndex { finding in
      guard let name = finding.behavesLike, let fault = FaultMatcher.named(name) else {
        return false
      }
      return FaultMatcher.reproduces(fault, failure.script, trace, assumptions)
    }
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
