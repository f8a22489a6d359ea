import CoreBenchmarks
import Wire

/// Another tool that runs mini-layer in a Python process, where both are installed.
struct MiniPeer {
  /// What a tool came to with one fault.
  struct Found {
    let cases: Int
    let executions: Int
    let length: Int
    let size: Double

    /// Tells whether no sequence of the shortest ones has simpler numbers.
    func isSimplest(for fault: MiniFault) -> Bool {
      length <= fault.smallest.length && size <= fault.smallest.size
    }
  }

  /// The tool with its version.
  let name: String
  /// Commands carried out and checked per second of processor time.
  let rate: Double
  private let tool: PeerTool
  private let program: PythonProgram

  /// Measures the rate of a tool.
  ///
  /// - Parameters:
  ///   - tool: The tool.
  ///   - program: The program that has mini-layer.
  /// - Throws: Why there is nothing to compare with.
  init(_ tool: PeerTool, in program: PythonProgram) throws(BenchError) {
    (self.tool, self.program) = (tool, program)
    name = try tool.nameWithVersion(in: program)
    let answer = try program.ask("rate \(tool.rawValue) 150")
    guard let seconds = answer["seconds"]?.asNumber, let commands = answer["commands"]?.asNumber,
      seconds > 0
    else { throw BenchError("no rate in its answer") }
    rate = commands / seconds
  }

  /// Looks for one of the published faults and shrinks what shows it; nil when it was not found.
  func find(_ fault: MiniFault, seed: Int) throws(BenchError) -> Found? {
    let answer = try program.ask("fault \(tool.rawValue) \(fault.rawValue) \(seed)")
    guard let cases = answer["cases"]?.asInteger, let length = answer["length"]?.asInteger,
      let executions = answer["executions"]?.asInteger, let size = answer["size"]?.asNumber
    else { return nil }
    return Found(cases: cases, executions: executions, length: length, size: size)
  }
}
