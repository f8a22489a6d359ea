import Engines

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// The program between LayerCheck and an engine in Swift.
///
/// A target with one line in its `main` is a driver: `LayerCheckDriver.run(MyEngine.self)`.
public enum LayerCheckDriver {
  /// Answers the messages on standard input until one says goodbye, or until there are no more.
  ///
  /// Whatever the engine prints goes to standard error: standard output is for answers.
  public static func run<Subject: LayerEngine>(_ type: Subject.Type) {
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    defer { close(output) }
    let server = ProtocolServer(description: type.declaration) { EngineRunner<Subject>() }
    while let line = readLine(strippingNewline: true).map({ Array($0.utf8) }) {
      if let answer = server.answer(to: line) {
        guard SystemFile.write(answer + [UInt8(ascii: "\n")], to: output) else { return }
      }
      if ProtocolServer.isFarewell(line) { return }
    }
  }
}
