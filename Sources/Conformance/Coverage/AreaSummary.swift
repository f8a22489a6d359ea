public import Rules

/// What a run says of the rules of an area.
public struct AreaSummary: Hashable, Sendable {
  /// The area.
  public let area: Area
  /// How many of its rules the run was about.
  public let rules: Int
  /// What is said of the area as a whole.
  public let conclusion: Conclusion
  private let counts: [Verdict: Int]

  /// What is said of an area as a whole.
  public enum Conclusion: Hashable, Sendable {
    /// All of its rules have this verdict, or it is the worst of them.
    case verdict(Verdict)
    /// Nothing that must hold was wrong, and some rules were not put to the test.
    case passedInPart
  }

  /// Sums up what a run says of an area; nil where the run was about none of its rules.
  public init?(_ area: Area, in record: Record) {
    let results = record.results.filter { $0.rule.area == area }
    if results.isEmpty { return nil }
    self.area = area
    rules = results.count
    counts = Dictionary(results.map { ($0.verdict, 1) }, uniquingKeysWith: +)
    conclusion = Self.conclusion(of: results)
  }

  /// How many rules have a verdict.
  public func count(_ verdict: Verdict) -> Int { counts[verdict] ?? 0 }

  /// The worst that is said of a rule that must hold, unless some passed and none failed.
  private static func conclusion(of results: [RuleResult]) -> Conclusion {
    let asserted = results.filter { Catalogue.rule($0.rule)?.standing == .asserted }
    let worst = Verdict.worst(of: asserted.map(\.verdict))
    if [.failed, .inconclusive, .deviates].contains(worst) { return .verdict(worst) }
    let passed = results.count { $0.verdict == .passed }
    if passed == results.count { return .verdict(.passed) }
    return passed > 0 ? .passedInPart : .verdict(worst)
  }
}

extension AreaSummary.Conclusion {
  /// The conclusion in words.
  public var words: String {
    switch self {
    case .verdict(let verdict): verdict.rawValue
    case .passedInPart: "passed in part"
    }
  }
}
