import Conformance
import Rules

/// What a run has learnt of how far the engine's answers can be relied on.
struct Stability: Sendable {
  /// Whether each script is to run as if it were the first, because something was kept from one to the
  /// next.
  var isolatesScripts = false
  /// How often something kept from script to script was looked for in vain.
  var failedLeakSearches = 0
  /// Deaths that no earlier finding explained.
  var unexplainedDeaths = 0
  /// Hangs that no earlier finding explained.
  var unexplainedHangs = 0
  /// Rules that were suspected of something that could not be repeated.
  var doubted: Set<RuleID> = []

  /// How often a run looks for what an engine keeps, when it does not find it.
  private static let leakSearches = 3

  /// Tells whether it is worth looking for what an engine keeps; where it hangs, each try takes long.
  func mayLookForLeaks(after kind: FindingKind) -> Bool {
    failedLeakSearches < (kind == .hang ? 1 : Self.leakSearches)
  }

  /// Counts a death that nothing explains.
  mutating func noteDeath(_ kind: FindingKind) {
    if kind.isDeath { unexplainedDeaths += 1 }
    if kind == .hang { unexplainedHangs += 1 }
  }
}
