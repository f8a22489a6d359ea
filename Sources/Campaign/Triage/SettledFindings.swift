import Conformance
import Rules

/// What the findings look like at the end, when all that was counted can be asked whom to blame.
extension Triage {
  /// The findings, one a cause; what needed no further look is counted with them.
  ///
  /// - Parameter settled: What the further scripts say that each finding explains.
  /// - Returns: The findings in the order in which they were filed.
  func settledFindings(counting settled: [Int: Blame]) -> [Finding] {
    var all = findings
    var suspects: [[Suspect]] = []
    for place in all.indices {
      var blame = blame[place] ?? Blame()
      if let more = settled[place] {
        all[place].occurrences += more.problems
        blame.add(more)
      }
      suspects.append(self.suspects(of: all[place], blame))
    }
    let causes = CommonCauses(of: suspects)
    for place in all.indices where all[place].isBlamedByCounts {
      all[place].blame(causes.ranking(of: suspects[place]))
    }
    return all.reduce(into: []) { kept, finding in
      if let twin = kept.firstIndex(where: { $0.isBlamedLike(finding) }) {
        kept[twin].takeIn(finding)
        kept[twin].occurrences += finding.occurrences
      } else {
        kept.append(finding)
      }
    }
  }

  /// The rules that count when it is found out which rules account for all findings; none for findings
  /// that are about no single answer.
  private func suspects(of finding: Finding, _ blame: Blame) -> [Suspect] {
    if finding.isBlamedByCounts {
      return blame.ranking(of: finding.suspects, by: tally, cases)
    }
    guard finding.behavesLike != nil, let primary = finding.primary else { return [] }
    return [Suspect(primary, suspicion: 1)]
  }
}

extension Finding {
  /// Whether counts tell whom to blame; a known mistake has told which rule it breaks already.
  fileprivate var isBlamedByCounts: Bool { behavesLike == nil && problem.kind == .wrongAnswer }

  /// Blames rules, the likeliest first.
  fileprivate mutating func blame(_ ranking: [RuleID]) {
    let ranking = SideEffectRules.ranking(ranking, of: sideEffect, on: identity.look)
    primary = ranking.first
    alternatives = Array(ranking.dropFirst().prefix(2))
    restsOn = Array(ranking.dropFirst(3))
  }

  /// Tells whether two findings show the same, one in more of a context than the other: they were filed
  /// as two because it needs what the other can do without.
  private func isKeptApart(from other: Finding) -> Bool {
    guard identity == other.identity, !behavesLike(asDoes: other) else { return false }
    let (mine, theirs) = (features.settings, other.features.settings)
    return mine.isStrictSubset(of: theirs) || theirs.isStrictSubset(of: mine)
  }

  /// Tells whether two findings blame one rule that says little else than what they show.
  fileprivate func isBlamedLike(_ other: Finding) -> Bool {
    guard known == other.known, let primary, other.primary == primary,
      problem.kind == other.problem.kind
    else { return false }
    // What two scripts differ in says little of what makes them differ; the law says it.
    if problem.kind == .lawBroken { return problem.law != nil && problem.law == other.problem.law }
    guard problem.kind == .wrongAnswer else { return false }
    return Blame.isSpecific(primary) && !isKeptApart(from: other)
  }
}
