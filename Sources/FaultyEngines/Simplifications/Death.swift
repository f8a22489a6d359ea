#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The end of a process by its own fault.
enum Death {
  /// Ends the process as an endless recursion does, at once and without writing a backtrace, which may
  /// take longer than the harness waits for an answer.
  static func ofFullStack() {
    signal(SIGSEGV, SIG_DFL)
    raise(SIGSEGV)
  }
}
