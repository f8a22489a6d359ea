package import Rules

extension Finding {
  /// Tells whether a rule is blamed for the finding, or named as one that may be broken instead.
  package func names(_ rule: RuleID) -> Bool { primary == rule || alternatives.contains(rule) }

  /// Tells whether two findings may have one cause: one names the rule that is blamed for the other.
  package func mayShareCause(with other: Finding) -> Bool {
    primary.map(other.names) == true || other.primary.map(names) == true
  }
}
