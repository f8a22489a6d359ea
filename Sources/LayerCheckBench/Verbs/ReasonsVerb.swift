import FaultyEngines
import LayerScript

/// Measures whether what is wrong can be blamed on the rule that is broken: whether that is among the
/// reasons for what was expected.
///
/// Every fault alone carries out the directed scripts. A fault that is never named is blamed on innocent
/// rules, however often it is found.
enum ReasonsVerb {
  static func measure(_ options: BenchOptions) async throws(BenchError) -> Table {
    let faults = try FaultMeasuring(options: options).chosenFaults()
    let measurements = await measurements(of: faults, by: ReasonsMeasuring(), options)
    var table = Table(measurements)
    if options.showsScripts { table.remarks = measurements.flatMap(\.unnamed) }
    return table
  }

  private static func measurements(
    of faults: [Fault], by measuring: ReasonsMeasuring, _ options: BenchOptions
  ) async -> [ReasonsMeasurement] {
    let progress = ProgressLine(total: faults.count)
    let results = await faults.concurrentMap(jobs: options.jobs) { count, fault in
      progress.show(count, fault.name)
    } _: {
      measuring.measurement(of: $0)
    }
    progress.clear()
    return results
  }
}
