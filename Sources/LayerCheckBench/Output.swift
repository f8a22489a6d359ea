#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// What is no result: complaints, and the end of the program.
enum Output {
  static func complain(_ text: String) {
    fputs(text + "\n", stderr)
  }

  static func exit(_ code: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code)
    #else
      Darwin.exit(code)
    #endif
  }
}
