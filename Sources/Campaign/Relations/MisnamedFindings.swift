import Conformance

/// The findings that are called by a known mistake though another reading of the rules explains more.
///
/// An engine whose turns commit nothing answers some scripts as one does that animates nothing, and others as one that
/// calls no delegate. That it should have each of these mistakes is less likely than that it reads one rule otherwise.
struct MisnamedFindings {
  let findings: [Finding]
  /// Of each finding the readings by which it would be right.
  let readings: [Set<AlternativeReading>]
  let judge: Judge

  /// How many findings a reading must explain at least that the known mistake does not show.
  private static let fewestBeyond = 2

  /// The places of the misnamed findings; those of a list have been called so by somebody.
  ///
  /// - Parameter listed: How many findings, at the beginning, are of a list of known failures.
  /// - Returns: The places.
  func places(behind listed: Int) -> Set<Int> {
    Set(findings.indices.dropFirst(listed).filter(isMisnamed))
  }

  private func isMisnamed(_ place: Int) -> Bool {
    guard findings[place].behavesLike != nil, !readings[place].isEmpty else { return false }
    let shown = Set(
      findings.indices.filter {
        findings[$0].isOneAnswer && judge.isShown(findings[$0], byFaultOf: findings[place])
      })
    return readings[place].contains { reading in
      let explained = Set(findings.indices.filter { readings[$0].contains(reading) })
      let beyond = explained.subtracting(shown).count
      return beyond >= Self.fewestBeyond && beyond > shown.subtracting(explained).count
    }
  }
}
