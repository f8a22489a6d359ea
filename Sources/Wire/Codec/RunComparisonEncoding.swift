public import Conformance
import LayerScript
import Rules

extension RunComparison {
  /// The version of the form in which comparisons are written.
  public static let formatVersion = 1

  /// The comparison as one JSON document.
  public var json: Json {
    .members([
      ("kind", .string("comparison")), ("format", .number(Double(Self.formatVersion))),
      ("runs", .array(runs.map(\.json))), ("areas", .array(areas.map(\.json))),
      ("rules", .array(differing.map(\.json))),
      ("failingEverywhere", .strings(failingEverywhere.map(\.description))),
      ("changes", .array(changes.enumerated().map { $1.json(from: runs[$0], to: runs[$0 + 1]) })),
    ])
  }
}

extension RunComparison.Run {
  fileprivate var json: Json {
    let header = record.header
    return .members([
      ("label", .string(label)), ("suite", .string(header.suite)),
      ("catalogue", .string(header.catalogue)), ("engine", Json(header.engine.name)),
      ("version", Json(header.engine.version)), ("seed", .string(String(header.seed))),
      ("scripts", .number(Double(record.statistics.scripts))),
      ("conclusion", .string(record.conclusion.name)),
      ("findings", .number(Double(record.findings.count { $0.failsRun }))),
      (
        "deviations",
        record.deviations.isEmpty ? nil : .array(record.deviations.map { Json($0.name) })
      ),
    ])
  }
}

extension RunComparison.AreaRow {
  fileprivate var json: Json {
    .members([
      ("area", .string(area.name)),
      (
        "runs",
        .array(
          summaries.map { summary in
            guard let summary else { return .null }
            return .members([
              ("verdict", .string(summary.conclusion.words)),
              ("rules", .number(Double(summary.rules))),
              ("passed", .number(Double(summary.count(.passed)))),
              ("failed", .number(Double(summary.count(.failed)))),
            ])
          })
      ),
    ])
  }
}

extension RunComparison.RuleRow {
  fileprivate var json: Json {
    .members([
      ("rule", .string(rule.description)),
      ("verdicts", .array(verdicts.map { $0.map { .string($0.rawValue) } ?? .null })),
    ])
  }
}

extension RunChange {
  fileprivate func json(from: RunComparison.Run, to: RunComparison.Run) -> Json {
    let rules = RuleChange.allCases.compactMap { kind in
      self.rules[kind].map { (kind.rawValue, Json.strings($0.map(\.description))) }
    }
    return .members([
      ("from", .string(from.label)), ("to", .string(to.label)),
      ("rules", .members(rules.map { ($0, $1) })),
      ("findings", .array(findings.map(\.json))),
    ])
  }
}

extension RunChange.FindingChange {
  fileprivate var json: Json {
    .members([
      ("fate", .string(fate.rawValue)), ("before", before.map { .number(Double($0)) }),
      ("after", after.map { .number(Double($0)) }),
      ("rule", finding.primary.map { .string($0.description) }),
      ("known", finding.known.map { .string($0) }), ("counts", .boolean(finding.counts)),
      ("identity", Json(finding.identity)), ("script", .string(finding.script.description)),
    ])
  }
}

extension Record.Conclusion {
  /// The conclusion in a word for programs.
  fileprivate var name: String {
    switch self {
    case .conforms: "conforms"
    case .conformsButForKnown: "conforms but for known"
    case .doesNotConform: "does not conform"
    case .inconclusive: "inconclusive"
    case .nothingTested: "nothing tested"
    }
  }
}
