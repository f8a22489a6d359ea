import Choices
import CoreBenchmarks

/// Proves the smallest length of each fault of mini-layer by searching all shorter sequences of the
/// commands that it can depend on, and carries out all short sequences of all commands.
enum ExhaustiveVerb {
  static func measure(_ options: BenchOptions) -> Table {
    var table = Table()
    let clock = ContinuousClock()
    for fault in MiniFault.allCases {
      var result = MiniProof.everything(upTo: 0)
      let time = clock.measure { result = MiniProof.shortest(showing: fault) }
      let found = result.failure?.count ?? 0
      table.rows.append(
        row(
          fault.name, fault.smallest.length, found, result.sequences, result.executions, time))
      if found != fault.smallest.length {
        table.complaints.append(
          "\(fault.name) has a sequence of \(found), not \(fault.smallest.length)")
      }
    }
    var all = MiniProof.everything(upTo: 0)
    let time = clock.measure { all = MiniProof.everything() }
    table.rows.append(row("none", 0, 0, all.sequences, all.executions, time))
    if let failure = all.failure {
      table.complaints.append("a system without fault fails at \(failure)")
    }
    return table
  }

  private static func row(
    _ name: String, _ known: Int, _ found: Int, _ sequences: Int, _ executions: Int,
    _ time: Duration
  ) -> Table.Row {
    [
      ("fault", .text(name)), ("smallest", .count(known)), ("found", .count(found)),
      ("sequences", .count(sequences)), ("executions", .count(executions)),
      ("seconds", .ratio(time / .seconds(1))),
    ]
  }
}
