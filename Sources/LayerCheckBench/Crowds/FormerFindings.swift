import Campaign
import Conformance

/// How a further run is told what earlier ones found, and what it then calls new.
struct FormerFindings: Sendable {
  /// Lets a run know findings, in the order in which they were made.
  let tell: @Sendable ([Finding], inout CampaignOptions) -> Void
  /// Tells whether a finding of such a run is not merely one of those again.
  let isNew: @Sendable (Finding) -> Bool

  /// As scripts that go first, which the run shrinks and files like anything.
  static let savedScripts = FormerFindings { findings, options in
    options.saved = findings.enumerated().map { number, finding in
      CampaignOptions.Saved(name: "F\(number + 1)", failure: SavedFailure(finding))
    }
  } isNew: { finding in
    switch finding.origin {
    case .generated: true
    case .saved: false
    }
  }
}
