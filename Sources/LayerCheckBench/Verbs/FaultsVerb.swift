import FaultyEngines
import LayerScript
import Rules

/// Finds every built-in fault on several seeds and measures how short its counterexample is.
///
/// A fault must be found on all seeds with the usual budget; on at least eight of ten its shortest
/// counterexample must be as short as the shortest known script, and never more than two steps
/// longer. A campaign ends as soon as going on would not tell more, unless it is to run its whole
/// budget.
enum FaultsVerb {
  static func measure(_ options: BenchOptions) async throws(BenchError) -> any Printout {
    let measuring = FaultMeasuring(options: options)
    let faults = try measuring.chosenFaults()
    let results = await measuring.campaigns(against: faults)
    if options.printsCampaigns { return CampaignLines(results: results) }
    let measurements = faults.map { FaultMeasurement($0, of: results) }
    var table = Table(measurements)
    if options.showsScripts { table.remarks = measurements.flatMap(remarks) }
    return table
  }

  private static func remarks(_ measurement: FaultMeasurement) -> [String] {
    measurement.usual.compactMap { result in
      guard let script = result.script, result.steps != measurement.smallest else {
        return nil
      }
      return "\(measurement.fault.name), seed \(result.seed), \(result.rule):\n\(script)"
    }
  }
}

extension Table {
  /// One row a fault.
  init(_ measurements: [FaultMeasurement]) {
    rows = measurements.map(Self.row)
    complaints = measurements.flatMap(\.complaints)
  }

  private static func row(_ measurement: FaultMeasurement) -> Table.Row {
    var row: Table.Row = [
      ("fault", .text(measurement.fault.name)),
      ("rules", .texts(measurement.fault.rules.map(\.description))),
      ("seeds", .count(measurement.usual.count)), ("found", .count(measurement.found)),
      ("exact", .count(measurement.exact)), ("withinTwo", .count(measurement.withinTwo)),
      ("smallest", .count(measurement.smallest)), ("lengths", .counts(measurement.lengths)),
      ("blamed", .count(measurement.blamed)),
      ("medianScripts", .count(measurement.medianScripts ?? 0)),
    ]
    if !measurement.bare.isEmpty {
      row.append(("foundWithout", .count(measurement.foundBare)))
      row.append(("medianScriptsWithout", .count(measurement.medianScriptsBare ?? 0)))
    }
    return row
  }
}
