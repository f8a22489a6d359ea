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
    /// The numbers of the sets by a digest of their rules, which several sets may share.
    var numbers = NumberTable()
    /// The numbers of unions by the numbers of both sets.
    var unions = NumberTable()
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
    if let known = settled.unions.value(under: key) ?? recent.unions.value(under: key) {
      return Why(code: known)
    }
    let union = number(of: Self.merged(rules(in: left), rules(in: right)))
    recent.unions.insert(union, under: key)
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

  /// The rules of two lists in the order of the catalogue, in which both are, each rule once.
  private static func merged(_ left: [RuleID], _ right: [RuleID]) -> [RuleID] {
    var members: [RuleID] = []
    members.reserveCapacity(left.count + right.count)
    var (first, second) = (0, 0)
    while first < left.count, second < right.count {
      let (ours, theirs) = (left[first], right[second])
      members.append(min(ours, theirs))
      if ours <= theirs { first += 1 }
      if theirs <= ours { second += 1 }
    }
    members += left[first...]
    members += right[second...]
    return members
  }

  /// The number of a set of at least two rules.
  private mutating func number(of members: [RuleID]) -> UInt32 {
    let digest = Self.digest(of: members)
    func isIt(_ number: UInt32) -> Bool { rules(in: Why(code: number)) == members }
    if let known = settled.numbers.value(under: digest, where: isIt)
      ?? recent.numbers.value(under: digest, where: isIt)
    {
      return known
    }
    let number = Self.firstCompound + UInt32(settled.sets.count + recent.sets.count)
    recent.sets.append(members)
    recent.numbers.insert(number, under: digest)
    return number
  }

  /// A number other than zero that is the same for equal sets.
  private static func digest(of members: [RuleID]) -> UInt64 {
    members.reduce(1) { ($0 ^ UInt64($1.code)) &* 0x0000_0100_0000_01B3 } | 1
  }

  /// Moves what is recent to the rest once it is an eighth of it.
  private mutating func settleIfGrown() {
    guard recent.unions.count > max(64, settled.unions.count / 8) else { return }
    settled.sets += recent.sets
    settled.numbers.insert(recent.numbers)
    settled.unions.insert(recent.unions)
    recent = Part()
  }
}
