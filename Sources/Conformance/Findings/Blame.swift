public import Rules

/// Who is to blame for a finding: the rules that may be broken, the likeliest first.
///
/// The rule that is broken is among the suspects of every problem that the finding explains, and an
/// engine that breaks it rarely gets right what rests on it.
public struct Blame: Hashable, Sendable {
  /// How many problems the finding explains.
  public private(set) var problems = 0
  /// How many of them have each rule among their suspects.
  public private(set) var counts: [RuleID: Int] = [:]

  /// Creates the blame for nothing.
  public init() {}

  /// Creates what was counted before.
  public init(problems: Int, counts: [RuleID: Int]) {
    self.problems = problems
    self.counts = counts
  }

  /// Takes one more problem in.
  public mutating func count(_ suspects: [RuleID]) {
    problems += 1
    for rule in suspects { counts[rule, default: 0] += 1 }
  }

  /// Takes the problems in that were counted elsewhere.
  public mutating func add(_ other: Blame) {
    problems += other.problems
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// Some rules in the order of suspicion, as far as this finding alone tells.
  ///
  /// What fails in all of the finding's problems and hardly passes anywhere ranks first: failed /
  /// sqrt(problems x (failed + passed)), times the share of the scripts written for the rule that fail,
  /// which speaks for a rule even where nearly everything rests on it. Ties go to the rule on which less
  /// rests in a run of the reference, then to stronger evidence, then to the order given.
  ///
  /// - Parameters:
  ///   - suspects: The rules.
  ///   - tally: How often each rule was put to the test in the whole run.
  ///   - cases: How the scripts came out that were written for rules.
  /// - Returns: The rules, the likeliest first.
  public func ranking(
    of suspects: [RuleID], by tally: Tally, _ cases: CaseResults
  ) -> [Suspect] {
    let keyed = suspects.enumerated().map { place, rule in
      (
        suspect: Suspect(rule, suspicion: suspicion(of: rule, by: tally, cases)),
        key: [RuleFrequencies.counts[rule] ?? 0, level(of: rule), place]
      )
    }
    return keyed.sorted { left, right in
      let (mine, other) = (left.suspect.suspicion, right.suspect.suspicion)
      return mine != other ? mine > other : left.key.lexicographicallyPrecedes(right.key)
    }.map(\.suspect)
  }

  /// Tells whether so little rests on a rule that two mistakes which break it are mostly one.
  public static func isSpecific(_ rule: RuleID) -> Bool {
    RuleFrequencies.counts[rule] ?? 0 <= mostComparisons
  }

  /// What a rule keeps of its suspicion when all scripts that were written for it are right.
  private static let leastShare = 0.25

  /// On how many comparisons of the reference's run a specific rule has a part.
  private static let mostComparisons = 1000

  private func suspicion(of rule: RuleID, by tally: Tally, _ cases: CaseResults) -> Double {
    guard let failed = counts[rule], problems > 0 else { return 0 }
    let all = Double(failed + (tally.counts[rule]?.passed ?? 0))
    let share = Self.leastShare + cases.failingShare(of: rule)
    return share * Double(failed) / (Double(problems) * all).squareRoot()
  }

  private func level(of rule: RuleID) -> Int {
    guard let rule = Catalogue.rule(rule) else { return .max }
    let soft = rule.evidence.first?.isSoft == true ? 1 : 0
    return Int(rule.level.rawValue) * 2 + soft
  }
}
