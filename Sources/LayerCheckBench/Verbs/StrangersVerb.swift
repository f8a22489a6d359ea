import Campaign
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
    let driver = try MendableDriver(options.command, table.judged, deadlines)
    defer { driver.stop() }
    let measurements = try measurements(driver, options)
    if let complaint = driver.complaint { throw BenchError(complaint) }
    var result = Table(rows: measurements.map(\.row))
    if options.listsMisses, let last = measurements.last {
      result.remarks = [last.lines(table).joined(separator: "\n")]
    }
    return result
  }

  static let deadlines = Deadlines()

  /// The measurements after each of some runs, each of which knows what those before found.
  static func measurements(
    _ driver: MendableDriver, _ options: BenchOptions
  ) throws(BenchError) -> [StrangerMeasurement] {
    let former = FormerFindings.knownFailures
    var (causes, measurements): ([FindingCauses], [StrangerMeasurement]) = ([], [])
    for run in 1...options.runs {
      var campaign = CampaignOptions()
      campaign.seed = UInt64(options.firstSeed + run - 1)
      if let cases = options.cases { campaign.cases = cases }
      campaign.directed = WithheldScripts.own.scripts(for: .none)
      former.tell(causes.map(\.finding), &campaign)
      var engines: [ProcessEngine] = []
      defer { for engine in engines { engine.stop() } }
      for _ in 0..<min(options.jobs, Campaign.mostEngines) {
        engines.append(try MendableDriver.start(options.command, mending: "", deadlines))
      }
      let result = CampaignResult(of: engines, campaign)
      causes += result.findings.filter { $0.counts && former.isNew($0) }
        .map { FindingCauses(of: $0, by: driver) }
      measurements.append(
        StrangerMeasurement(
          run: run, mistakes: driver.mistakes, result: result, causes: causes))
    }
    return measurements
  }
}
