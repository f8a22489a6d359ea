/// How the cases of a search are divided, so that its result does not depend on who runs which.
///
/// Case number `i` belongs to stratum `i mod 16`. A stratum runs its cases in rounds of 64, and what a
/// round builds on is what the same stratum's earlier rounds came to. Workers own whole strata, so the
/// number of workers decides how long a search takes and nothing else.
public enum Strata {
  /// The number of strata; more workers than that have nothing to do.
  public static let count = 16
  /// How many cases of a stratum make a round.
  public static let casesPerRound = 64

  /// The cases of the round that comes next, in all strata.
  ///
  /// - Parameters:
  ///   - done: How many cases are done.
  ///   - limit: The number of cases of the whole search.
  /// - Returns: The numbers of the cases; nil when all are done.
  public static func round(after done: Int, below limit: Int) -> Range<Int>? {
    guard done < limit else { return nil }
    let size = casesPerRound * count
    return done..<Swift.min((done / size + 1) * size, limit)
  }

  /// The cases of a round that belong to a stratum, in order.
  public static func cases(of round: Range<Int>, in stratum: Int) -> [Int] {
    let first = round.lowerBound + (stratum - round.lowerBound % count + count) % count
    return Array(stride(from: first, to: round.upperBound, by: count))
  }

  /// Carries all strata one step further, each by the worker that owns it.
  ///
  /// - Parameters:
  ///   - strata: What each stratum has come to.
  ///   - workers: How many work at the same time; worker `w` owns every stratum whose number is `w`
  ///     modulo this.
  ///   - step: Carries one stratum further; must depend on nothing but the stratum.
  /// - Returns: The strata after the step, in the same order.
  public static func advance<Stratum: Sendable>(
    _ strata: [Stratum], workers: Int,
    _ step: @escaping @Sendable (inout Stratum) async -> Void
  ) async -> [Stratum] {
    let workers = Swift.min(Swift.max(1, workers), Swift.max(1, strata.count))
    return await withTaskGroup(of: [(place: Int, stratum: Stratum)].self) { group in
      for worker in 0..<workers {
        let owned = stride(from: worker, to: strata.count, by: workers).map {
          (place: $0, stratum: strata[$0])
        }
        group.addTask {
          var done = owned
          for number in done.indices { await step(&done[number].stratum) }
          return done
        }
      }
      var all = strata
      for await done in group {
        for entry in done { all[entry.place] = entry.stratum }
      }
      return all
    }
  }
}
