import Conformance
import Rules

/// What a run has learnt of how far the engine's answers can be relied on.
struct Stability: Sendable {
  /// After how many scripts an engine is started afresh, because it keeps something from one for the next;
  /// nil where it is not known to.
  private(set) var scriptsPerStart: Int?
  /// How often something kept from script to script was looked for in vain.
  var failedLeakSearches = 0
  /// Deaths that no earlier finding explained.
  var unexplainedDeaths = 0
  /// Hangs that no earlier finding explained.
  var unexplainedHangs = 0
  /// Rules that were suspected of something that could not be repeated.
  var doubted: Set<RuleID> = []

  /// The problems of which a failure waits that has the scripts before it.
  private var problemsWithHistory: Set<ProblemIdentity> = []

  /// How often a run looks for what an engine keeps, when it does not find it.
  private static let leakSearches = 3

  /// Tells whether it is worth looking for what an engine keeps; where it hangs, each try takes long.
  func mayLookForLeaks(after kind: FindingKind) -> Bool {
    failedLeakSearches < (kind == .hang ? 1 : Self.leakSearches)
  }

  /// Has engines started afresh before they have carried out so many scripts that what they keep shows again.
  ///
  /// - Parameter earlier: Behind how many scripts one was answered otherwise than in a fresh engine.
  mutating func startAfresh(showingBehind earlier: Int) {
    scriptsPerStart = max(1, min(scriptsPerStart ?? earlier, earlier))
  }

  /// Takes over after how many scripts another process started engines afresh.
  mutating func restore(scriptsPerStart known: Int?) { scriptsPerStart = known.map { max(1, $0) } }

  /// Counts a death that nothing explains.
  mutating func noteDeath(_ kind: FindingKind) {
    if kind.isDeath { unexplainedDeaths += 1 }
    if kind == .hang { unexplainedHangs += 1 }
  }

  /// Has a failure that waits let go of the scripts that were carried out before it, unless it is the first
  /// of its problem: they are thousands, and so are the failures of an engine with many mistakes.
  mutating func keepOneHistory(of failure: inout Failure) {
    if failure.keepsHistory || failure.history.isEmpty { return }
    failure.keepsHistory = problemsWithHistory.insert(failure.sight.identity).inserted
    if !failure.keepsHistory { failure.history = [] }
  }

  /// Takes note that a failure waits no longer.
  mutating func release(_ failure: Failure) {
    if failure.keepsHistory { problemsWithHistory.remove(failure.sight.identity) }
  }
}
