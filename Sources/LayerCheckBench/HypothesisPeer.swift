import ChildProcess
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
  private let process: ChildProcess

  /// Starts the program and measures its rate.
  ///
  /// - Parameter program: The path of the Python program.
  /// - Throws: Why there is nothing to compare with.
  init(program: String = "Sources/Comparisons/hypothesis/mini_layer.py") throws(BenchError) {
    do throws(ChildProcessError) {
      process = try ChildProcess(["python3", program])
    } catch {
      throw BenchError(error.description)
    }
    let answer = try Self.ask("rate 150", process)
    guard let version = answer["version"]?.asString, let seconds = answer["seconds"]?.asNumber,
      let commands = answer["commands"]?.asNumber, seconds > 0
    else { throw BenchError(answer["missing"]?.asString ?? "no rate in its answer") }
    self.version = version
    rate = commands / seconds
  }

  /// Looks for one of the published faults and shrinks what shows it; nil when it was not found.
  func find(fault: Int, seed: Int) throws(BenchError) -> Found? {
    let answer = try Self.ask("fault \(fault) \(seed)", process)
    guard let cases = answer["cases"]?.asInteger, let length = answer["length"]?.asInteger,
      let executions = answer["executions"]?.asInteger
    else { return nil }
    return Found(cases: cases, executions: executions, length: length)
  }

  /// Ends the program.
  func stop() { process.stop(gracePeriod: 0) }

  private static func ask(_ request: String, _ process: ChildProcess) throws(BenchError) -> Json {
    guard case .line(let line) = process.exchange(Array(request.utf8), within: 600),
      let answer = try? Json(parsing: line)
    else {
      throw BenchError("python3 with Sources/Comparisons/hypothesis/mini_layer.py gave no answer")
    }
    return answer
  }
}
