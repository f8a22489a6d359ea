import Conformance
import Rules

/// What the findings look like at the end, when all that was counted can be asked whom to blame.
extension Triage {
  /// The findings, one a cause; what needed no further look is counted with them.
  ///
  /// - Parameter settled: What the further scripts say that each finding explains.
  /// - Returns: The findings in the order in which they were filed.
  func settledFindings(counting settled: [Int: Blame]) -> [Finding] {
    let blames = findings.indices.map { place in
      var all = blame[place] ?? Blame()
      if let more = settled[place] { all.add(more) }
      return all
    }
    let suspicions = zip(findings, blames).map { $0.suspicions(by: $1, tally, cases) }
    let rules = Parsimony(suspicions).blamed
    let blamed = findings.indices.map { place in
      var finding = findings[place]
      finding.occurrences += settled[place]?.problems ?? 0
      let ranking = blames[place].ranking(of: finding.suspects, by: tally, cases)
      finding.blame(rules[place].map { rule in [rule] + ranking.filter { $0 != rule } } ?? ranking)
      return finding
    }
    return blamed.reduce(into: []) { kept, finding in
      if let twin = kept.firstIndex(where: { $0.isBlamedLike(finding) }) {
        kept[twin].takeIn(finding)
        kept[twin].occurrences += finding.occurrences
      } else {
        kept.append(finding)
      }
    }
  }
}

extension Finding {
  /// Whether rules are blamed for it by what was counted: a known mistake has told which one already,
  /// and what is no wrong answer speaks of its own.
  private var isBlamedByCounts: Bool { behavesLike == nil && problem.kind == .wrongAnswer }

  /// How suspect rules are of it.
  fileprivate func suspicions(
    by blame: Blame, _ tally: Tally, _ cases: CaseResults
  ) -> Parsimony.Suspicions {
    guard problem.kind == .wrongAnswer else { return [:] }
    if !isBlamedByCounts { return primary.map { [$0: 1] } ?? [:] }
    return blame.suspicions(of: suspects, by: tally, cases)
  }

  /// Blames rules, the likeliest first.
  fileprivate mutating func blame(_ ranking: [RuleID]) {
    guard isBlamedByCounts else { return }
    primary = ranking.first
    alternatives = Array(ranking.dropFirst().prefix(2))
    restsOn = Array(ranking.dropFirst(3))
  }

  /// Tells whether two findings show the same, one in more of a context than the other: they were filed
  /// as two because it needs what the other can do without.
  private func isKeptApart(from other: Finding) -> Bool {
    guard identity == other.identity else { return false }
    let (mine, theirs) = (features.settings, other.features.settings)
    return mine.isStrictSubset(of: theirs) || theirs.isStrictSubset(of: mine)
  }

  /// Tells whether two findings blame one rule, and not one on which nearly everything rests.
  fileprivate func isBlamedLike(_ other: Finding) -> Bool {
    guard known == other.known, let primary, other.primary == primary, problem.kind == .wrongAnswer,
      other.problem.kind == .wrongAnswer
    else { return false }
    return !Blame.isBroad(primary) && !isKeptApart(from: other)
  }
}
