import FaultyEngines
import Rules

/// Measures campaigns against engines with many faults at once: how many of the faults are found, told
/// apart and blamed.
enum CrowdVerb {
  /// How many faults a crowd has where nothing else is said.
  private static let size = 25
  /// How many scripts a campaign against a single fault may take.
  private static let casesAlone = 4000

  static func measure(_ options: BenchOptions) async throws(BenchError) -> Table {
    let first = UInt64(options.firstSeed)
    let seeds = first..<first + UInt64(options.seeds)
    var crowds: [(seed: UInt64, crowd: Crowd)] = []
    for seed in seeds { crowds.append((seed, try crowd(seed, options))) }
    if options.listsMembers { return list(crowds) }
    if options.lists > 0 {
      return Table(
        crowds.flatMap { ListMeasuring(crowd: $0.crowd, seed: $0.seed, options: options).rows() })
    }
    if options.added > 0 {
      return Table(
        crowds.map {
          AddedMeasuring(crowd: $0.crowd, seed: $0.seed, options: options).measurement()
        })
    }
    if options.isRefusing {
      return Table(
        crowds.map {
          RefusalMeasuring(crowd: $0.crowd, seed: $0.seed, options: options).measurement()
        })
    }
    let known = await shortestKnown(of: crowds.flatMap(\.crowd.members), options)
    let measurings = await crowds.concurrentMap(jobs: options.jobs) { seed, crowd in
      CrowdMeasuring(crowd, seed: seed, options)
    }
    // One after another, because their times are measured.
    let progress = ProgressLine(total: crowds.count)
    let runs = measurings.enumerated().map { place, measuring in
      progress.show(place, "crowd \(measuring.seed)")
      return measuring.measurements(shortestKnown: known)
    }
    progress.clear()
    var table = Table(runs.flatMap { $0 })
    if options.listsMisses {
      table.remarks = await zip(measurings, runs.compactMap(\.last)).map { $0 }
        .concurrentMap(jobs: options.jobs) { measuring, last in
          CrowdMisses(measurement: last, random: measuring.scripts.random).text
        }
    }
    return table
  }

  private static func crowd(
    _ seed: UInt64, _ options: BenchOptions
  ) throws(BenchError) -> Crowd {
    do throws(CrowdProblem) {
      return try Crowd(seed: seed, size: (options.size ?? size) + options.added)
    } catch {
      throw BenchError("seed \(seed): \(error)")
    }
  }

  private static func list(_ crowds: [(seed: UInt64, crowd: Crowd)]) -> Table {
    var table = Table()
    for (seed, crowd) in crowds {
      for fault in crowd.members {
        table.rows.append([
          ("seed", .count(Int(seed))), ("area", .text(fault.area.name)),
          ("fault", .text(fault.name)), ("decisions", .texts(fault.decisionNames)),
        ])
      }
    }
    return table
  }

  /// The fewest steps in which each fault is known to show: by hand, or, where that was asked for, in a
  /// campaign against it alone.
  private static func shortestKnown(
    of faults: [Fault], _ options: BenchOptions
  ) async -> [String: Int] {
    var known = Dictionary(
      faults.map { ($0.name, $0.smallestCount) }, uniquingKeysWith: { first, _ in first })
    guard options.comparesAlone else { return known }
    var alone = options
    (alone.cases, alone.seeds, alone.bareSeeds) = (casesAlone, 1, 0)
    let distinct = FaultCatalogue.all.filter { known[$0.name] != nil }
    for result in await FaultMeasuring(options: alone).campaigns(against: distinct) {
      if let steps = result.steps { known[result.fault] = steps }
    }
    return known
  }
}
