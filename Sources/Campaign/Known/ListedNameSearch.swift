import Conformance

/// The search for the entries of a list of known failures that findings are one with.
///
/// Two findings of one run are joined by what they show, by scripts that show both, and by the rules that are blamed at
/// its end. A finding is held against each entry in the same ways: what a run joins is not new in the next one.
struct ListedNameSearch {
  let examiner: Examiner
  let triage: Triage
  /// What the scripts of the list show now, ranked.
  let listed: ListedFindings
  /// Scripts that were run.
  private(set) var executions = 0

  init(examiner: Examiner, triage: Triage, listed: ListedFindings) {
    self.examiner = examiner
    self.triage = triage
    self.listed = listed
  }

  /// Names the findings that are one with an entry.
  ///
  /// - Parameters:
  ///   - findings: The findings of the run, ranked.
  ///   - relations: How they hang together, as far as it is known; gets the names of the entries.
  ///   - apart: The places of those that are two mistakes, counting what the list shows first.
  mutating func name(
    _ findings: [Finding], in relations: inout FindingRelations, apart: Set<FindingPair>
  ) {
    let count = listed.findings.count
    for place in findings.indices
    where !findings[place].isKnown && relations.names[place] == nil
      && relations.causes[place] == nil
    {
      let others = listed.findings.indices.filter { apart.contains(FindingPair($0, count + place)) }
      relations.names[place] = name(of: findings[place], apartFrom: Set(others))
    }
  }

  private mutating func name(of finding: Finding, apartFrom others: Set<Int>) -> String? {
    let twin =
      listed.findings.firstIndex { $0.isTaken(for: finding) }
      ?? companion(of: finding)
      ?? triage.place(blamedLike: finding, among: candidates(for: finding), apart: others)
    return twin.map { listed.names[$0] }
  }

  /// The place of what shows another face of the mistake that a finding shows.
  private mutating func companion(of finding: Finding) -> Int? {
    var search = CompanionSearch(examiner: examiner)
    defer { executions += search.executions }
    return search.companion(of: finding, among: listed.findings)
  }

  /// What the entries show no script of which is wrong in the opposite way; nil in the place of the others.
  private func candidates(for finding: Finding) -> [Finding?] {
    let opposites = Set(
      zip(listed.findings, listed.names).filter { $0.0.isOpposite(of: finding) }.map(\.1))
    return zip(listed.findings, listed.names).map { opposites.contains($1) ? nil : $0 }
  }
}
