public import Rules

/// What was wrong in the scripts of a run, by the rules that are suspected together.
public struct WrongAnswers: Hashable, Sendable {
  /// How many of the scripts that were written with rules in mind had something wrong of which exactly some rules
  /// are suspected; the rules are in ascending order.
  public private(set) var directed: [[RuleID]: Int]
  /// The same of the scripts that were drawn at random.
  public private(set) var random: [[RuleID]: Int]

  /// Creates what was counted before; nothing unless it is given.
  public init(directed: [[RuleID]: Int] = [:], random: [[RuleID]: Int] = [:]) {
    self.directed = directed
    self.random = random
  }

  /// Whether nothing was wrong.
  public var isEmpty: Bool { directed.isEmpty && random.isEmpty }

  /// Counts everything that is wrong in one script; what is wrong more than once for the same rules counts once.
  public mutating func count(_ problems: [Problem], isDirected: Bool) {
    for suspects in Set(problems.map { $0.suspects.sorted() }) where !suspects.isEmpty {
      if isDirected {
        directed[suspects, default: 0] += 1
      } else {
        random[suspects, default: 0] += 1
      }
    }
  }

  /// Adds what was wrong in other scripts.
  public mutating func add(_ other: Self) {
    directed.merge(other.directed, uniquingKeysWith: +)
    random.merge(other.random, uniquingKeysWith: +)
  }
}
