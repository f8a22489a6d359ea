import CoreBenchmarks

/// Finds and shrinks the faults of mini-layer with machines that are declared in different ways.
enum MiniForms {
  static func measure(_ options: BenchOptions) throws(BenchError) -> Table {
    var table = Table()
    let faults = try MiniLayerVerb.faults(options)
    for form in MiniForm.all {
      var trials: [(fault: MiniFault, trial: MiniTrial)] = []
      for fault in faults {
        let ofFault = (options.firstSeed..<options.firstSeed + options.seeds).map { seed in
          MiniTrial(fault, form, seed: UInt64(seed), cases: options.cases ?? 20_000)
        }
        table.complaints += complaints(fault, form, ofFault)
        if options.showsScripts {
          let wrong = ofFault.filter { !$0.isSimplest(for: fault) }
          table.remarks += wrong.prefix(3).map { "\(form), \(fault.name): \($0.text)" }
        }
        trials += ofFault.map { (fault, $0) }
      }
      table.rows.append(row(form, trials))
    }
    return table
  }

  private static func row(
    _ form: MiniForm, _ trials: [(fault: MiniFault, trial: MiniTrial)]
  ) -> Table.Row {
    let executions = trials.map(\.trial.executions).sorted()
    let share = { (count: Int) in Table.Cell.ratio(Double(count) / Double(trials.count)) }
    return [
      ("order", .text(form.order.rawValue)), ("numbers", .text(form.numbers.rawValue)),
      ("references", .text(form.references.rawValue)), ("words", .text(form.words.rawValue)),
      ("runs", .count(trials.count)),
      ("foundShare", share(trials.count { $0.trial.cases != nil })),
      ("shortestShare", share(trials.count { $0.trial.isShortest(for: $0.fault) })),
      ("simplestShare", share(trials.count { $0.trial.isSimplest(for: $0.fault) })),
      ("medianExecutions", .count(executions[executions.count / 2])),
      ("mostExecutions", .count(executions.last ?? 0)),
    ]
  }

  private static func complaints(
    _ fault: MiniFault, _ form: MiniForm, _ trials: [MiniTrial]
  ) -> [String] {
    let simplest = trials.count { $0.isSimplest(for: fault) }
    guard simplest * 100 < trials.count * 99 else { return [] }
    return ["\(form): \(fault.name) ended simplest on \(simplest) of \(trials.count) seeds"]
  }
}
