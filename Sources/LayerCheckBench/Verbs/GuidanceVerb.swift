import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Rules

/// Measures whether campaigns come further when scripts build on earlier ones that showed something new.
enum GuidanceVerb {
  private static let usualCases = 1000
  /// Every so many faults are looked for, so that all areas are among them.
  private static let stride = 5

  static func measure(_ options: BenchOptions) async -> Table {
    let cases = options.cases ?? usualCases
    let faults = FaultCatalogue.all.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
    var table = Table()
    for seed in 1...UInt64(options.seeds) {
      for isGuided in [false, true] {
        let record = run(WorldEngine(), seed, cases, isGuided).record
        let found = await count(faults, jobs: options.jobs) { fault in
          run(WorldEngine(fault: fault), seed, cases, isGuided).isFound
        }
        table.rows.append([
          ("seed", .count(Int(seed))), ("guided", .text(isGuided ? "yes" : "no")),
          ("scripts", .count(cases)), ("steps", .count(record.statistics.steps)),
          ("rulesExercised", .count(record.results.count { $0.counts.exercised > 0 })),
          ("rulesTwentyTimes", .count(record.results.count { $0.counts.exercised >= 20 })),
          ("faults", .count(faults.count)), ("faultsFound", .count(found)),
        ])
      }
    }
    return table
  }

  private static func run(
    _ engine: any Engine, _ seed: UInt64, _ cases: Int, _ isGuided: Bool
  ) -> (record: Record, isFound: Bool) {
    var options = CampaignOptions()
    (options.seed, options.cases, options.isGuided) = (seed, cases, isGuided)
    options.shrinkBudget = 0
    var campaign = Campaign(of: engine, options: options, suite: Suite.version)
    var isFound = false
    let record = campaign.run(
      isInterrupted: { isFound }, report: { isFound = isFound || $0.shortest != nil })
    return (record, isFound)
  }

  /// How many faults something holds for, with several looked at at the same time.
  private static func count(
    _ faults: [Fault], jobs: Int, where holds: @escaping @Sendable (Fault) -> Bool
  ) async -> Int {
    await withTaskGroup(of: Int.self) { group in
      for first in 0..<jobs {
        group.addTask {
          Swift.stride(from: first, to: faults.count, by: jobs).count { holds(faults[$0]) }
        }
      }
      return await group.reduce(0, +)
    }
  }
}
