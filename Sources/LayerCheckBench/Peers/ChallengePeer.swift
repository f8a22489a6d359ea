import CoreBenchmarks
import Wire

/// Another tool that is given the shrinking challenges, in a Python process, where both are installed.
struct ChallengePeer {
  /// The tool with its version.
  let name: String
  private let tool: PeerTool
  private let program: PythonProgram

  /// Makes sure that a tool can be asked.
  ///
  /// - Parameters:
  ///   - tool: The tool.
  ///   - program: The program that has the challenges.
  /// - Throws: Why there is nothing to compare with.
  init(_ tool: PeerTool, in program: PythonProgram) throws(BenchError) {
    (self.tool, self.program) = (tool, program)
    name = try tool.nameWithVersion(in: program)
  }

  /// The names of the challenges that the program has.
  static func challenges(of program: PythonProgram) throws(BenchError) -> Set<String> {
    Set(try program.ask("names")["names"]?.asArray?.compactMap(\.asString) ?? [])
  }

  /// Looks for a failure and shrinks it.
  func attempt(
    _ challenge: Challenge, seed: Int, cases: Int
  ) throws(BenchError) -> Challenge.Result {
    let answer = try program.ask("try \(tool.rawValue) \(challenge.name) \(seed) \(cases)")
    var result = Challenge.Result()
    result.cases = answer["cases"]?.asInteger
    result.answer = (answer["answer"] ?? answer["problem"])?.asString ?? ""
    result.isSmallest = answer["isSimplest"]?.asBoolean ?? false
    result.evaluations = answer["executions"]?.asInteger ?? 0
    return result
  }
}
