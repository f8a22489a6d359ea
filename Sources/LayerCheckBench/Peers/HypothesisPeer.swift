import Wire

/// Hypothesis running mini-layer in a Python process, where both are installed.
struct HypothesisPeer {
  /// What Hypothesis came to with one fault.
  struct Found {
    let cases: Int
    let executions: Int
    let length: Int
  }

  /// The version of Hypothesis.
  let version: String
  /// Commands carried out and checked per second of processor time.
  let rate: Double
  private let program: PythonProgram

  /// Starts the program and measures its rate.
  ///
  /// - Parameter path: The path of the Python program.
  /// - Throws: Why there is nothing to compare with.
  init(program path: String = "Sources/Comparisons/hypothesis/mini_layer.py") throws(BenchError) {
    program = try PythonProgram(path)
    let answer = try program.ask("rate 150")
    guard let version = answer["version"]?.asString, let seconds = answer["seconds"]?.asNumber,
      let commands = answer["commands"]?.asNumber, seconds > 0
    else { throw BenchError("no rate in its answer") }
    self.version = version
    rate = commands / seconds
  }

  /// Looks for one of the published faults and shrinks what shows it; nil when it was not found.
  func find(fault: Int, seed: Int) throws(BenchError) -> Found? {
    let answer = try program.ask("fault \(fault) \(seed)")
    guard let cases = answer["cases"]?.asInteger, let length = answer["length"]?.asInteger,
      let executions = answer["executions"]?.asInteger
    else { return nil }
    return Found(cases: cases, executions: executions, length: length)
  }

  /// Ends the program.
  func stop() { program.stop() }
}
