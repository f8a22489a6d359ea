/// The kinds of commands of a state machine: their names, and how they are proposed.
///
/// Weights, essential kinds and named subsets only guide random proposals. They never show in what is
/// recorded, so they can change without a saved case losing its meaning.
public struct CommandKinds: Hashable, Sendable {
  /// Some kinds that are worth trying without the others in between.
  public struct Subset: Hashable, Sendable {
    /// The name under which statistics count the cases that keep to it.
    public let name: String
    /// The kinds, as bits.
    let kinds: UInt64
  }

  /// How many kinds there may be: sets of them are the bits of a word.
  public static let most = 64

  /// The names, simplest kind first; a kind is known by its place.
  public let names: [String]
  let weights: [UInt32]
  /// The kinds that every subset has, as bits.
  let essential: UInt64
  let subsets: [Subset]
  let isUniform: Bool

  /// No kinds: for machines that do not tell theirs.
  public static let none = CommandKinds(
    names: [], weights: [], essential: 0, subsets: [])

  /// Takes the kinds from an enumeration; earlier cases are simpler.
  ///
  /// - Parameters:
  ///   - type: The enumeration, of at most 64 cases; of more, the program ends with a message that says so.
  ///   - weights: How often a kind is proposed relative to the others; one unless given, zero for
  ///     kinds that are only to come by hand.
  ///   - essential: Kinds without which the others do nothing, such as the creation of objects; every
  ///     subset has them, and a search never steers away from them.
  ///   - subsets: Kinds that are worth trying without the others, with a name for each group.
  public init<Kind: CaseIterable & Hashable>(
    of type: Kind.Type, weights: [Kind: UInt32] = [:], essential: [Kind] = [],
    subsets: KeyValuePairs<String, [Kind]> = [:]
  ) {
    if let refusal = Self.refusal(of: type) { preconditionFailure(refusal) }
    let all = Array(type.allCases)
    let bits = { (kinds: [Kind]) in
      kinds.reduce(UInt64(0)) { $0 | 1 << UInt64(all.firstIndex(of: $1) ?? 64) }
    }
    self.init(
      names: all.map { String(describing: $0) }, weights: all.map { weights[$0] ?? 1 },
      essential: bits(essential),
      subsets: subsets.map { Subset(name: $0.key, kinds: bits($0.value)) })
  }

  /// Why an enumeration cannot be taken, and what to do; nil where it can.
  public static func refusal<Kind: CaseIterable>(of type: Kind.Type) -> String? {
    let count = type.allCases.count
    if count <= most { return nil }
    return
      "'\(type)' has \(count) kinds of commands, and there may be \(most): let one kind stand for "
      + "several and draw which of them with 'index(of:)'"
  }

  private init(names: [String], weights: [UInt32], essential: UInt64, subsets: [Subset]) {
    self.names = names
    self.weights = weights
    self.essential = essential
    self.subsets = subsets
    isUniform = Set(weights).count < 2
  }
}

extension ChoiceSource {
  /// Picks which kind of command comes next.
  ///
  /// Random proposals follow the weights, and keep to the subset of the case if it was given one.
  ///
  /// - Parameters:
  ///   - kinds: All kinds.
  ///   - possible: Tells of a kind whether it is possible now.
  ///   - like: The kind to encode.
  /// - Returns: The kind; nil when it is not possible.
  @inlinable
  public mutating func command<Kind: CaseIterable & Hashable>(
    of kinds: CommandKinds, possible: (Kind) -> Bool, like: Kind? = nil
  ) -> Kind? {
    // Asked at every draw: compiled for the kinds at hand, this makes no list of them.
    let all = Kind.allCases
    var bits: UInt64 = 0
    var bit: UInt64 = 1
    var wanted: Int?
    var place = 0
    for kind in all {
      if possible(kind) { bits |= bit }
      if let like, like == kind { wanted = place }
      bit <<= 1
      place += 1
    }
    guard let chosen = command(of: kinds, possible: bits, like: wanted) else { return nil }
    return all[all.index(all.startIndex, offsetBy: chosen)]
  }

  /// Picks which kind of command comes next, by number: for machines that must be fast.
  ///
  /// - Parameters:
  ///   - kinds: All kinds.
  ///   - possible: The kinds that are possible now, as bits.
  ///   - like: The kind to encode.
  /// - Returns: The number of the kind; nil when it is not possible.
  public mutating func command(
    of kinds: CommandKinds, possible: UInt64, like: Int? = nil
  ) -> Int? {
    command(
      of: kinds.names.count, possible: possible, essential: kinds.essential,
      weights: kinds.isUniform ? [] : kinds.weights, like: like)
  }
}
