import Conformance
import LayerModel
import LayerScript
import Rules

/// Which rules may be broken.
extension Triage {
  /// The rules that a problem speaks of, as far as the run is about them; where these say little, also
  /// those that its script was written for.
  func suspects(of problem: Problem, in origin: Finding.Origin) -> [RuleID] {
    let included = problem.suspects.filter(options.includes)
    let named = included.isEmpty ? problem.suspects : included
    if named.contains(where: Blame.isSpecific) { return named }
    return named
      + options.rules(of: origin).filter { !named.contains($0) && Blame.isSpecific($0) }
  }

  /// The rules that say what a problem's culprit does, where it should leave alone what is looked at;
  /// none where the answer is to be another one behind it, or where the problem itself tells enough.
  func rulesOfCulprit(_ diagnosis: Diagnosis, in script: Script) -> [RuleID] {
    guard !diagnosis.problem.suspects.contains(where: Blame.isSpecific),
      diagnosis.problem.isWrongQuery(of: script), diagnosis.culprit < diagnosis.problem.step
    else { return [] }
    let query = script.steps[diagnosis.problem.step]
    var world = World(assumptions: assumptions)
    for step in script.steps[..<diagnosis.culprit] { _ = world.perform(step) }
    let culprit = script.steps[diagnosis.culprit]
    guard Script(script.steps[..<diagnosis.culprit] + [query]).firstProblem() == nil else {
      return []
    }
    var before = world
    let old = before.perform(query).answer
    let rules = world.perform(culprit).why
    let expected = world.perform(query)
    return old == expected.answer ? world.state.reasons.rules(in: rules) : []
  }
}
