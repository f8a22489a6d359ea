import Conformance
import LayerModel
import LayerScript

/// The search for a finding that shows another face of the mistake that a new one shows.
///
/// One decision that is wrong is seen by many queries. Two findings are taken for one where the same
/// step of one script makes wrong what both look at, in the same context, or where both need the same
/// to be set and the script of one shows the other, too.
struct CompanionSearch {
  let examiner: Examiner
  /// Scripts that were run.
  private(set) var executions = 0

  init(examiner: Examiner) {
    self.examiner = examiner
  }

  /// How many findings are tried in their own scripts at most.
  private static let mostTrials = 6

  /// Looks for the finding that a new one goes with.
  ///
  /// - Parameters:
  ///   - new: The new finding.
  ///   - findings: What is filed.
  ///   - first: The place of the first finding that was not compared before.
  /// - Returns: Its place; nil where there is none.
  mutating func companion(of new: Finding, among findings: [Finding], from first: Int = 0) -> Int? {
    let places = findings.indices.dropFirst(first).filter { findings[$0].mayBeLike(new) }
    let others = places.map { findings[$0] }
    if let found = firstSeen(of: others, in: new) { return places[found] }
    for place in places.prefix(Self.mostTrials)
    where firstSeen(of: [new], in: findings[place]) != nil {
      return place
    }
    return nil
  }

  /// The first of some findings that is at work in the script of another.
  private mutating func firstSeen(of others: [Finding], in finding: Finding) -> Int? {
    guard !others.isEmpty else { return nil }
    let script = finding.script(asking: others)
    let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
    executions += 2
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    let diagnoses = CulpritSearch(examiner: examiner)
      .diagnoses(of: trial.judgement.problems.filter { $0.law == nil }, in: script)
    let culprits = diagnoses.filter { $0.identity == finding.identity }.map(\.culprit)
    return others.firstIndex { other in
      diagnoses.contains { isFace($0, of: other, in: finding, culprits) }
    }
  }

  private func isFace(
    _ diagnosis: Diagnosis, of other: Finding, in finding: Finding, _ culprits: [Int]
  ) -> Bool {
    let known = [other.identity] + other.furtherIdentities
    // What the finding itself shows of one property says nothing of another.
    let isOwn = diagnosis.identity == finding.identity
    let showsLook = known.contains {
      isOwn
        ? $0.look == diagnosis.identity.look
        : $0.question == diagnosis.identity.question
    }
    guard showsLook else { return false }
    if finding.hasTheCulprit(of: other), culprits.contains(diagnosis.culprit) { return true }
    return finding.needsTheSame(as: other)
      && known.contains { $0.ofAnyProperty == diagnosis.identity.ofAnyProperty }
  }
}

extension Finding {
  /// The script with what other findings look at behind it, as far as that makes sense there.
  fileprivate func script(asking others: [Finding]) -> Script {
    var steps = script.steps
    for other in others {
      guard other.problem.event == nil, other.script.steps.indices.contains(other.problem.step)
      else { continue }
      let query = other.script.steps[other.problem.step]
      guard query.isQuery, !steps.contains(query),
        Script(steps + [query]).firstProblem() == nil
      else { continue }
      steps.append(query)
    }
    return Script(steps)
  }
}
