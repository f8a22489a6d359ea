import Wire

/// The tools in Python that the core is measured beside.
enum PeerTool: String, CaseIterable {
  case hypothesis, hegel

  /// The name of the tool with its version.
  ///
  /// - Parameter program: The program that runs the tool.
  /// - Returns: The name and the version.
  /// - Throws: Why the tool cannot be asked.
  func nameWithVersion(in program: PythonProgram) throws(BenchError) -> String {
    guard let version = try program.ask("version \(rawValue)")["version"]?.asString else {
      throw BenchError("no version in its answer")
    }
    return "\(rawValue) \(version)"
  }
}
