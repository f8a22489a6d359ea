#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// What is no result: complaints, how far a measurement is, and the end of the program.
enum Output {
  /// Tells whether a person sees what goes to standard error.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// How many campaigns run at once where nothing else is said: one on each processor.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  static func complain(_ text: String) {
    fputs(text + "\n", stderr)
  }

  /// Replaces the last line of a terminal.
  static func overwriteLine(_ text: String) {
    fputs("\r\u{1B}[K" + text, stderr)
  }

  static func exit(_ code: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code)
    #else
      Darwin.exit(code)
    #endif
  }
}
