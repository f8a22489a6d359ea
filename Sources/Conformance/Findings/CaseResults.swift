public import Rules

/// How the scripts came out that were written with rules in mind, by rule.
///
/// They are the same in every run, so what they say of a rule does not hang on a seed.
public struct CaseResults: Hashable, Sendable {
  /// The number of scripts about each rule in which something failed that rests on it.
  public private(set) var failed: [RuleID: Int] = [:]
  /// The number of scripts about each rule.
  public private(set) var all: [RuleID: Int] = [:]

  /// Creates the results of no script.
  public init() {}

  /// Creates what was counted before.
  public init(failed: [RuleID: Int], all: [RuleID: Int]) {
    self.failed = failed
    self.all = all
  }

  /// Counts a script.
  ///
  /// - Parameters:
  ///   - problems: Everything that is wrong with it.
  ///   - rules: The rules that it was written for; where none of them is suspected of anything that is
  ///     wrong, all of them are.
  public mutating func count(_ problems: [Problem], about rules: [RuleID]) {
    let suspects = Set(problems.flatMap(\.suspects))
    let isNamed = rules.contains(where: suspects.contains)
    for rule in rules {
      all[rule, default: 0] += 1
      if problems.isEmpty || isNamed && !suspects.contains(rule) { continue }
      failed[rule, default: 0] += 1
    }
  }

  /// Adds other results.
  public mutating func add(_ other: CaseResults) {
    failed.merge(other.failed, uniquingKeysWith: +)
    all.merge(other.all, uniquingKeysWith: +)
  }

  /// The share of scripts about a rule that failed, in 0...1; between both where there is none.
  func failingShare(of rule: RuleID) -> Double {
    guard let count = all[rule], count > 0 else { return 0.5 }
    return Double(failed[rule] ?? 0) / Double(count)
  }
}
