import Conformance
import FaultyEngines
import LayerModel
import LayerScript
import Rules

/// Which rules may be broken.
extension Triage {
  /// The rules that a problem speaks of, as far as the run is about them.
  func suspects(of problem: Problem) -> [RuleID] {
    let included = problem.suspects.filter(options.includes)
    return included.isEmpty ? problem.suspects : included
  }

  /// The rules that may be broken where something is wrong, those that the problem itself names first.
  func suspects(of diagnosis: Diagnosis, in script: Script) -> [RuleID] {
    let named = suspects(of: diagnosis.problem)
    return named + rulesOfCulprit(diagnosis, in: script).filter { !named.contains($0) }
  }

  /// The rules that may be broken, the one first that is blamed by what was counted so far, or that a known mistake
  /// breaks.
  ///
  /// A known mistake tells more than a count: its rule may be one that says what must not change, which no value that is
  /// wrong rests on.
  ///
  /// - Parameters:
  ///   - suspects: The rules that may be broken.
  ///   - fault: The known mistake; nil where none is recognised.
  ///   - step: The step that has an effect which it must not have; nil where there is none.
  ///   - look: The form of the query that shows what is wrong.
  /// - Returns: The rules.
  func ranking(
    of suspects: [RuleID], behavingLike fault: Fault?, sideEffect step: StepForm?, on look: StepForm
  ) -> [RuleID] {
    let blame = Blame(tally, cases)
    let ranking = SideEffectRules.ranking(
      blame.ranking(of: suspects), of: step, on: look, by: blame)
    let first =
      fault?.rules.first(where: suspects.contains) ?? fault?.rules.first(where: options.includes)
    return (first.map { [$0] } ?? []) + ranking.filter { $0 != first }
  }

  /// The rules that say what a problem's culprit does, where it should leave alone what is looked at;
  /// none where the answer is to be another one behind it, or where the problem itself tells enough.
  private func rulesOfCulprit(_ diagnosis: Diagnosis, in script: Script) -> [RuleID] {
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
