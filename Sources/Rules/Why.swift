/// The reasons for a value: a set of rules, as a small number that a `ReasonTable` resolves.
///
/// A single rule is its own number, so most reasons need no table.
public struct Why: Hashable, Sendable {
  let code: UInt32

  init(code: UInt32) {
    self.code = code
  }

  /// One rule.
  public init(_ rule: RuleID) {
    code = UInt32(rule.code)
  }

  /// No reason: nothing is asserted on its account.
  public static let none = Why(code: 0)

  /// Tells whether there is no rule in the set.
  public var isEmpty: Bool { code == 0 }
}
