import LayerScript
public import Rules

/// What is otherwise in one run than in an earlier one.
public struct RunChange: Sendable {
  /// How what is said of a rule has changed.
  public enum RuleChange: String, CaseIterable, Hashable, Sendable {
    /// It passed, and fails.
    case worse
    /// It failed, and passes.
    case better
    /// It fails, and was not put to the test before.
    case failsAtFirst = "fails at first test"
    /// It passes, and was not put to the test before.
    case passesAtFirst = "passes at first test"
    /// It was put to the test, and is no longer.
    case untested = "no longer tested"
    /// The engine breaks it by a deviation that it declares, and did not before.
    case deviates = "deviates now"
    /// The engine broke it by a deviation that it declared, and does not any more.
    case deviated = "deviated before"
    /// Only the later run is about it.
    case added
    /// Only the earlier run is about it.
    case removed
  }

  /// What became of a finding.
  public enum Fate: String, CaseIterable, Hashable, Sendable {
    /// The earlier run has nothing like it.
    case new
    /// Both runs have it.
    case same
    /// The later run carried out its script, and nothing came up.
    case gone
    /// It did not come up in the later run, which need not have carried out its script.
    case notSeen = "not seen"
  }

  /// A finding with what became of it.
  public struct FindingChange: Hashable, Sendable {
    /// What became of it.
    public let fate: Fate
    /// Its number in the earlier run, from 1; nil where that has none like it.
    public let before: Int?
    /// Its number in the later run, from 1; nil where that has none like it.
    public let after: Int?
    /// The finding, as the later of the runs has it that have it at all.
    public let finding: Finding
  }

  /// The rules of which something else is said, by what has changed, each in the order of the catalogue.
  public let rules: [RuleChange: [RuleID]]
  /// What became of the findings: first those of the later run in their order, then those that it lacks.
  public let findings: [FindingChange]

  /// Compares a run with an earlier one.
  init(from earlier: Record, to later: Record, hasRun: RunComparison.Evidence) {
    rules = Self.rules(from: earlier, to: later)
    let known = FindingMatcher(earlier)
    let seen = FindingMatcher(later)
    let present = later.findings.enumerated().map { place, finding in
      let other = known.place(of: finding)
      return FindingChange(
        fate: other == nil ? .new : .same, before: other.map { $0 + 1 }, after: place + 1,
        finding: finding)
    }
    let missing = earlier.findings.enumerated().compactMap { place, finding -> FindingChange? in
      if seen.place(of: finding) != nil { return nil }
      let isGone = seen.isGone(finding, hasRun: hasRun)
      return FindingChange(
        fate: isGone ? .gone : .notSeen, before: place + 1, after: nil, finding: finding)
    }
    findings = present + missing
  }

  private static func rules(from earlier: Record, to later: Record) -> [RuleChange: [RuleID]] {
    let before = Dictionary(earlier.results.map { ($0.rule, $0.verdict) }) { first, _ in first }
    let after = Dictionary(later.results.map { ($0.rule, $0.verdict) }) { first, _ in first }
    let order = later.results.map(\.rule) + earlier.results.map(\.rule).filter { after[$0] == nil }
    return Dictionary(
      grouping: order.compactMap { rule in
        RuleChange(from: before[rule], to: after[rule]).map { (change: $0, rule: rule) }
      }, by: \.change
    ).mapValues { $0.map(\.rule) }
  }
}

extension RunChange.RuleChange {
  /// How a verdict has changed; nil where what it says is the same.
  init?(from before: Verdict?, to after: Verdict?) {
    guard let before else {
      if after == nil { return nil }
      self = .added
      return
    }
    guard let after else {
      self = .removed
      return
    }
    if before == .deviates || after == .deviates {
      if before == after { return nil }
      self = after == .deviates ? .deviates : .deviated
      return
    }
    switch (before.hasPassed, after.hasPassed) {
    case (true, false): self = .worse
    case (false, true): self = .better
    case (nil, false): self = .failsAtFirst
    case (nil, true): self = .passesAtFirst
    case (true, nil), (false, nil): self = .untested
    case (true, true), (false, false), (nil, nil): return nil
    }
  }
}

extension Verdict {
  /// Whether the rule was right in all comparisons; nil where nothing was learnt of it.
  fileprivate var hasPassed: Bool? {
    switch self {
    case .passed: true
    case .failed: false
    case .inconclusive, .deviates, .notExercised, .unsupported, .unspecified, .profileOff: nil
    }
  }
}
