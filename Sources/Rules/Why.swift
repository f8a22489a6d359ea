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

/// Sets of rules, each kept once, so that a value can carry its reasons in four bytes.
///
/// A table is a value that belongs to a run: hand it from script to script, and unions that were met
/// before are looked up and not built again.
public struct ReasonTable: Sendable {
  static let firstCompound: UInt32 = 1 << 13

  private var sets: [[RuleID]] = []
  private var numbers: [[RuleID]: UInt32] = [:]
  private var unions: [UInt64: UInt32] = [:]

  /// Creates an empty table.
  public init() {}

  /// The rules in a set, in the order of the catalogue.
  public func rules(in why: Why) -> [RuleID] {
    if why.isEmpty { return [] }
    if why.code < Self.firstCompound { return [RuleID(code: UInt16(why.code))] }
    return sets[Int(why.code - Self.firstCompound)]
  }

  /// The set with the rules of both.
  public mutating func union(_ left: Why, _ right: Why) -> Why {
    if left == right || right.isEmpty { return left }
    if left.isEmpty { return right }
    let (low, high) = left.code < right.code ? (left.code, right.code) : (right.code, left.code)
    let key = UInt64(low) << 32 | UInt64(high)
    if let known = unions[key] { return Why(code: known) }
    let members = Set(rules(in: left)).union(rules(in: right)).sorted()
    let union = number(of: members)
    unions[key] = union
    return Why(code: union)
  }

  /// The set with one more rule.
  public mutating func union(_ why: Why, _ rule: RuleID) -> Why {
    union(why, Why(rule))
  }

  /// The set of some rules.
  public mutating func set(_ rules: [RuleID]) -> Why {
    rules.reduce(Why.none) { union($0, Why($1)) }
  }

  private mutating func number(of members: [RuleID]) -> UInt32 {
    if let known = numbers[members] { return known }
    if members.count == 1, let only = members.first { return UInt32(only.code) }
    let number = Self.firstCompound + UInt32(sets.count)
    sets.append(members)
    numbers[members] = number
    return number
  }
}
