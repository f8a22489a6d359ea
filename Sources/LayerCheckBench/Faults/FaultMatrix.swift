import Campaign
import FaultyEngines
import Reporting
import Rules

/// Rules and the faults that break them, as a page that is the same on every machine.
struct FaultMatrix: Printout, Sendable {
  let measurements: [FaultMeasurement]
  let options: BenchOptions

  var complaints: [String] { measurements.flatMap(\.complaints) }

  var jsonLines: String { Table(measurements).jsonLines }

  var text: String {
    var page = Markdown()
    page.heading(1, "Rules and faults: " + areas.map(\.name).joined(separator: ", "))
    page.paragraph(introduction)
    for area in areas { append(area, to: &page) }
    if !complaints.isEmpty {
      page.heading(2, "Not as it should be")
      page.bullets(complaints)
    }
    return page.text
  }

  private var areas: [Area] {
    Area.allCases.filter { options.areas.isEmpty || options.areas.contains($0) }
  }

  private var introduction: String {
    let seeds = options.seeds == 1 ? "one seed" : "\(options.seeds) seeds"
    let cases = options.cases ?? CampaignOptions().cases
    return """
      Each fault is an engine with one wrong decision, looked for on \(seeds) with up to \
      \(cases) scripts. *Found* says on how many seeds, *scripts* how many it took (the median), \
      *steps* how long the counterexamples are beside the shortest script that is known. *Bare* says \
      the first two of runs without ready-made fragments. A rule without a fault is put to the test \
      all the same, but nothing shows that a broken engine would be caught.
      """
  }

  private func append(_ area: Area, to page: inout Markdown) {
    let rules = Catalogue.rules.map(\.id).filter { $0.area == area }.sorted()
    guard !rules.isEmpty else { return }
    let rows = rules.flatMap { rule in
      measurements.filter { $0.fault.rules.contains(rule) }.map { row(rule, $0) }
    }
    page.heading(2, "\(area.name): \(area.title)")
    if !rows.isEmpty {
      page.table(
        [
          "rule", "fault", "found:", "scripts:", "steps", "shortest:", "bare found:",
          "bare scripts:",
        ], rows)
    }
    let unbroken = rules.filter { rule in
      !FaultCatalogue.all.contains { $0.rules.contains(rule) }
    }
    if !unbroken.isEmpty {
      let names = unbroken.map(\.description).joined(separator: ", ")
      page.paragraph("Without a fault: \(names).")
    }
  }

  private func row(_ rule: RuleID, _ measurement: FaultMeasurement) -> [String] {
    [
      rule.description, measurement.fault.name,
      "\(measurement.found)/\(measurement.usual.count)",
      measurement.medianScripts.map(String.init) ?? "–", Self.range(measurement.lengths),
      String(measurement.smallest), "\(measurement.foundBare)/\(measurement.bare.count)",
      measurement.medianScriptsBare.map(String.init) ?? "–",
    ]
  }

  /// The numbers of steps that occur, with how often where they differ.
  private static func range(_ lengths: [Int]) -> String {
    let distinct = Set(lengths).sorted()
    guard distinct.count > 1 else { return distinct.first.map(String.init) ?? "–" }
    return distinct.map { length in "\(length) (\(lengths.count { $0 == length }))" }
      .joined(separator: ", ")
  }
}
