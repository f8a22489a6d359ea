import Choices
import CoreBenchmarks

/// What the runs of one challenge came to.
struct ChallengeSummary {
  /// How many runs ended at the smallest answer.
  let smallest: Int
  /// How many values were tested while shrinking, in the median of the runs that found the failure.
  let medianEvaluations: Int
  private let results: [Challenge.Result]
  private let found: [Challenge.Result]

  init(_ results: [Challenge.Result]) {
    self.results = results
    found = results.filter { $0.cases != nil }
    smallest = found.count(where: \.isSmallest)
    medianEvaluations = Self.middle(found.map(\.evaluations))
  }

  /// The columns of a table.
  var cells: Table.Row {
    [
      ("seeds", .count(results.count)), ("foundShare", share(found.count)),
      ("smallestShare", share(smallest)), ("answers", .count(answers.count)),
      ("medianEvaluations", .count(medianEvaluations)),
      ("mostEvaluations", .count(found.map(\.evaluations).max() ?? 0)),
      ("medianCases", .count(Self.middle(found.compactMap(\.cases)))),
      ("mostCases", .count(found.compactMap(\.cases).max() ?? 0)),
    ]
  }

  /// The most common answers, each with how often it came up.
  var commonAnswers: [String] {
    answers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8)
      .map { "\($0.value) times \($0.key)" }
  }

  /// What each pass of the shrinker took and how often it led on, in the mean of the runs.
  var passes: [String] {
    ShrinkPass.allCases.compactMap { pass in
      let counts = found.compactMap { $0.passes[pass] }
      let tried = counts.reduce(0) { $0 + $1.executions }
      guard tried > 0 else { return nil }
      let successes = counts.reduce(0) { $0 + $1.successes }
      return "\(pass.rawValue) took \(mean(tried)) tests, \(mean(successes)) of them led on"
    }
  }

  private func mean(_ sum: Int) -> String {
    Table.Cell.ratio(Double(sum) / Double(found.count)).text
  }

  private var answers: [String: Int] {
    Dictionary(found.map { ($0.answer, 1) }, uniquingKeysWith: +)
  }

  private func share(_ part: Int) -> Table.Cell {
    .ratio(Double(part) / Double(results.count))
  }

  private static func middle(_ numbers: [Int]) -> Int {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }
}
