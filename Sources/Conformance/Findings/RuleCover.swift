import Rules

/// The rules that together explain everything that is wrong in a run, the one that explains most first.
///
/// Where one rule is broken, rules that are never used without it look as suspicious, and where many are, the most
/// special rule of an answer always does. So the rule is taken of which most that rests on it is wrong, and most of
/// all that is wrong is explained by it; the next is looked for in what is left. That is the greedy way to a small
/// set cover, as it is used to locate several faults at once by which tests fail.
struct RuleCover {
  /// The place of each rule of the cover, from 0.
  private(set) var places: [RuleID: Int] = [:]

  /// What is known of a rule beside what is wrong.
  private struct Fact {
    let rule: RuleID
    let right: Double
    let suspicion: Double
  }

  /// Takes rule after rule until nothing is left to explain.
  ///
  /// - Parameters:
  ///   - wrong: What is wrong, with how much it weighs, by the rules that are suspected.
  ///   - right: How much that rests on a rule is right.
  ///   - suspicion: How much else speaks against a rule, greater than 0.
  init(
    of wrong: [[RuleID]: Double], right: (RuleID) -> Double, suspicion: (RuleID) -> Double
  ) {
    // Sums of numbers hang on their order, and that of a dictionary is another in each process.
    let groups = wrong.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var members: [RuleID: [Int]] = [:]
    var left: [RuleID: Double] = [:]
    for (place, group) in groups.enumerated() {
      for rule in group.key {
        members[rule, default: []].append(place)
        left[rule, default: 0] += group.value
      }
    }
    let facts = left.keys.sorted().map {
      Fact(rule: $0, right: right($0), suspicion: suspicion($0))
    }
    var isExplained = groups.map { _ in false }
    while let rule = Self.next(of: facts.filter { places[$0.rule] == nil }, explaining: left) {
      places[rule] = places.count
      for place in members[rule, default: []] where !isExplained[place] {
        isExplained[place] = true
        for other in groups[place].key { left[other]? -= groups[place].value }
      }
    }
  }

  /// The rule that is taken next; nil where nothing is left to explain.
  private static func next(of facts: [Fact], explaining left: [RuleID: Double]) -> RuleID? {
    var best: (rule: RuleID, score: Double)?
    for fact in facts {
      let wrong = left[fact.rule] ?? 0
      if wrong < nothing { continue }
      let share = (wrong + caution) / (wrong + fact.right + 2 * caution)
      let score = wrong * share * share * fact.suspicion
      if best.map({ $0.score < score }) ?? true { best = (fact.rule, score) }
    }
    return best?.rule
  }

  /// What keeps a share from being quite 0 or 1.
  private static let caution = 0.25
  /// What differences of sums come to where nothing is left.
  private static let nothing = 1e-9
}
