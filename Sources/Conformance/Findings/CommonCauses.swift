public import Rules

/// How many findings of a run each rule accounts for, when as few rules as possible account for all.
///
/// What rests on a broken rule rests on others, too, so that each of its findings has suspects of its own,
/// on which less rests and which look more suspicious there. A rule that all of them have in common explains
/// them at once. The numbers are found by expectation maximisation: each finding is shared out among its
/// suspects, by suspicion and by the findings that they account for, which are then counted anew.
public struct CommonCauses: Sendable {
  /// The number of findings by rule, not necessarily whole.
  private var counts: [RuleID: Double] = [:]

  /// How often everything is counted anew; further rounds hardly change anything.
  private static let rounds = 10

  /// Shares out some findings.
  ///
  /// - Parameter findings: The suspects of each finding; the order of the findings makes no difference that
  ///   is more than rounding.
  public init(of findings: [[Suspect]]) {
    for round in 0..<Self.rounds {
      var next: [RuleID: Double] = [:]
      for suspects in findings {
        let weights = suspects.map { round == 0 ? $0.suspicion : weight(of: $0) }
        let sum = weights.reduce(0, +)
        guard sum > 0 else { continue }
        for (suspect, weight) in zip(suspects, weights) {
          next[suspect.rule, default: 0] += weight / sum
        }
      }
      counts = next
    }
  }

  /// The suspects of one of the findings, the likeliest first; ties keep their order.
  public func ranking(of suspects: [Suspect]) -> [RuleID] {
    let keyed = suspects.enumerated().map { place, suspect in
      (rule: suspect.rule, weight: weight(of: suspect), place: place)
    }
    return keyed.sorted { ($1.weight, $0.place) < ($0.weight, $1.place) }.map(\.rule)
  }

  private func weight(of suspect: Suspect) -> Double {
    suspect.suspicion * (counts[suspect.rule] ?? 0)
  }
}
