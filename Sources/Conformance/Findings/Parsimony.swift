public import Rules

/// The fewest rules that say of many findings whom to blame.
///
/// One mistake shows in many findings, each of which has suspects of its own. Where a rule is nearly as
/// suspect in several of them as any other, it is likelier that this one is broken than that each has
/// a cause of its own. So the rule goes first that explains most, and what it explains is blamed on it.
public struct Parsimony: Hashable, Sendable {
  /// How suspect each rule is in a finding, on any scale of numbers above zero.
  public typealias Suspicions = [RuleID: Double]

  /// How suspect a rule must be beside the likeliest one of a finding.
  private static let leastShare = 0.5

  /// For each finding, how suspect the rules are beside its likeliest one; those that may be blamed.
  private let shares: [Suspicions]

  /// Prepares the search for some findings.
  public init(_ findings: [Suspicions]) {
    shares = findings.map { suspicions in
      let most = suspicions.values.max() ?? 0
      guard most > 0 else { return [:] }
      return suspicions.mapValues { $0 / most }.filter { $0.value >= Self.leastShare }
    }
  }

  /// The rule that is to blame for each finding; nil where none is suspect.
  public var blamed: [RuleID?] {
    var blamed = [RuleID?](repeating: nil, count: shares.count)
    while true {
      let open = shares.indices.filter { blamed[$0] == nil && !shares[$0].isEmpty }
      guard let rule = ruleExplainingMost(of: open) else { return blamed }
      for place in open where shares[place][rule] != nil { blamed[place] = rule }
    }
  }

  /// The rule with the largest sum of shares.
  private func ruleExplainingMost(of places: [Int]) -> RuleID? {
    var sums: Suspicions = [:]
    // Sums of numbers hang on their order, so they are made in that of the findings.
    for place in places {
      for (rule, share) in shares[place] { sums[rule, default: 0] += share }
    }
    return sums.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}
