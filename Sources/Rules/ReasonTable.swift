/// Sets of rules, each kept once, so that a value can carry its reasons in four bytes.
///
/// A table is a value that belongs to a run: hand it from script to script, and unions that were met
/// before are looked up and not built again. What is new goes into a small part of its own until that
/// has grown, because the first union after a copy copies the part that it goes into; from there it
/// moves to a larger one, and from that to the rest.
public struct ReasonTable: Sendable {
  static let firstCompound: UInt32 = 1 << 13

  private var settled = Part()
  private var grown = Part()
  private var recent = Part()
  /// The rules of the union that was made last: one array for all, because most unions are made once.
  private var merged: [RuleID] = []
  /// Tells whether anybody will read which rules a union has.
  public let isRead: Bool

  /// Some of the sets, with the unions by which they were met.
  private struct Part {
    /// The rules of all sets, one set behind the other: an array for each would be taken and freed for
    /// each.
    private var rules: [RuleID] = []
    /// Where in these the rules of each set end.
    private var ends: [Int] = []
    /// The numbers of the sets by a digest of their rules, which several sets may share.
    var numbers = NumberTable()
    /// The numbers of unions by the numbers of both sets.
    var unions = NumberTable()

    /// How many sets there are.
    var count: Int { ends.count }

    /// The rules of a set.
    subscript(place: Int) -> ArraySlice<RuleID> {
      rules[(place == 0 ? 0 : ends[place - 1])..<ends[place]]
    }

    /// Adds a set.
    mutating func append(_ members: [RuleID]) {
      rules += members
      ends.append(rules.count)
    }

    /// Takes in all that another part has.
    mutating func take(_ other: inout Part) {
      defer { other = Part() }
      guard count > 0 || unions.count > 0 else {
        self = other
        return
      }
      let start = rules.count
      rules += other.rules
      ends += other.ends.map { start + $0 }
      numbers.insert(other.numbers)
      unions.insert(other.unions)
    }
  }

  /// Creates an empty table.
  public init() { isRead = true }

  private init(isRead: Bool) { self.isRead = isRead }

  /// A table for a world that is only to answer: of a union it keeps one part, which says that there are reasons, and
  /// nothing of the other.
  public static let unread = ReasonTable(isRead: false)

  /// The table, or an empty one where it has grown so large that looking something up takes longer than
  /// it saves: few unions come up often, and these are soon met again.
  public var unlessTooLarge: ReasonTable {
    settled.unions.count > Self.most ? ReasonTable() : self
  }

  /// The rules in a set, in the order of the catalogue.
  public func rules(in why: Why) -> [RuleID] { Array(members(of: why)) }

  /// The rules in a set, where the table keeps them: nothing is copied.
  public func members(of why: Why) -> ArraySlice<RuleID> {
    if why.code < Self.firstCompound {
      return Self.singles[Int(why.code)..<Int(why.code) + (why.isEmpty ? 0 : 1)]
    }
    var place = Int(why.code - Self.firstCompound)
    if place < settled.count { return settled[place] }
    place -= settled.count
    return place < grown.count ? grown[place] : recent[place - grown.count]
  }

  /// What is a rule by itself, each in the place of its number.
  private static let singles = (0..<UInt16(firstCompound)).map { RuleID(code: $0) }

  /// The set with the rules of both.
  public mutating func union(_ left: Why, _ right: Why) -> Why {
    if left == right || right.isEmpty { return left }
    if left.isEmpty { return right }
    guard isRead else { return left }
    let (low, high) = left.code < right.code ? (left.code, right.code) : (right.code, left.code)
    let key = UInt64(low) << 32 | UInt64(high)
    let known =
      settled.unions.value(under: key) ?? grown.unions.value(under: key)
      ?? recent.unions.value(under: key)
    if let known { return Why(code: known) }
    merge(members(of: left), members(of: right))
    let union = numberOfMerged()
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

  /// Merges two lists in the order of the catalogue, in which both are, each rule once.
  private mutating func merge(_ left: ArraySlice<RuleID>, _ right: ArraySlice<RuleID>) {
    merged.removeAll(keepingCapacity: true)
    var (first, second) = (left.startIndex, right.startIndex)
    while first < left.endIndex, second < right.endIndex {
      let (ours, theirs) = (left[first], right[second])
      merged.append(min(ours, theirs))
      if ours <= theirs { first += 1 }
      if theirs <= ours { second += 1 }
    }
    merged += left[first...]
    merged += right[second...]
  }

  /// The number of the set that was merged last, which has at least two rules.
  private mutating func numberOfMerged() -> UInt32 {
    let digest = Self.digest(of: merged)
    func isIt(_ number: UInt32) -> Bool {
      members(of: Why(code: number)).elementsEqual(merged)
    }
    let known =
      settled.numbers.value(under: digest, where: isIt)
      ?? grown.numbers.value(under: digest, where: isIt)
      ?? recent.numbers.value(under: digest, where: isIt)
    if let known { return known }
    let count = settled.count + grown.count + recent.count
    let number = Self.firstCompound + UInt32(count)
    recent.append(merged)
    recent.numbers.insert(number, under: digest)
    return number
  }

  /// A number other than zero that is the same for equal sets.
  private static func digest(of members: [RuleID]) -> UInt64 {
    members.reduce(1) { ($0 ^ UInt64($1.code)) &* 0x0000_0100_0000_01B3 } | 1
  }

  /// Moves what is recent on once there is much of it, and what has grown once it is an eighth of the
  /// rest.
  private mutating func settleIfGrown() {
    guard recent.unions.count >= Self.mostRecent else { return }
    grown.take(&recent)
    if grown.unions.count > max(8 * Self.mostRecent, settled.unions.count / 8) {
      settled.take(&grown)
    }
  }

  /// How many unions still lie near to a processor.
  private static let most = 8192
  /// How many unions are copied at most for one that is new.
  private static let mostRecent = 64
}
