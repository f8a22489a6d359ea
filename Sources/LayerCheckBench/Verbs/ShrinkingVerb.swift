import CoreBenchmarks

/// Runs the shrinking challenge and further failures of its kind on many seeds: each has to be found and
/// to end at the smallest answer.
enum ShrinkingVerb {
  /// How many tests shrinking may take, in the median of the seeds.
  private static let mostEvaluations = 250

  static func measure(_ options: BenchOptions) -> Table {
    var table = Table()
    for challenge in Challenge.all {
      let results = (options.firstSeed..<options.firstSeed + options.seeds).map { seed in
        challenge.attempt(seed: UInt64(seed), cases: options.cases ?? 5000)
      }
      add(challenge, results, to: &table, showsAnswers: options.showsScripts)
    }
    return table
  }

  private static func add(
    _ challenge: Challenge, _ results: [Challenge.Result], to table: inout Table,
    showsAnswers: Bool
  ) {
    let found = results.filter { $0.cases != nil }
    let smallest = found.filter(\.isSmallest)
    let answers = Dictionary(grouping: found, by: \.answer).mapValues(\.count)
    let evaluations = found.map(\.evaluations).sorted()
    let median = evaluations.isEmpty ? 0 : evaluations[evaluations.count / 2]
    let cases = found.compactMap(\.cases).sorted()
    table.rows.append([
      ("challenge", .text(challenge.name)), ("seeds", .count(results.count)),
      ("foundShare", .ratio(Double(found.count) / Double(results.count))),
      ("smallestShare", .ratio(Double(smallest.count) / Double(results.count))),
      ("answers", .count(answers.count)), ("medianEvaluations", .count(median)),
      ("mostEvaluations", .count(evaluations.last ?? 0)),
      ("medianCases", .count(cases.isEmpty ? 0 : cases[cases.count / 2])),
      ("mostCases", .count(cases.last ?? 0)),
    ])
    if smallest.count < results.count {
      table.complaints.append(
        "\(challenge.name) ended at the smallest answer on \(smallest.count) of "
          + "\(results.count) seeds")
    }
    if median > mostEvaluations {
      table.complaints.append("\(challenge.name) took \(median) tests to shrink in the median")
    }
    if showsAnswers {
      table.remarks += answers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8).map {
        "\(challenge.name): \($0.value) times \($0.key)"
      }
    }
  }
}
