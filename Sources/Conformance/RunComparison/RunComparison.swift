public import LayerScript
public import Rules

/// Several runs side by side: of engines, or of versions of one.
public struct RunComparison: Sendable {
  /// One of the runs.
  public struct Run: Sendable {
    /// What it is called; no other run of the comparison is called so.
    public let label: String
    /// What is known of it.
    public let record: Record

    /// Names a run.
    public init(_ label: String, _ record: Record) {
      (self.label, self.record) = (label, record)
    }
  }

  /// Tells whether a run is sure to have carried out a script.
  public typealias Evidence = @Sendable (Script, Record) -> Bool

  /// What the runs say of one rule, in their order; nil for a run that was not about it.
  public struct RuleRow: Hashable, Sendable {
    /// The rule.
    public let rule: RuleID
    /// The verdicts.
    public let verdicts: [Verdict?]
  }

  /// What the runs say of one area, in their order; nil for a run that was not about it.
  public struct AreaRow: Hashable, Sendable {
    /// The area.
    public let area: Area
    /// What is said of it.
    public let summaries: [AreaSummary?]
  }

  /// The runs, in the order in which they were named.
  public let runs: [Run]
  /// The areas that any run was about, in the order of the catalogue.
  public let areas: [AreaRow]
  /// The rules of which the runs do not all say the same, in the order of the catalogue.
  public let differing: [RuleRow]
  /// The rules that failed in all runs.
  public let failingEverywhere: [RuleID]
  /// What is otherwise in each run than in the one before it.
  public let changes: [RunChange]

  /// Compares runs.
  ///
  /// - Parameters:
  ///   - runs: The runs, each change being from one to the next.
  ///   - hasRun: Whether a run is sure to have carried out a script.
  public init(_ runs: [Run], hasRun: Evidence) {
    self.runs = runs
    let records = runs.map(\.record)
    areas = Area.allCases.compactMap { area in
      let summaries = records.map { AreaSummary(area, in: $0) }
      return summaries.contains { $0 != nil } ? AreaRow(area: area, summaries: summaries) : nil
    }
    let rows = Self.rows(of: records)
    differing = rows.filter { Set($0.verdicts).count > 1 }
    failingEverywhere = rows.filter { $0.verdicts.allSatisfy { $0 == .failed } }.map(\.rule)
    changes = zip(records, records.dropFirst()).map { RunChange(from: $0, to: $1, hasRun: hasRun) }
  }

  private static func rows(of records: [Record]) -> [RuleRow] {
    let verdicts = records.map { record in
      Dictionary(record.results.map { ($0.rule, $0.verdict) }) { first, _ in first }
    }
    // Rules that only an earlier catalogue has stand behind all others.
    let known = Catalogue.rules.map(\.id)
    let others = Set(verdicts.flatMap(\.keys)).subtracting(known)
      .sorted { "\($0)" < "\($1)" }
    return (known + others).compactMap { rule in
      let row = verdicts.map { $0[rule] }
      return row.contains { $0 != nil } ? RuleRow(rule: rule, verdicts: row) : nil
    }
  }
}
