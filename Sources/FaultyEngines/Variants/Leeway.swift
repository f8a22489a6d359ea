public import Rules

/// What permits an engine to choose otherwise than the reference does.
public enum Leeway: Hashable, Sendable {
  /// An item of the catalogue leaves it open.
  case item(OpenItem)
  /// A profile that the engine does not declare, or declares off, would settle it.
  case undeclared(Profile)
  /// A rule asserts less than equality.
  case rule(RuleID, Slack)
  /// No rule speaks of it.
  case noRule

  /// How much less than equality a rule asserts.
  public enum Slack: String, CaseIterable, Hashable, Sendable {
    /// Elements or callbacks may come in any order.
    case unordered
    /// More than what is named may come.
    case atLeast = "at least"
    /// Numbers may be a little off.
    case tolerance
    /// The evidence is soft, and stronger evidence leaves the choice.
    case soft
    /// A violation is reported and never counts.
    case reportOnly = "report only"
  }
}

extension Leeway: CustomStringConvertible {
  /// The item, profile or rule, as a person would write it.
  public var description: String {
    switch self {
    case .item(let item): "\(item)"
    case .undeclared(let profile): "profile \(profile.rawValue) off"
    case .rule(let rule, let slack): "\(rule) (\(slack.rawValue))"
    case .noRule: "no rule"
    }
  }
}
