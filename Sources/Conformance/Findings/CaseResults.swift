public import Rules

/// How the scripts came out that were written with rules in mind, by rule.
public struct CaseResults: Hashable, Sendable {
  /// The number of scripts about each rule in which something failed that rests on it.
  public private(set) var failed: [RuleID: Int] = [:]
  /// The number of scripts about each rule.
  public private(set) var all: [RuleID: Int] = [:]
  /// How often all of these scripts put each rule to the test, also those that are about others.
  public private(set) var compared: [RuleID: Tally.Counts] = [:]

  /// Creates the results of no script.
  public init() {}

  /// Creates what was counted before.
  public init(failed: [RuleID: Int], all: [RuleID: Int], compared: [RuleID: Tally.Counts]) {
    self.failed = failed
    self.all = all
    self.compared = compared
  }

  /// Whether no script was counted.
  public var isEmpty: Bool { all.isEmpty && compared.isEmpty }

  /// Tells whether the scripts speak for it that a rule is broken: at least a quarter of those about it fail, or at least
  /// a tenth of all comparisons that rest on it is wrong.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: Whether they do; true where no script about any rule was carried out, so that nothing acquits it.
  public func speakAgainst(_ rule: RuleID) -> Bool {
    if all.isEmpty { return true }
    let (wrong, written) = (failed[rule] ?? 0, all[rule] ?? 0)
    if wrong > 0, Double(wrong) >= Self.tellingShareOfScripts * Double(written) { return true }
    guard let counts = compared[rule] else { return false }
    return Double(counts.failed) >= Self.tellingShare * Double(counts.exercised)
  }

  /// The share of failing scripts about a rule from which on it is suspected: with a script for each of its clauses, one
  /// that fails tells of one clause.
  private static let tellingShareOfScripts = 0.25

  /// The share of wrong comparisons from which on a rule is suspected though most scripts about it hold.
  private static let tellingShare = 0.1

  /// Counts a script.
  ///
  /// - Parameters:
  ///   - problems: Everything that is wrong with it.
  ///   - tally: How often it put each rule to the test.
  ///   - rules: The rules that it was written for; where none of them is suspected of anything that is
  ///     wrong, all of them are.
  public mutating func count(_ problems: [Problem], _ tally: Tally, about rules: [RuleID]) {
    for (rule, counts) in tally.counts where counts.exercised > 0 {
      compared[rule, default: Tally.Counts()].add(counts)
    }
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
    for (rule, counts) in other.compared { compared[rule, default: Tally.Counts()].add(counts) }
  }
}

extension Tally.Counts {
  /// Adds the comparisons that were right and wrong.
  fileprivate mutating func add(_ other: Self) {
    passed += other.passed
    failed += other.failed
  }
}
