public import Rules

/// What a run says of a rule, an area or an engine.
public enum Verdict: String, CaseIterable, Hashable, Sendable {
  /// A comparison failed.
  case failed
  /// Something could not be repeated.
  case inconclusive
  /// The engine breaks it by a deviation that it declares, and by nothing else.
  case deviates
  /// The rule never came up.
  case notExercised = "not exercised"
  /// Every attempt was answered as unsupported.
  case unsupported
  /// Every value that rests on the rule was open.
  case unspecified
  /// The engine declares the profile of the rule off.
  case profileOff = "profile off"
  /// Every comparison was right.
  case passed

  /// The place in the order from worst to best, for the worst of several.
  private var rank: Int {
    switch self {
    case .failed: 0
    case .inconclusive: 1
    case .deviates: 2
    case .notExercised: 3
    case .unsupported: 4
    case .profileOff: 5
    case .unspecified: 5
    case .passed: 6
    }
  }

  /// The worst of some verdicts; passed when there are none.
  public static func worst(of verdicts: [Verdict]) -> Verdict {
    verdicts.min { $0.rank < $1.rank } ?? .passed
  }
}

/// What a run says of one rule.
public struct RuleResult: Hashable, Sendable {
  /// The rule.
  public var rule: RuleID
  /// What the run says of it.
  public var verdict: Verdict
  /// How often it was put to the test.
  public var counts: Tally.Counts
  /// Members of the rule that were never compared.
  public var missingMembers: [String]
  /// Why the run says nothing of the rule; nil where it says something, or where that is not known.
  public var reason: Reason?

  /// Why a run says nothing of a rule.
  public enum Reason: Hashable, Sendable {
    /// Every script that comes to the rule takes something that the engine does not declare: these.
    case notDeclared([String])
    /// What it takes was declared, and then answered as unsupported: these.
    case takenBack([String])
    /// The engine declares everything that it takes, and no script came to it.
    case notDrawn
    /// The profile of the rule is off, because the engine says so or because it says nothing.
    case profileOff(Profile, isDeclared: Bool)
    /// Every value that rests on it was open.
    case unspecified
    /// Every attempt was answered as unsupported.
    case answeredUnsupported
  }

  /// Creates a result.
  public init(
    rule: RuleID, verdict: Verdict, counts: Tally.Counts, missingMembers: [String] = []
  ) {
    self.rule = rule
    self.verdict = verdict
    self.counts = counts
    self.missingMembers = missingMembers
  }
}

extension Tally {
  /// What the counts say of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - isProfileOff: Whether the engine declares the rule's profile off.
  ///   - isInconclusive: Whether a failure of the rule could not be repeated.
  ///   - isDeviating: Whether a declared deviation breaks the rule.
  /// - Returns: The counts with the verdict that follows from them.
  public func result(
    for rule: Rule, isProfileOff: Bool, isInconclusive: Bool, isDeviating: Bool = false
  ) -> RuleResult {
    let counts = counts[rule.id] ?? Counts()
    let missing = rule.members.filter { members[rule.id]?.contains($0) != true }
    return RuleResult(
      rule: rule.id,
      verdict: verdict(
        counts, isProfileOff: isProfileOff, isInconclusive: isInconclusive,
        isDeviating: isDeviating, isComplete: missing.isEmpty),
      counts: counts, missingMembers: counts.exercised > 0 ? missing : [])
  }

  private func verdict(
    _ counts: Counts, isProfileOff: Bool, isInconclusive: Bool, isDeviating: Bool,
    isComplete: Bool
  ) -> Verdict {
    if isInconclusive { return .inconclusive }
    if counts.failed > 0 { return .failed }
    // What holds although the engine declares otherwise, or nothing, was not put to the test.
    if isProfileOff { return .profileOff }
    if isDeviating { return .deviates }
    if counts.passed > 0 { return isComplete ? .passed : .notExercised }
    if counts.unsupported > 0 { return .unsupported }
    return counts.unspecified > 0 ? .unspecified : .notExercised
  }
}
