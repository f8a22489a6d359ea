import Campaign
import Conformance

/// How a further run is told what earlier ones found, and what it then calls new.
struct FormerFindings: Sendable {
  /// Lets a run know findings, in the order in which they were made.
  let tell: @Sendable ([Finding], inout CampaignOptions) -> Void
  /// Tells whether a finding of such a run is not merely one of those again.
  let isNew: @Sendable (Finding) -> Bool

  /// As a list of known failures, which a run neither shrinks nor files again.
  static let knownFailures = FormerFindings { findings, options in
    options.known = KnownFailureList().updated(by: findings).entries
  } isNew: {
    !$0.isKnown
  }
}
