import ChildProcess
import Wire

/// A program in Python that answers each line it is asked with one line of JSON.
struct PythonProgram {
  private let path: String
  private let process: ChildProcess

  /// Starts a program.
  ///
  /// - Parameter path: The path of the program.
  /// - Throws: Why it cannot be started.
  init(_ path: String) throws(BenchError) {
    self.path = path
    do throws(ChildProcessError) {
      process = try ChildProcess(["python3", path])
    } catch {
      throw BenchError(error.description)
    }
  }

  /// Asks for something.
  ///
  /// - Throws: What the program says is missing, or that it gave no answer.
  func ask(_ request: String) throws(BenchError) -> Json {
    guard case .line(let line) = process.exchange(Array(request.utf8), within: 600),
      let answer = try? Json(parsing: line)
    else { throw BenchError("python3 with \(path) gave no answer") }
    if let complaint = answer["missing"]?.asString { throw BenchError(complaint) }
    return answer
  }

  /// Ends the program.
  func stop() { process.stop(gracePeriod: 0) }
}
