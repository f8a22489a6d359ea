import FaultyEngines
import Reporting
import Rules

/// Rules and the faults that break them, as a page that is the same on every machine.
struct FaultMatrix: Printout, Sendable {
  /// What the campaigns against all faults came to.
  let measurements: [FaultMeasurement]
  /// The areas that the page is about; empty for all.
  let areas: [Area]

  /// A page is made whatever it tells.
  var complaints: [String] { [] }

  var jsonLines: String { Table(measured).jsonLines }

  var text: String {
    var page = Markdown()
    page.heading(1, "Rules and faults: " + chosenAreas.map(\.name).joined(separator: ", "))
    page.paragraph(introduction)
    page.table(
      ["area", "rules:", "with a fault:", "faults:", "measured:", "found on every seed:"], summary)
    for area in chosenAreas { append(area, to: &page) }
    let problems = measured.flatMap(\.complaints) + unmeasured
    if !problems.isEmpty {
      page.heading(2, "Not as it should be")
      page.bullets(problems)
    }
    // What prints the page ends its last line.
    return String(page.text.dropLast())
  }

  private var chosenAreas: [Area] {
    Area.allCases.filter { areas.isEmpty || areas.contains($0) }
  }

  /// Faults about the chosen areas; the others are measured with their own areas.
  private var own: [FaultMeasurement] {
    measurements.filter { chosenAreas.contains($0.fault.area) }
  }

  private var measured: [FaultMeasurement] { own.filter { !$0.usual.isEmpty } }

  private var unmeasured: [String] {
    own.filter(\.usual.isEmpty).map { "\($0.fault.name) was not measured" }
  }

  private var introduction: String {
    let counts = Set(measured.map(\.usual.count)).sorted()
    let seeds = counts.map(String.init).joined(separator: " or ")
    return """
      Each fault is an engine with one wrong decision, looked for on \(seeds) seeds with the \
      default budget of a run about the area of the rule that it breaks first. *Found* says on how \
      many seeds, *scripts* how many it took (the median), *steps* how long the counterexamples are \
      beside the *shortest* script that is known, *bare* the first two of runs without ready-made \
      fragments\(bareBudget). A rule without a fault is put to the test all the same, but nothing shows that a \
      broken engine would be caught.
      """
  }

  /// How many scripts the runs without fragments had, where there were any.
  private var bareBudget: String {
    let budgets = Set(measured.flatMap(\.bare).map(\.cases)).sorted()
    if budgets.isEmpty { return "" }
    return " (of \(budgets.map(String.init).joined(separator: " or ")) scripts)"
  }

  private var summary: [[String]] {
    chosenAreas.map { area in
      let rules = Catalogue.rules.map(\.id).filter { $0.area == area }
      let faults = measurements.filter { $0.fault.area == area }
      let measured = faults.filter { !$0.usual.isEmpty }
      return [
        area.name, String(rules.count), String(rules.count { Self.broken.contains($0) }),
        String(faults.count), String(measured.count),
        measured.isEmpty ? "–" : String(measured.count { $0.found == $0.usual.count }),
      ]
    }
  }

  /// The rules that some fault breaks.
  private static let broken = Set(FaultCatalogue.all.flatMap(\.rules))

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
    let unbroken = rules.filter { !Self.broken.contains($0) }
    if !unbroken.isEmpty {
      let names = unbroken.map(\.description).joined(separator: ", ")
      page.paragraph("Without a fault: \(names).")
    }
  }

  private func row(_ rule: RuleID, _ measurement: FaultMeasurement) -> [String] {
    let bare = measurement.bare
    return [
      rule.description, measurement.fault.name,
      measurement.usual.isEmpty ? "–" : "\(measurement.found)/\(measurement.usual.count)",
      measurement.medianScripts.map(String.init) ?? "–", Self.range(measurement.lengths),
      String(measurement.smallest), bare.isEmpty ? "–" : "\(measurement.foundBare)/\(bare.count)",
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
