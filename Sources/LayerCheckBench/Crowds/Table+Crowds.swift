extension Table {
  /// One row a crowd and run, and one for all crowds after each run.
  init(_ measurements: [CrowdMeasurement]) {
    rows = measurements.map { Self.row(String($0.seed), $0.run, $0.numbers) }
    for run in Set(measurements.map(\.run)).sorted() {
      let numbers = measurements.filter { $0.run == run }.map(\.numbers)
      rows.append(Self.row("all", run, numbers.reduce(CrowdNumbers(), +)))
    }
    for measurement in measurements where measurement.numbers.causeless > 0 {
      let count = measurement.numbers.causeless
      complaints.append(
        "\(count) findings in crowd \(measurement.seed) do not fail, or the reference fails too")
    }
  }

  private static func row(_ name: String, _ run: Int, _ numbers: CrowdNumbers) -> Row {
    [
      ("crowd", .text(name)), ("run", .count(run)), ("members", .count(numbers.members)),
      ("visible", .count(numbers.visible)), ("found", .count(numbers.found)),
      ("share", .share(numbers.found, of: numbers.visible)), ("shown", .count(numbers.shown)),
      ("findings", .count(numbers.findings)), ("duplicates", .count(numbers.duplicates)),
      ("duplicateShare", .share(numbers.duplicates, of: numbers.findings)),
      ("merged", .count(numbers.merged)), ("causeless", .count(numbers.causeless)),
      ("blamed", .share(numbers.blamed, of: numbers.attributed)),
      ("misnamed", .share(numbers.misnamed, of: numbers.findings)),
      ("linked", .count(numbers.linked)),
      ("linkedRight", .share(numbers.linkedRightly, of: numbers.linked)),
      ("short", .share(numbers.short, of: numbers.found)), ("scripts", .count(numbers.scripts)),
      ("deaths", .count(numbers.deaths)),
      ("executions", .count(numbers.executions)), ("seconds", .ratio(numbers.seconds)),
      ("toFirst", .ratio(numbers.secondsToFirst.mean)),
      ("end", .text(Set(numbers.ends).sorted().joined(separator: "+"))),
    ]
  }
}

extension Table.Cell {
  /// A part of a whole; 0 where there is nothing to be a part of.
  static func share(_ part: Int, of whole: Int) -> Self {
    .ratio(whole == 0 ? 0 : Double(part) / Double(whole))
  }
}

extension [Double] {
  fileprivate var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
