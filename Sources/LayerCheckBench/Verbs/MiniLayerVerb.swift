import CoreBenchmarks

/// Finds and shrinks the faults of mini-layer on many seeds, and compares the rate of the core with
/// that of the plainest loop, measured in turns, and with those of Hypothesis and Hegel.
enum MiniLayerVerb {
  /// The share of the plain loop's rate that the core has to reach.
  private static let leastRate = 0.5
  /// The share that it has to reach with a machine written in the way of the article.
  private static let leastTaughtRate = 0.4
  /// How many candidates shrinking may execute, in nine of ten runs.
  private static let mostExecutions = 400
  /// How many sequences it may take to find the rarest published fault, in the median of the seeds.
  private static let mostMedianCases = 1000
  /// From how many seeds on a median is worth holding against a limit.
  private static let seedsForMedian = 50

  static func measure(_ options: BenchOptions) throws(BenchError) -> Table {
    var table = Table()
    let rates = MiniRates.measured()
    // A short check beside other work says what is too slow; a whole measurement fails for it.
    if options.seeds < seedsForMedian {
      table.remarks += complaints(rates)
    } else {
      table.complaints += complaints(rates)
    }
    table.remarks.append(
      "commands per second: \(Int(rates.plain)) plain loop, \(Int(rates.core)) core; "
        + "a machine written in the way of the article reaches \(Table.Cell.ratio(rates.taughtRatio).text) "
        + "of the plain loop's rate")
    for fault in try faults(options) {
      let trials = (options.firstSeed..<options.firstSeed + options.seeds).map { seed in
        let cases = options.cases ?? 20_000
        return options.isGuided
          ? MiniTrial(guidedTo: fault, seed: UInt64(seed), cases: cases)
          : MiniTrial(fault, seed: UInt64(seed), cases: cases)
      }
      table.rows.append(row(fault, trials, rates))
      table.complaints += complaints(fault, trials)
      if options.showsScripts {
        let wrong = trials.filter { !$0.isSimplest(for: fault) }
        table.remarks += wrong.prefix(3).map { "\(fault.name): \($0.text)" }
      }
    }
    table.remarks += MiniPeers.remarks(rates, options)
    return table
  }

  private static func complaints(_ rates: MiniRates) -> [String] {
    var complaints: [String] = []
    if rates.ratio < leastRate {
      complaints.append("the core reaches \(rates.ratio) of the plain loop's rate")
    }
    if rates.taughtRatio < leastTaughtRate {
      complaints.append(
        "a machine written in the way of the article reaches \(rates.taughtRatio) of it")
    }
    return complaints
  }

  static func faults(_ options: BenchOptions) throws(BenchError) -> [MiniFault] {
    let names = MiniFault.allCases.map(\.name)
    if let unknown = options.faults.first(where: { !names.contains($0) }) {
      throw BenchError(
        "mini-layer has no fault '\(unknown)'; it has \(names.joined(separator: " "))")
    }
    return MiniFault.allCases.filter {
      options.faults.isEmpty || options.faults.contains($0.name)
    }
  }

  private static func row(
    _ fault: MiniFault, _ trials: [MiniTrial], _ rates: MiniRates
  ) -> Table.Row {
    let cases = trials.compactMap(\.cases).sorted()
    let executions = trials.filter { $0.cases != nil }.map(\.executions).sorted()
    return [
      ("fault", .text(fault.name)), ("seeds", .count(trials.count)),
      ("foundShare", share(trials) { $0.cases != nil }),
      ("shortestShare", share(trials) { $0.isShortest(for: fault) }),
      ("simplestShare", share(trials) { $0.isSimplest(for: fault) }),
      ("answers", .count(Set(trials.map(\.commands)).count)),
      ("medianCases", .count(cases.part(0.5))), ("mostCases", .count(cases.last ?? 0)),
      ("medianExecutions", .count(executions.part(0.5))),
      ("p90Executions", .count(executions.part(0.9))), ("rateToPlainLoop", .ratio(rates.ratio)),
      ("taughtRateToPlainLoop", .ratio(rates.taughtRatio)),
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
    let cases = trials.compactMap(\.cases).sorted().part(0.5)
    if fault.isPublished, trials.count >= seedsForMedian, cases >= mostMedianCases {
      complaints.append("\(fault.name) took \(cases) sequences to find in the median")
    }
    return complaints
  }

  private static func share(_ trials: [MiniTrial], _ isSo: (MiniTrial) -> Bool) -> Table.Cell {
    .ratio(Double(trials.count(where: isSo)) / Double(trials.count))
  }
}

extension [Int] {
  /// The least of the sorted numbers that a share of them does not exceed.
  fileprivate func part(_ share: Double) -> Int {
    isEmpty ? 0 : self[Swift.max(0, Int((Double(count) * share).rounded(.up)) - 1)]
  }
}
