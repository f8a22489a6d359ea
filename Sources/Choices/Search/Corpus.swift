/// The cases that a stratum of a guided search keeps and builds on.
///
/// A case is kept when it shows a feature that no case showed before, or shows one in fewer steps. After
/// every round each kept case is cut behind the last feature that no other shows in fewer steps, and the
/// longest cases that others make superfluous go: none could be left out without losing a feature.
public struct Corpus: Sendable {
  /// A kept case.
  public struct Entry: Hashable, Sendable {
    /// The number of the case.
    public let index: Int
    /// The recorded choices of its steps.
    public internal(set) var steps: [[Choice]]
    /// The features that it shows, in the order in which it does.
    public internal(set) var features: [UInt64]
    /// The number of steps after which it shows each feature.
    var lengths: [Int]
    /// How many cases showed the rarest of its features, when the last round ended.
    var rarity = 0
  }

  /// What one case showed, until a round ends and the corpus is told.
  struct Sighting: Sendable {
    let index: Int
    let features: [(number: UInt64, step: Int)]
    /// The recorded choices of its steps; none where nothing about it is new.
    let steps: [[Choice]]
  }

  private struct Known {
    var hits = 0
    var length = Int.max
    var owner = -1
  }

  /// The kept cases, in the order of their numbers.
  public private(set) var entries: [Entry] = []
  private var arrivals: [Entry] = []
  /// What is known of each feature; never gone through in its own order.
  private var known: [UInt64: Known] = [:]

  private var featuresAtRoundStart = 0
  /// The share of cases to build on kept ones, in percent.
  ///
  /// It falls while rounds show nothing new: what a kept case takes of the length of a new one is then
  /// better spent on steps that are drawn at random.
  private(set) var share: UInt64 = 75

  /// Creates an empty corpus.
  public init() {}

  /// How many different features were shown.
  public var featureCount: Int { known.count }

  /// The features that were shown, in ascending order.
  public var features: [UInt64] { known.keys.sorted() }

  /// Keeps a case if it shows something new, or something known in fewer steps.
  ///
  /// - Parameters:
  ///   - index: The number of the case.
  ///   - features: The features that it shows, each once, with the step at which it first did, in that
  ///     order.
  ///   - steps: Makes the recorded choices of its steps, if they are needed.
  public mutating func consider(
    _ index: Int, features: [(number: UInt64, step: Int)], steps: () -> [[Choice]]
  ) {
    var end = 0
    for feature in features {
      var old = known[feature.number] ?? Known()
      old.hits += 1
      if feature.step + 1 < old.length {
        end = Swift.max(end, feature.step + 1)
        (old.length, old.owner) = (feature.step + 1, index)
      }
      known[feature.number] = old
    }
    guard end > 0 else { return }
    let shown = features.filter { $0.step < end }
    arrivals.append(
      Entry(
        index: index, steps: Array(steps().prefix(end)), features: shown.map(\.number),
        lengths: shown.map { $0.step + 1 }))
  }

  /// What a case showed, with the choices of its steps if the corpus may want to keep them.
  func sighting(
    _ index: Int, features: [(number: UInt64, step: Int)], steps: () -> [[Choice]]
  ) -> Sighting {
    let isNew = features.contains { $0.step + 1 < known[$0.number]?.length ?? .max }
    return Sighting(index: index, features: features, steps: isNew ? steps() : [])
  }

  /// Ends a round with what its cases showed, in the order of their numbers.
  mutating func endRound(with sightings: [Sighting]) {
    for sighting in sightings {
      consider(sighting.index, features: sighting.features) { sighting.steps }
    }
    endRound()
  }

  /// Ends a round: what it kept can be built on from now on, and what is superfluous goes.
  public mutating func endRound() {
    entries += arrivals
    arrivals = []
    for place in entries.indices { cut(&entries[place]) }
    removeSuperfluous()
    entries.sort { $0.index < $1.index }
    for place in entries.indices { settle(&entries[place]) }
    share = known.count > featuresAtRoundStart ? 75 : Swift.max(30, share / 2)
    featuresAtRoundStart = known.count
  }

  /// Cuts a case behind the last feature that it shows in the fewest steps of all.
  private func cut(_ entry: inout Entry) {
    let owned = entry.features.indices.filter { known[entry.features[$0]]?.owner == entry.index }
    let end = owned.map { entry.lengths[$0] }.max() ?? 0
    let count = entry.lengths.firstIndex { $0 > end } ?? entry.lengths.count
    entry.features.removeSubrange(count...)
    entry.lengths.removeSubrange(count...)
    entry.steps.removeSubrange(end...)
  }

  private mutating func removeSuperfluous() {
    var holders: [UInt64: Int] = [:]
    for entry in entries {
      for feature in entry.features { holders[feature, default: 0] += 1 }
    }
    let longestFirst = entries.sorted {
      ($0.steps.count, $0.index) > ($1.steps.count, $1.index)
    }
    entries = longestFirst.filter { entry in
      if entry.features.contains(where: { holders[$0] == 1 }) { return true }
      for feature in entry.features { holders[feature, default: 0] -= 1 }
      return false
    }
    inheritFeatures()
  }

  /// Makes the shortest of the cases left the owner of what a case that went had owned.
  private mutating func inheritFeatures() {
    let left = Set(entries.map(\.index))
    for entry in entries.reversed() {
      for feature in entry.features where !left.contains(known[feature]?.owner ?? -1) {
        known[feature]?.owner = entry.index
      }
    }
  }

  private func settle(_ entry: inout Entry) {
    entry.rarity = entry.features.reduce(.max) { Swift.min($0, known[$1]?.hits ?? .max) }
  }

  /// Picks a kept case, rather one whose rarest feature few cases showed; nil when none is kept.
  mutating func pick(_ random: inout SplitMix64) -> Entry? {
    guard !entries.isEmpty else { return nil }
    var best = entries[Int(random.next(below: UInt64(entries.count)))]
    for _ in 0..<2 {
      let other = entries[Int(random.next(below: UInt64(entries.count)))]
      if other.rarity < best.rarity { best = other }
    }
    return best
  }
}
