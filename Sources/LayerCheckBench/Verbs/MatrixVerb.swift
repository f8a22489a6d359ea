/// Says of each rule which faults break it, and what it takes to find and to show them.
enum MatrixVerb {
  static func measure(_ options: BenchOptions) async throws(BenchError) -> FaultMatrix {
    let measuring = FaultMeasuring(options: options)
    let measurements = await measuring.measure(try measuring.chosenFaults())
    return FaultMatrix(measurements: measurements, options: options)
  }
}
