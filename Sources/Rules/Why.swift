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
/// before are looked up and not built again. What is new goes into a small part of its own until that
/// has grown, because the first union after a copy copies the part that it goes into.
public struct ReasonTable: Sendable {
  static let firstCompound: UInt32 = 1 << 13

  private var settled = Part()
  private var recent = Part()

  /// Some of the sets, with the unions by which they were met.
  private struct Part {
    var sets: [[RuleID]] = []
    var numbers: [[RuleID]: UInt32] = [:]
    var unions: [UInt64: UInt32] = [:]
  }

  /// Creates an empty table.
  public init() {}

  /// The rules in a set, in the order of the catalogue.
  public func rules(in why: Why) -> [RuleID] {
    if why.isEmpty { return [] }
    if why.code < Self.firstCompound { return [RuleID(code: UInt16(why.code))] }
    let place = Int(why.code - Self.firstCompound)
    return place < settled.sets.count
      ? settled.sets[place] : recent.sets[place - settled.sets.count]
  }

  /// The set with the rules of both.
  public mutating func union(_ left: Why, _ right: Why) -> Why {
    if left == right || right.isEmpty { return left }
    if left.isEmpty { return right }
    let (low, high) = left.code < right.code ? (left.code, right.code) : (right.code, left.code)
    let key = UInt64(low) << 32 | UInt64(high)
    if let known = settled.unions[key] ?? recent.unions[key] { return Why(code: known) }
    let members = Set(rules(in: left)).union(rules(in: right)).sorted()
    let union = number(of: members)
    recent.unions[key] = union
    settleIfGrown()
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
    if let known = settled.numbers[members] ?? recent.numbers[members] { return known }
    if members.count == 1, let only = members.first { return UInt32(only.code) }
    let number = Self.firstCompound + UInt32(settled.sets.count + recent.sets.count)
    recent.sets.append(members)
    recent.numbers[members] = number
    return number
  }

  /// Moves what is recent to the rest once it is an eighth of it.
  private mutating func settleIfGrown() {
    guard recent.unions.count > max(64, settled.unions.count / 8) else { return }
    settled.sets += recent.sets
    settled.numbers.merge(recent.numbers) { old, _ in old }
    settled.unions.merge(recent.unions) { old, _ in old }
    recent = Part()
  }
}
