/// What a search came to.
public struct SearchReport<Command> {
  /// The seed that gives the same report again.
  public let seed: UInt64
  /// What the cases consisted of.
  public let statistics: SearchStatistics
  /// The failures, one for each signature: those of saved cases first, then by the number of the case.
  public let failures: [FiledFailure<Command>]
  /// What became of the saved cases, in their order.
  public let saved: [SavedVerdict]
  /// What became of the demands on the cases, in their order.
  public let coverage: [RequiredResult]
  /// How many different features the cases showed; zero without coverage guidance.
  public let features: Int
  /// How many cases were kept to build on.
  public let keptCases: Int
  /// Whether the search was told to end before its cases were done.
  public let wasInterrupted: Bool

  /// Why the report shows nothing although nothing is wrong; nil where enough was tested, or where saved
  /// cases were all that was asked for.
  public var vacuity: Vacuity? {
    guard failures.isEmpty, statistics.cases > 0 || saved.isEmpty else { return nil }
    return Vacuity(cases: statistics.cases, undrawn: statistics.emptyCases)
  }

  /// Whether nothing is wrong, enough was tested to say so, and nothing that must be common was rare.
  public var passed: Bool {
    failures.isEmpty && vacuity == nil && coverage.allSatisfy { $0.verdict != .missed }
  }
}

extension SearchReport: Sendable where Command: Sendable {}

/// What became of a demand that cases of a kind be common.
public struct RequiredResult: Hashable, Sendable {
  /// The demand.
  public let required: RequiredCoverage
  /// How many of the fresh cases had the label.
  public let labelled: Int
  /// How many fresh cases there were.
  public let cases: Int

  /// What the cases say of the demand.
  public var verdict: RequiredCoverage.Verdict { required.verdict(labelled: labelled, of: cases) }
}
