import CoreBenchmarks

/// Finds and shrinks the faults of mini-layer on many seeds, and compares the rate of the core with
/// that of the plainest loop, measured in turns.
enum MiniLayerVerb {
  /// The share of the plain loop's rate that the core has to reach.
  private static let leastRate = 0.5
  /// How many candidates shrinking may execute, in nine of ten runs.
  private static let mostExecutions = 300

  static func measure(_ options: BenchOptions) -> Table {
    var table = Table()
    let rate = rate()
    if rate < leastRate {
      table.complaints.append("the core reaches \(rate) of the plain loop's rate")
    }
    for fault in MiniFault.allCases {
      let trials = (1...options.seeds).map { seed in
        let cases = options.cases ?? 20_000
        return options.isGuided
          ? MiniTrial(guidedTo: fault, seed: UInt64(seed), cases: cases)
          : MiniTrial(fault, seed: UInt64(seed), cases: cases)
      }
      table.rows.append(row(fault, trials, rate))
      table.complaints += complaints(fault, trials)
      if options.showsScripts {
        let wrong = trials.filter { !$0.isSimplest(for: fault) }
        table.remarks += wrong.prefix(3).map { "\(fault.name): \($0.commands)" }
      }
    }
    return table
  }

  private static func row(_ fault: MiniFault, _ trials: [MiniTrial], _ rate: Double) -> Table.Row {
    let cases = trials.compactMap(\.cases).sorted()
    let executions = trials.filter { $0.cases != nil }.map(\.executions).sorted()
    return [
      ("fault", .text(fault.name)), ("seeds", .count(trials.count)),
      ("foundShare", share(trials) { $0.cases != nil }),
      ("shortestShare", share(trials) { $0.isShortest(for: fault) }),
      ("simplestShare", share(trials) { $0.isSimplest(for: fault) }),
      ("medianCases", .count(cases.part(0.5))), ("mostCases", .count(cases.last ?? 0)),
      ("medianExecutions", .count(executions.part(0.5))),
      ("p90Executions", .count(executions.part(0.9))), ("rateToPlainLoop", .ratio(rate)),
    ]
  }

  private static func complaints(_ fault: MiniFault, _ trials: [MiniTrial]) -> [String] {
    var complaints: [String] = []
    let found = trials.count { $0.cases != nil }
    if found < trials.count {
      complaints.append("\(fault.name) was found on \(found) of \(trials.count) seeds")
    }
    let simplest = trials.count { $0.isSimplest(for: fault) }
    if simplest * 100 < trials.count * 99 {
      complaints.append("\(fault.name) ended simplest on \(simplest) of \(trials.count) seeds")
    }
    let executions = trials.map(\.executions).sorted().part(0.9)
    if executions > mostExecutions {
      complaints.append("\(fault.name) took \(executions) executions in nine of ten runs")
    }
    return complaints
  }

  private static func share(_ trials: [MiniTrial], _ isSo: (MiniTrial) -> Bool) -> Table.Cell {
    .ratio(Double(trials.count(where: isSo)) / Double(trials.count))
  }

  /// The rate of the core by that of the plain loop: the median of nine turns.
  private static func rate() -> Double {
    let clock = ContinuousClock()
    let cases = 4000
    let ratios = (0..<9).map { turn in
      var (plain, core) = (0, 0)
      let plainTime = clock.measure { plain = MiniLoop.run(cases: cases, seed: UInt64(turn + 1)) }
      let coreTime = clock.measure {
        core = MiniTrial.commands(ofCases: cases, seed: UInt64(turn + 1))
      }
      return (Double(core) / (coreTime / .seconds(1))) / (Double(plain) / (plainTime / .seconds(1)))
    }
    return ratios.sorted()[4]
  }
}

extension [Int] {
  /// The number below which a share of the sorted numbers lies.
  fileprivate func part(_ share: Double) -> Int {
    isEmpty ? 0 : self[Swift.min(count - 1, Int(Double(count) * share))]
  }
}
