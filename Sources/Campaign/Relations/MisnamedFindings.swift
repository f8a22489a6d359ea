import Conformance

/// The findings that are called by a known mistake though another reading of the rules explains more.
///
/// An engine whose turns commit nothing answers some scripts as one does that animates nothing, and others as one that
/// calls no delegate. That it should have each of these mistakes is less likely than that it reads one rule otherwise.
struct MisnamedFindings {
  let findings: [Finding]
  /// Of each finding the readings by which it would be right, and for which scripts that are written for rules speak.
  let readings: [Set<AlternativeReading>]
  let judge: Judge

  /// How many findings a reading must explain at least that the known mistake does not show.
  private static let fewestBeyond = 2

  /// The places of the misnamed findings; those that a list knows have been called so by somebody.
  ///
  /// - Parameter listed: How many findings, at the beginning, are of a list of known failures.
  /// - Returns: The places.
  func places(behind listed: Int) -> Set<Int> {
    let new = findings.indices.dropFirst(listed).filter { !findings[$0].isKnown }
    return Set(new.filter { isMisnamed($0, among: new) })
  }

  private func isMisnamed(_ place: Int, among places: [Int]) -> Bool {
    guard findings[place].behavesLike != nil, !readings[place].isEmpty else { return false }
    let shown = Set(
      places.filter {
        findings[$0].isOneAnswer && judge.isShown(findings[$0], byFaultOf: findings[place])
      })
    return readings[place].contains { reading in
      let explained = Set(places.filter { readings[$0].contains(reading) })
      let beyond = explained.subtracting(shown).count
      return beyond >= Self.fewestBeyond && beyond > shown.subtracting(explained).count
    }
  }
}
