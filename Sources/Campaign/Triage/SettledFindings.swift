import Conformance
import LayerScript
import Rules

/// What the findings look like at the end, when all that was counted can be asked whom to blame.
extension Triage {
  /// The findings, one a cause; what needed no further look is counted with them.
  ///
  /// - Parameter settled: How many further scripts each finding explains.
  /// - Returns: The findings in the order in which they were filed.
  func settledFindings(counting settled: [Int: Int]) -> [Finding] {
    let blame = Blame(tally, cases)
    return findings.enumerated().reduce(into: []) { kept, element in
      var finding = element.element
      finding.occurrences += settled[element.offset] ?? 0
      if finding.isBlamedByCounts { finding.rankSuspects(by: blame) }
      if let twin = kept.firstIndex(where: { $0.isBlamedLike(finding) }) {
        kept[twin].join(finding)
      } else {
        kept.append(finding)
      }
    }
  }
}

extension Finding {
  /// Whether counts tell whom to blame; a known mistake has told which rule it breaks already.
  fileprivate var isBlamedByCounts: Bool { behavesLike == nil && problem.kind == .wrongAnswer }

  /// Blames the most suspicious of the rules that may be broken.
  fileprivate mutating func rankSuspects(by blame: Blame) {
    let ranking = SideEffectRules.ranking(
      blame.ranking(of: suspects), of: sideEffect, on: identity.look, by: blame)
    primary = ranking.first
    alternatives = Array(ranking.dropFirst().prefix(2))
    restsOn = Array(ranking.dropFirst(3))
  }

  /// Takes in another finding and keeps its script, which may turn out to show a mistake of its own.
  ///
  /// What is known for the mistake that it is stands for both, else the better one.
  fileprivate mutating func join(_ other: Finding) {
    let scripts = Set([script, other.script] + furtherScripts + other.furtherScripts)
    let own = sideEffect
    let isKnownMistake = (behavesLike != nil, other.behavesLike != nil)
    let otherStands =
      isKnownMistake.0 == isKnownMistake.1 ? other.isBetter(than: self) : isKnownMistake.1
    takeIn(other, standingForBoth: otherStands)
    // The title speaks of the script that stands for both.
    sideEffect = otherStands ? other.sideEffect : own
    occurrences += other.occurrences
    let others = scripts.subtracting([script]).sorted {
      ($0.steps.count, $0.description) < ($1.steps.count, $1.description)
    }
    furtherScripts = Array(others.prefix(KnownFailure.mostExamples - 1))
  }

  /// Tells whether two findings show the same, one in more of a context than the other: they were filed
  /// as two because it needs what the other can do without.
  private func isKeptApart(from other: Finding) -> Bool {
    guard identity == other.identity, !behavesLike(asDoes: other) else { return false }
    let (mine, theirs) = (features.settings, other.features.settings)
    return mine.isStrictSubset(of: theirs) || theirs.isStrictSubset(of: mine)
  }

  /// Tells whether two findings blame one rule: then they are mostly one mistake, unless they are known
  /// for two.
  fileprivate func isBlamedLike(_ other: Finding) -> Bool {
    let faults = Set([behavesLike, other.behavesLike].compactMap(\.self))
    guard known == other.known, faults.count < 2, let primary, other.primary == primary,
      problem.kind == other.problem.kind
    else { return false }
    // What two scripts differ in says little of what makes them differ; the law says it.
    if problem.kind == .lawBroken { return problem.law != nil && problem.law == other.problem.law }
    guard problem.kind == .wrongAnswer else { return false }
    return !isKeptApart(from: other)
  }
}
