import Campaign
import ChildProcess
import Conformance
import Engines
import FaultyEngines

/// Measures runs against an engine with natural mistakes, which are mended one at a time to see what findings are
/// about.
enum StrangersVerb {
  static func measure(_ options: BenchOptions) throws(BenchError) -> Table {
    guard let path = options.mistakes, !options.command.isEmpty else {
      throw BenchError("'strangers' needs '--mistakes FILE' and the driver's command behind '--'")
    }
    let table = try MistakeTable(file: path)
    let driver = try MendableDriver(
      options.command, table.judged, watchdog: Watchdog(program: "/proc/self/exe"))
    defer { driver.stop() }
    let measurements = try measurements(driver, options)
    var result = Table(rows: measurements.map(\.row))
    result.complaints = complaints(driver, measurements)
    guard let last = measurements.last else { return result }
    if options.comparesAlone {
      result.remarks += try last.missed.map { mistake throws(BenchError) in
        try alone(mistake, driver, options, after: last.causes).line(table)
      }
    }
    if options.listsMisses { result.remarks.append(last.lines(table).joined(separator: "\n")) }
    return result
  }

  /// What a run comes to in which a mistake that was missed is the only one, and what the whole engine shows where it
  /// is asked by the scripts of that run.
  static func alone(
    _ mistake: Mistake, _ driver: MendableDriver, _ options: BenchOptions,
    after former: [FindingCauses]
  ) throws(BenchError) -> LoneMistake {
    let alone = try driver.startAlone(mistake)
    defer { alone.stop() }
    var single = options
    single.runs = 1
    let measurement = try measurements(alone, single).last
    let findings = measurement?.causes.filter { !$0.mending.isEmpty } ?? []
    let asked =
      findings.isEmpty ? nil : try AskedAgain(findings, after: former, driver, options)
    return LoneMistake(mistake: mistake, findings: findings, asked: asked)
  }

  /// Why the figures are not to be relied on.
  static func complaints(
    _ driver: MendableDriver, _ measurements: [StrangerMeasurement]
  ) -> [String] {
    let causes = measurements.last?.causes ?? []
    let isHeeded = causes.isEmpty || causes.contains(where: \.isCaused)
    return [
      driver.complaint.map { "a mended engine gave no answers: \($0)" },
      isHeeded
        ? nil : "every finding fails with all mended, too: does the driver heed the variable MEND?",
    ].compactMap(\.self)
  }

  /// The measurements after each of some runs, each of which knows what those before found.
  static func measurements(
    _ driver: MendableDriver, _ options: BenchOptions
  ) throws(BenchError) -> [StrangerMeasurement] {
    let former = FormerFindings.knownFailures
    var (causes, measurements): ([FindingCauses], [StrangerMeasurement]) = ([], [])
    for run in 1...options.runs {
      var campaignOptions = CampaignOptions()
      campaignOptions.seed = UInt64(options.firstSeed + run - 1)
      if let cases = options.cases { campaignOptions.cases = cases }
      campaignOptions.directed = WithheldScripts.own.scripts(for: .none)
      former.tell(causes.map(\.finding), &campaignOptions)
      var engines: [ProcessEngine] = []
      defer { for engine in engines { engine.stop() } }
      for _ in 0..<min(options.jobs, Campaign.mostEngines) {
        engines.append(try driver.startUnmended())
      }
      let result = CampaignResult(of: engines, campaignOptions)
      causes += result.findings.filter { $0.counts && former.isNew($0) }
        .map { FindingCauses(of: $0, by: driver) }
      measurements.append(
        StrangerMeasurement(
          run: run, mistakes: driver.mistakes, result: result, causes: causes))
    }
    return measurements
  }
}
