public import Rules

/// A rule that may be broken, and how much of a finding speaks for that.
public struct Suspect: Hashable, Sendable {
  /// The rule.
  public let rule: RuleID
  /// How much speaks for it; 0 for nothing.
  ///
  /// Only how it compares with other suspects of the same finding means anything.
  public let suspicion: Double

  /// Creates a suspect.
  public init(_ rule: RuleID, suspicion: Double) {
    self.rule = rule
    self.suspicion = suspicion
  }
}
