import Conformance
import LayerModel
import LayerScript

/// The search for findings that are gone once what another one shows is put right.
///
/// A mistake that leaves a wrong value behind makes wrong whatever is computed from it, by any rule. The query of
/// the other finding is put behind the commands of the finding's script. Where it is wrong as it is there, the value
/// is set to what it should be; where the finding's own answer or callback is right then, and should be what it
/// should be before, it followed from that value.
struct RepairSearch {
  let examiner: Examiner
  /// Scripts that were run.
  private(set) var executions = 0

  init(examiner: Examiner) {
    self.examiner = examiner
  }

  /// Tells whether a finding is gone where what another shows is put right in its script.
  mutating func isGone(_ finding: Finding, repairing other: Finding) -> Bool {
    let script = finding.script
    guard script.steps.indices.contains(finding.problem.step) else { return false }
    return other.queries(for: finding).contains { query in
      places(
        where: query, isWrongAs: other.problem.deviation, in: script, before: finding.problem.step
      )
      .contains { isGone(finding, where: query, isPutRightBehind: $0) }
    }
  }

  /// The commands behind which a query is put right: the one that turns it wrong and the last one, where it is
  /// wrong up to there.
  private mutating func places(
    where query: Step, isWrongAs deviation: Deviation, in script: Script, before end: Int
  ) -> [Int] {
    let probed = ProbedScript(script.steps[..<end], keepingQueries: true, asking: [query]) {
      _, _ in true
    }
    guard let last = probed.probes.last, examiner.admits(probed.script),
      examiner.hasRoom(for: probed.script)
    else { return [] }
    executions += 1
    let wrong = (examiner.problems(of: probed.script) ?? []).filter { $0.event == nil }
      .reduce(into: [Int: Deviation]()) { $0[$1.step] = $1.deviation }
    guard wrong[last.step] == deviation else { return [] }
    let turn = probed.probes.lastIndex { wrong[$0.step] == nil }.map { $0 + 1 } ?? 0
    return Set([probed.probes[turn].command, last.command]).sorted()
  }

  /// Tells whether a finding is gone where a value is set to what it should be.
  private mutating func isGone(
    _ finding: Finding, where query: Step, isPutRightBehind place: Int
  ) -> Bool {
    let steps = finding.script.steps[...finding.problem.step]
    guard case .get(let subject, let property) = query.query,
      let value = value(of: query, behind: steps[...place])
    else { return false }
    let repair = Step(.command(.set(subject, property, value)))
    let repaired = Script(steps[...place] + [repair, query] + steps[(place + 1)...])
    guard repaired.firstProblem() == nil, examiner.admits(repaired),
      examiner.hasRoom(for: repaired)
    else { return false }
    executions += 1
    let expected = World.expectations(of: repaired, assumptions: examiner.judge.assumptions)
    let trial = examiner.examine(repaired, expected: expected.steps, reasons: expected.reasons)
    guard trial.trace != nil else { return false }
    let (end, moved) = (finding.problem.step, finding.problem.step + 2)
    let before = World.expectations(of: finding.script, assumptions: examiner.judge.assumptions)
    let isAsBefore =
      before.steps[end].pattern == expected.steps[moved].pattern
      && before.steps[end].events.map(\.shape) == expected.steps[moved].events.map(\.shape)
    return isAsBefore
      && !trial.judgement.problems.contains {
        $0.law == nil && ($0.step == place + 2 || $0.step == moved)
      }
  }

  /// What the reference answers to a query behind some steps; nil where that is open.
  private func value(of query: Step, behind steps: ArraySlice<Step>) -> Value? {
    var world = World(assumptions: examiner.judge.assumptions)
    for step in steps { _ = world.perform(step) }
    guard case .value(let value) = world.perform(query).answer else { return nil }
    return value
  }
}

extension Finding {
  /// Tells whether it is worth to try whether the finding is gone where what another shows is put right: that one
  /// asks for a value that can be set, and neither is known for another mistake.
  func mayBeGone(repairing other: Finding) -> Bool {
    guard isOneAnswer, other.isOneAnswer, other.problem.event == nil, known == other.known,
      counts == other.counts, other.script.steps.indices.contains(other.problem.step),
      case .get(.object, _) = other.script.steps[other.problem.step].query
    else { return false }
    let isKnownForAnother = behavesLike != nil && behavesLike != other.behavesLike
    return !isKnownForAnother && !isKeptApart(from: other)
  }
}
