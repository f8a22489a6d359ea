import Choices
import CoreBenchmarks

/// Proves the smallest length of each fault of mini-layer by searching all shorter sequences of the
/// commands that it can depend on, and carries out all short sequences of all commands.
///
/// Sequences that differ in the numbers of layers alone are carried out once.
enum ExhaustiveVerb {
  static func measure(_ options: BenchOptions) throws(BenchError) -> Table {
    var table = Table()
    for fault in try MiniLayerVerb.faults(options) { measure(fault, &table) }
    if options.faults.isEmpty { measureAll(&table) }
    return table
  }

  private static func measure(_ fault: MiniFault, _ table: inout Table) {
    let known = fault.smallest.length
    let (result, time) = timed { MiniProof.shortest(showing: fault) }
    table.rows.append(row(fault.name, known, result, time, fault.family))
    let reason = "\(fault.family.name): \(fault.family.reason)"
    if !table.remarks.contains(reason) { table.remarks.append(reason) }
    let found = result.failure?.count
    if found != known {
      let what = found.map { "a sequence of \($0)" } ?? "no sequence up to \(known)"
      table.complaints.append("\(fault.name) shows in \(what), not in one of \(known)")
    }
    if let shorter = MiniProof.shorterOfAll(showing: fault).failure {
      table.complaints.append("\(fault.name) shows outside of its family too: \(shorter)")
    }
  }

  private static func measureAll(_ table: inout Table) {
    let (all, time) = timed { MiniProof.everything() }
    table.rows.append(row("none", 0, all, time, .everything))
    if let failure = all.failure {
      table.complaints.append("a system without fault fails at \(failure)")
    }
  }

  private static func timed(
    _ search: () -> ExhaustiveResult<MiniCommand>
  ) -> (ExhaustiveResult<MiniCommand>, Duration) {
    let (clock, start) = (ContinuousClock(), ContinuousClock.now)
    let result = search()
    return (result, start.duration(to: clock.now))
  }

  private static func row(
    _ name: String, _ known: Int, _ result: ExhaustiveResult<MiniCommand>, _ time: Duration,
    _ family: MiniFamily
  ) -> Table.Row {
    [
      ("fault", .text(name)), ("smallest", .count(known)),
      ("found", .count(result.failure?.count ?? 0)),
      ("completeLength", .count(result.completeLength)),
      ("sequences", .count(result.sequences)), ("executions", .count(result.executions)),
      ("seconds", .ratio(time / .seconds(1))), ("family", .text(family.name)),
    ]
  }
}
