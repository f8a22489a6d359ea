import CoreBenchmarks

/// Runs the shrinking challenge and further failures of its kind on many seeds: each has to be found and
/// to end at the smallest answer.
enum ShrinkingVerb {
  /// What is asked of a challenge.
  private struct Demand {
    /// On how many of a hundred seeds it has to end at the smallest answer.
    let leastShare: Int
    /// How many tests shrinking may take, in the median of the seeds.
    let mostEvaluations = 250
  }

  private static let known = Demand(leastShare: 100)
  private static let unforeseen = Demand(leastShare: 99)
  /// How many values are drawn at most.
  private static let mostCases = 5000

  static func measure(_ options: BenchOptions) throws(BenchError) -> Table {
    let others = Set(Challenge.unforeseen.map(\.name))
    var table = Table()
    for challenge in try challenges(options) {
      let summary = ChallengeSummary(
        (options.firstSeed..<options.firstSeed + options.seeds).map { seed in
          challenge.attempt(seed: UInt64(seed), cases: options.cases ?? mostCases)
        })
      let head: Table.Row = [("challenge", .text(challenge.name))]
      table.rows.append(head + summary.cells)
      let demand = others.contains(challenge.name) ? unforeseen : known
      table.complaints += complaints(challenge, summary, demand, options.seeds)
      if options.showsScripts {
        table.remarks += summary.commonAnswers.map { "\(challenge.name): \($0)" }
      }
      if options.showsPasses {
        table.remarks += summary.passes.map { "\(challenge.name): \($0)" }
      }
    }
    return table
  }

  /// The challenges that are asked for; all where none is named.
  static func challenges(_ options: BenchOptions) throws(BenchError) -> [Challenge] {
    let names = Challenge.all.map(\.name)
    if let unknown = options.challenges.first(where: { !names.contains($0) }) {
      throw BenchError(
        "there is no challenge '\(unknown)'; there are \(names.joined(separator: " "))")
    }
    return Challenge.all.filter {
      options.challenges.isEmpty || options.challenges.contains($0.name)
    }
  }

  private static func complaints(
    _ challenge: Challenge, _ summary: ChallengeSummary, _ demand: Demand, _ seeds: Int
  ) -> [String] {
    var complaints: [String] = []
    if summary.smallest * 100 < seeds * demand.leastShare {
      complaints.append(
        "\(challenge.name) ended at the smallest answer on \(summary.smallest) of \(seeds) seeds")
    }
    if summary.medianEvaluations > demand.mostEvaluations {
      complaints.append(
        "\(challenge.name) took \(summary.medianEvaluations) tests to shrink in the median")
    }
    return complaints
  }
}
