/// Measures how fast scripts are made, carried out and judged in this process.
///
/// All parts are measured in turns with the plain loop of mini-layer, and stated as multiples of what
/// that takes for a command: such ratios can be compared between machines, and between days.
enum LoopVerb {
  private static let usualCases = 2000
  /// How often each part is measured; the ratio in the middle counts.
  private static let turns = 5

  static func measure(_ options: BenchOptions) -> Table {
    let work = LoopWork(cases: options.cases ?? usualCases)
    var rates: [LoopPart: [Double]] = [:]
    var steps: [LoopPart: Int] = [:]
    for _ in 0..<turns {
      for part in LoopPart.allCases {
        let rate = ProcessorTime.rate {
          let count = work.run(part)
          steps[part] = count
          return count
        }
        rates[part, default: []].append(rate)
      }
    }
    var table = Table()
    for part in LoopPart.allCases {
      let own = rates[part] ?? []
      table.rows.append([
        ("part", .text(part.rawValue)), ("scripts", .count(part == .plain ? 0 : work.cases)),
        ("steps", .count(steps[part] ?? 0)), ("stepsPerSecond", .count(Int(own.median))),
        ("timesPlainLoop", times(rates[.plain], own)),
        ("timesReference", times(rates[.reference], own)),
        ("modelRunsPerStep", .ratio(work.modelRuns(of: part))),
      ])
    }
    table.remarks = [
      "steps per second are of processor time; 'times' says how long one step takes, in steps of "
        + "the plain loop and of the reference",
      "allocations are not counted: the C library tells what is in use and not how often it was "
        + "asked, and the runtime's hook for instruments does not bear optimized code",
    ]
    return table
  }

  private static func times(_ base: [Double]?, _ own: [Double]) -> Table.Cell {
    .ratio(zip(base ?? [], own).map { $0 / $1 }.median)
  }
}
