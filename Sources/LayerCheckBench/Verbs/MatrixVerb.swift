import FaultyEngines

/// Says of each rule which faults break it, and what it took to find and to show them: a page made
/// from the record of campaigns on standard input.
enum MatrixVerb {
  static func measure(_ options: BenchOptions) throws(BenchError) -> FaultMatrix {
    var text = ""
    while let line = readLine(strippingNewline: false) { text += line }
    return try page(from: text, options)
  }

  static func page(from record: String, _ options: BenchOptions) throws(BenchError) -> FaultMatrix {
    let lines = try CampaignLines(parsing: record)
    return FaultMatrix(
      measurements: FaultCatalogue.all.map { FaultMeasurement($0, of: lines.results) },
      areas: options.areas)
  }
}
