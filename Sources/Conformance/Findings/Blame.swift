public import Rules

/// Who is to blame for a problem: the rules that may be broken, the likeliest first.
public struct Blame: Sendable {
  private let tally: Tally
  private let allFailed: Int

  /// Ranks by what a run has counted so far, and by one more failure of the given rules.
  public init(by tally: Tally, failing rules: [RuleID]) {
    var tally = tally
    tally.count(rules, as: .failed)
    self.tally = tally
    allFailed = tally.counts.values.reduce(0) { $0 + $1.failed }
  }

  /// The suspects in the order of suspicion.
  ///
  /// A rule that passed a thousand times is hardly the culprit: failed / sqrt(all failed x (failed +
  /// passed)) ranks first. Ties go to the decisive rules, then to stronger evidence, then to the
  /// order of the catalogue.
  public func ranking(of suspects: [RuleID]) -> [RuleID] {
    let keyed = suspects.enumerated().map { place, rule in
      (rule: rule, place: place, suspicion: suspicion(of: rule), level: level(of: rule))
    }
    return keyed.sorted { left, right in
      if left.suspicion != right.suspicion { return left.suspicion > right.suspicion }
      if left.level != right.level { return left.level < right.level }
      return left.place < right.place
    }.map(\.rule)
  }

  private func suspicion(of rule: RuleID) -> Double {
    guard let counts = tally.counts[rule], counts.failed > 0, allFailed > 0 else { return 0 }
    let (failed, all) = (Double(counts.failed), Double(counts.failed + counts.passed))
    return failed / (Double(allFailed) * all).squareRoot()
  }

  private func level(of rule: RuleID) -> Int {
    guard let rule = Catalogue.rule(rule) else { return .max }
    let soft = rule.evidence.first?.isSoft == true ? 1 : 0
    return Int(rule.level.rawValue) * 2 + soft
  }
}
