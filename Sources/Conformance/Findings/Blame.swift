public import Rules

/// Whom to blame for what is wrong: how much of all that a run has shown speaks against each rule.
///
/// The scripts that were written with rules in mind count most. They are the same in every run, so that what
/// is blamed does not hang on a seed.
public struct Blame: Sendable {
  private let tally: Tally
  private let cases: CaseResults
  private var cover: [RuleID: Int] = [:]

  /// Creates the blame of a run.
  ///
  /// - Parameters:
  ///   - tally: How often each rule was put to the test in the whole run; where none of the scripts about rules was
  ///     carried out, it is all that counts.
  ///   - cases: How the scripts came out that were written for rules.
  ///   - wrong: What was wrong in all scripts together; nothing where each finding is blamed for itself.
  public init(_ tally: Tally, _ cases: CaseResults, explaining wrong: WrongAnswers = WrongAnswers())
  {
    self.tally = tally
    self.cases = cases
    if !wrong.isEmpty { cover = cover(of: wrong).places }
  }

  /// Some rules, the most suspicious first.
  ///
  /// First come those that explain most of what is wrong in the run. Ties go to the rule on which less rests in a
  /// run of the reference, then to stronger evidence, then to the order given.
  public func ranking(of suspects: [RuleID]) -> [RuleID] {
    let keyed = suspects.enumerated().map { place, rule in
      (
        rule: rule, cover: cover[rule] ?? .max, suspicion: suspicion(of: rule),
        key: [RuleFrequencies.counts[rule] ?? 0, level(of: rule), place]
      )
    }
    return keyed.sorted { left, right in
      if left.cover != right.cover { return left.cover < right.cover }
      return left.suspicion != right.suspicion
        ? left.suspicion > right.suspicion : left.key.lexicographicallyPrecedes(right.key)
    }.map(\.rule)
  }

  /// The rules that explain everything that is wrong; all random scripts together count for a part of what the
  /// directed ones do, however many they are, so that a seed does not decide.
  private func cover(of wrong: WrongAnswers) -> RuleCover {
    let directed = cases.compared.values.reduce(0) { $0 + $1.exercised }
    let all = tally.counts.values.reduce(0) { $0 + $1.exercised }
    let random =
      directed == 0 ? 1 : Self.partOfRandom * Double(directed) / Double(max(1, all - directed))
    let weighed = wrong.directed.mapValues(Double.init).merging(
      wrong.random.mapValues { Double($0) * random }, uniquingKeysWith: +)
    return RuleCover(
      of: weighed,
      right: { rule in
        let ofCases = cases.compared[rule]?.passed ?? 0
        let ofOthers = max(0, (tally.counts[rule]?.passed ?? 0) - ofCases)
        return Double(ofCases) + Double(ofOthers) * random
      }, suspicion: suspicion)
  }

  /// How much all random scripts together count beside the directed ones.
  private static let partOfRandom = 0.25

  /// How much of what is suspected together two lists of rules share, from 0 to 1: a rule on which little rests tells
  /// more than one on which nearly everything does.
  public static func likeness(of left: [RuleID], and right: [RuleID]) -> Double {
    let (mine, theirs) = (Set(left), Set(right))
    // Sums of numbers hang on their order, and that of a set is another in each process.
    let weigh = { (rules: Set<RuleID>) in rules.sorted().reduce(0) { $0 + weight(of: $1) } }
    let all = weigh(mine.union(theirs))
    return all == 0 ? 0 : weigh(mine.intersection(theirs)) / all
  }

  /// How much a rule tells: less by the square of the number of digits of what rests on it.
  private static func weight(of rule: RuleID) -> Double {
    let count = (RuleFrequencies.counts[rule] ?? 0) + 1
    let digits = Double(Int.bitWidth - count.leadingZeroBitCount)
    return 1 / (digits * digits)
  }

  /// Tells whether so little rests on a rule that it says something of its own of a wrong answer.
  public static func isSpecific(_ rule: RuleID) -> Bool {
    RuleFrequencies.counts[rule] ?? 0 <= mostComparisons
  }

  /// Tells whether so much rests on a rule that it says nothing of its own of a wrong answer.
  public static func isGeneric(_ rule: RuleID) -> Bool {
    RuleFrequencies.counts[rule] ?? 0 > 5 * mostComparisons
  }

  /// On how many comparisons of the reference's run a specific rule has a part: a share, because the more cases are
  /// written for clauses, the fewer scripts of a run are drawn, and those compare more.
  private static let mostComparisons = RuleFrequencies.counts.values.reduce(0, +) / 230

  /// How much speaks for it that a rule is broken: the share of what rests on it that is wrong, times the
  /// share of the scripts about it that fail.
  ///
  /// Much that rests on an innocent rule may be wrong, because other rules that it goes with are broken; the
  /// scripts that were written for it mostly hold all the same.
  private func suspicion(of rule: RuleID) -> Double {
    let counts = cases.isEmpty ? tally.counts[rule] : cases.compared[rule]
    let wrong = share(counts?.failed ?? 0, of: counts?.exercised ?? 0)
    return wrong * share(cases.failed[rule] ?? 0, of: cases.all[rule] ?? 0)
  }

  /// A share that is never quite 0 or 1, because the next comparison may be the first of its kind; a half
  /// where there is none.
  private func share(_ part: Int, of whole: Int) -> Double {
    (Double(part) + Self.caution) / (Double(whole) + 2 * Self.caution)
  }

  private static let caution = 0.25

  private func level(of rule: RuleID) -> Int {
    guard let rule = Catalogue.rule(rule) else { return .max }
    let soft = rule.evidence.first?.isSoft == true ? 1 : 0
    return Int(rule.level.rawValue) * 2 + soft
  }
}
