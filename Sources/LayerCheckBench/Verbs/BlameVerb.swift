import FaultyEngines
import LayerScript
import Rules

/// Measures for each asserted rule whether a fault that breaks it is blamed on it.
///
/// Every fault alone carries out the directed scripts. Of a rule that is suspected of nothing that they find, nothing
/// shows that an engine which breaks it would be told so.
enum BlameVerb {
  static func measure(_ options: BenchOptions) async throws(BenchError) -> Table {
    let faults = try FaultMeasuring(options: options).chosenFaults()
    let progress = ProgressLine(total: faults.count)
    let measured = await faults.concurrentMap(jobs: options.jobs) { count, fault in
      progress.show(count, fault.name)
    } _: {
      FaultBlame(of: $0)
    }
    progress.clear()
    return Table(rules(of: measured))
  }

  /// The asserted rules that some of the faults break; all of them where these are all faults.
  private static func rules(of measured: [FaultBlame]) -> [RuleBlame] {
    let rules = Catalogue.rules.filter { $0.standing == .asserted }.map(\.id)
    let all = rules.map { rule in
      RuleBlame(rule: rule, faults: measured.filter { $0.fault.rules.contains(rule) })
    }
    return measured.count == FaultCatalogue.all.count ? all : all.filter { !$0.faults.isEmpty }
  }
}
