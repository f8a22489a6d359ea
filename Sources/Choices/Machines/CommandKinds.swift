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

  /// How many kinds have a bit of their own in the sets by which proposals are guided.
  ///
  /// Of more kinds, those whose places differ by a multiple of it are in such a set together or not at all:
  /// guidance is coarser then, and what is possible is known of each kind all the same.
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
  ///   - type: The enumeration.
  ///   - weights: How often a kind is proposed relative to the others; one unless given, zero for
  ///     kinds that are only to come by hand.
  ///   - essential: Kinds without which the others do nothing, such as the creation of objects; every
  ///     subset has them, and a search never steers away from them.
  ///   - subsets: Kinds that are worth trying without the others, with a name for each group.
  public init<Kind: CaseIterable & Hashable>(
    of type: Kind.Type, weights: [Kind: UInt32] = [:], essential: [Kind] = [],
    subsets: KeyValuePairs<String, [Kind]> = [:]
  ) {
    let all = Array(type.allCases)
    let bits = { (kinds: [Kind]) in
      kinds.compactMap { all.firstIndex(of: $0) }.reduce(UInt64(0)) { $0 | Self.bit(of: $1) }
    }
    self.init(
      names: all.map { String(describing: $0) }, weights: all.map { weights[$0] ?? 1 },
      essential: bits(essential),
      subsets: subsets.map { Subset(name: $0.key, kinds: bits($0.value)) })
  }

  /// The bit of a kind in the sets by which proposals are guided.
  static func bit(of kind: Int) -> UInt64 { 1 << UInt64(kind % most) }

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
    if place > CommandKinds.most {
      let places = all.enumerated().filter { possible($0.element) }.map(\.offset)
      return command(of: kinds, among: places, like: wanted).map {
        all[all.index(all.startIndex, offsetBy: $0)]
      }
    }
    guard let chosen = command(of: kinds, possible: bits, like: wanted) else { return nil }
    return all[all.index(all.startIndex, offsetBy: chosen)]
  }

  /// Picks which kind of command comes next, by number: for machines that must be fast.
  ///
  /// - Parameters:
  ///   - kinds: All kinds, at most 64.
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
