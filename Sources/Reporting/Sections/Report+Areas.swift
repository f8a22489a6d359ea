import Conformance
import LayerScript
import Rules

extension Report {
  /// One row an area: what the run says of its rules.
  func writeAreas(_ text: inout Markdown) {
    text.heading(2, "Areas")
    let areas = Area.allCases.compactMap { AreaSummary($0, in: record) }
    let deviates = record.deviations.isEmpty ? [] : ["deviates:"]
    text.table(
      ["area", "rules:", "passed:", "failed:"] + deviates + [
        "inconclusive:", "not exercised:", "unsupported:", "unspecified:", "verdict",
      ],
      areas.map(row))
    if areas.contains(where: { $0.conclusion == .passedInPart }) {
      text.paragraph(
        "*\(AreaSummary.Conclusion.passedInPart.words)*: nothing that must hold was wrong, and there are "
          + "rules that were not or could not be put to the test; [Not covered](rules.md#not-covered) says "
          + "why. A rule that is only reported never makes its area fail.")
    }
  }

  private func row(_ summary: AreaSummary) -> [String] {
    let open = summary.count(.unspecified) + summary.count(.profileOff)
    let words = summary.conclusion.words
    return [
      "\(summary.area.name) \(summary.area.title)", "\(summary.rules)", "\(summary.count(.passed))",
      "\(summary.count(.failed))",
    ] + (record.deviations.isEmpty ? [] : ["\(summary.count(.deviates))"]) + [
      "\(summary.count(.inconclusive))",
      "\(summary.count(.notExercised))", "\(summary.count(.unsupported))", "\(open)",
      summary.conclusion == .verdict(.failed) ? "**\(words)**" : words,
    ]
  }

  /// What was run, in numbers.
  func writeRun(_ text: inout Markdown) {
    let (header, statistics) = (record.header, record.statistics)
    let engine = header.engine
    text.heading(2, "What was run")
    text.table(
      ["what", "value"],
      [
        ["engine", Self.name(of: engine)],
        ["suite, catalogue", "LayerCheck \(header.suite), rules \(header.catalogue)"],
        ["seed, scripts", "\(header.seed), \(statistics.scripts) of \(header.cases)"],
      ] + (header.shards.isEmpty ? [] : [["shards", header.shards.words]]) + [
        ["steps, queries among them", "\(statistics.steps), \(statistics.queries)"],
        ["pairs of scripts compared", "\(statistics.variants)"],
        ["runs for shrinking and confirmation", "\(statistics.shrinkRuns)"],
        ["crashes, hangs and protocol violations", "\(statistics.deaths)"],
        ["steps answered as unsupported", "\(statistics.unsupportedSteps)"],
      ] + (unrelated.map { [["beside what it is about", $0]] } ?? []) + [
        ["clock, precision", "\(engine.clock.rawValue), \(engine.precision.rawValue)"],
        ["profiles", profiles],
      ] + unknownNames)
  }

  /// What the driver declares that this version does not know; it may be newer, or misspelt.
  private var unknownNames: [[String]] {
    let names = record.header.engine.unknown
    return names.isEmpty
      ? [] : [["declared and not known", names.map(\.markdown).joined(separator: "; ")]]
  }

  private static func name(of engine: EngineDescription) -> String {
    let name = "\(engine.name.markdownName) \(engine.version.markdownName)"
    return "\(name) (\(engine.language.markdownName))"
  }

  private var profiles: String {
    let declared = Profile.allCases.compactMap { profile in
      record.header.engine.profiles[profile].map { "\(profile.rawValue) \($0 ? "on" : "off")" }
    }
    return declared.isEmpty ? "the catalogue's defaults" : declared.joined(separator: ", ")
  }
}

extension RuleResult {
  /// Tells whether a violation of the rule would count.
  package var isAsserted: Bool { Catalogue.rule(rule)?.standing == .asserted }
}
