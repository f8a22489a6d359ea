/// How the cases of a search are divided, so that its result does not depend on who runs which.
///
/// Case number `i` belongs to stratum `i mod 16`. A stratum runs its cases in rounds, and what a round
/// draws from is what the same stratum's earlier rounds came to. Workers and shards own whole strata, so
/// their number decides how long a search takes and nothing else.
public enum Strata {
  /// The number of strata; more workers or shards than that have nothing to do.
  public static let count = 16

  /// The strata that a shard owns; all of them without one.
  public static func numbers(of shard: SearchShard?) -> [Int] {
    guard let shard else { return Array(0..<count) }
    return (0..<count).filter { $0 % shard.count == shard.number - 1 }
  }

  /// The case up to which the next round goes.
  ///
  /// The first rounds are small, so that what they find guides the search from early on.
  ///
  /// - Parameters:
  ///   - planned: The case up to which the round before went.
  ///   - limit: The number of cases of the whole search.
  ///   - largest: The number of cases of a round at most; a power of two of at least 4.
  /// - Returns: The case that the round ends before; `planned` when the search is at its end.
  public static func limit(after planned: Int, below limit: Int, atMost largest: Int) -> Int {
    guard planned < limit else { return planned }
    var end = 4
    while end <= planned, end < largest { end *= 2 }
    if end <= planned { end = (planned / largest + 1) * largest }
    return Swift.min(end, limit)
  }
}

/// One of several machines, or runs, that share the cases of one search.
public struct SearchShard: Hashable, Sendable {
  /// The number of the shard, in 1...`count`.
  public let number: Int
  /// How many shards there are, in 1...16.
  public let count: Int

  /// Creates a shard; nil where there are more shards than strata, or none of that number.
  public init?(_ number: Int, of count: Int) {
    guard (1...Strata.count).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }
}
