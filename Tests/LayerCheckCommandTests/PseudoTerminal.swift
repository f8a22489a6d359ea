import Foundation

/// A program on a terminal of its own, which is typed into.
struct PseudoTerminal {
  /// Everything that the terminal showed, with its control characters.
  let output: String

  /// Starts a program and types into it.
  ///
  /// - Parameters:
  ///   - command: The program with its arguments.
  ///   - typed: What is typed, each once the program has shown the text in front of it.
  ///   - columns: How wide the terminal is.
  ///   - environment: What stands in its environment besides.
  /// - Throws: When the program cannot be started.
  init(
    _ command: [String], typing typed: [(after: String, text: String)] = [], columns: Int = 80,
    environment: [String: String] = [:]
  ) throws {
    let folder = try Folder()
    try folder.write("", to: "output")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let pairs = typed.flatMap { [$0.after, $0.text] }
    process.arguments =
      ["python3", "-c", Self.program, "\(columns)", "\(command.count)"] + command + pairs
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GITHUB_") && $0.key != "NO_COLOR" }
      .merging(["TERM": "xterm"]) { $1 }.merging(environment) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: folder.url("output"))
    try process.run()
    process.waitUntilExit()
    output = try folder.read("output")
  }

  /// Shows what a program writes to a terminal, for five minutes at most, because a machine may be busy.
  private static let program = """
    import fcntl, os, pty, select, struct, sys, termios, time
    columns, count = int(sys.argv[1]), int(sys.argv[2])
    command, typed = sys.argv[3:3 + count], sys.argv[3 + count:]
    child, terminal = pty.fork()
    if child == 0:
        # The size is there before the program looks.
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        os.execvp(command[0], command)
    end, seen, shown = time.monotonic() + 300, b"", b""
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                part = os.read(terminal, 65536)
            except OSError:
                break
            if not part:
                break
            seen += part
            shown += part
        if typed and typed[0].encode() in shown:
            os.write(terminal, typed[1].encode())
            typed, shown = typed[2:], b""
    else:
        os.kill(child, 9)
    os.waitpid(child, 0)
    sys.stdout.buffer.write(seen)
    """

  /// Tells whether there is a program of a name on the PATH.
  static func has(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}
