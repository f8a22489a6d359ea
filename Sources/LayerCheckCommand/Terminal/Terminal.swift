import LayerScript
import Reporting
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// The system's error number of the first trouble with standard output; zero without one.
private let outputTrouble = Atomic<Int32>(0)

/// What a person sees: results on standard output, everything else on standard error.
enum Terminal {
  /// One of the two streams that are written to.
  enum Stream {
    case output, errors

    fileprivate var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }
  }

  /// Tells whether standard error is a terminal on which a line can be replaced, so that progress may be
  /// shown.
  static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 && !isDumb }

  /// What can be shown on a stream: colours and lines that fit on a terminal, unless NO_COLOR is set or it
  /// calls itself dumb; nothing of that in a file or a pipe.
  static func style(of stream: Stream) -> TerminalStyle {
    guard isatty(stream.descriptor) == 1 else { return .plain }
    let noColor = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
    return TerminalStyle(width: width(of: stream), isColored: noColor.isEmpty && !isDumb)
  }

  private static var isDumb: Bool { ProcessInfo.processInfo.environment["TERM"] == "dumb" }

  /// How many characters a line of the terminal has.
  private static func width(of stream: Stream) -> Int {
    var size = winsize()
    let isKnown = ioctl(stream.descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  static func print(_ text: String) {
    guard outputTrouble.load(ordering: .relaxed) == 0 else { return }
    guard let code = write(Array((text + "\n").utf8), to: STDOUT_FILENO) else { return }
    outputTrouble.store(code, ordering: .relaxed)
  }

  /// Gives each standard stream that is closed something to be, so that no file and no pipe of a driver
  /// takes its place.
  ///
  /// What stands for standard output takes nothing, so that a verdict that nobody gets is noticed.
  static func openClosedStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest number that is free is given, and that is this one.
      _ = open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Has writing to a pipe that nobody reads, or more than a file may hold, fail instead of ending the
  /// program.
  static func outliveReaders() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Tells whether standard output has stopped taking anything, so that more work for it is in vain.
  static var hasLostOutput: Bool { outputTrouble.load(ordering: .relaxed) != 0 }

  /// Complains when standard output did not take everything.
  ///
  /// A reader that has gone away, such as `head`, has what it wanted: that is no trouble.
  ///
  /// - Returns: Whether there was anything to complain of.
  static func complainOfLostOutput() -> Bool {
    let code = outputTrouble.load(ordering: .relaxed)
    if code == 0 || code == EPIPE { return false }
    complain("layercheck: cannot write to standard output: " + String(cString: strerror(code)))
    complain("layercheck: send it to a file on a disk with room, or to a terminal")
    return true
  }

  /// Says what is wrong and what to do; what is hidden in a word of a command line or a file is shown.
  static func complain(of problem: UsageError) {
    for text in [problem.message, problem.remedy].compactMap(\.self) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      complain("layercheck: " + lines.map { String($0).visible }.joined(separator: "\n"))
    }
  }

  static func complain(_ text: String) {
    write(text + "\n", to: STDERR_FILENO)
  }

  /// Shows a line that the next one replaces; nothing unless a person is there to see it.
  static func progress(_ text: String) {
    guard showsProgress else { return }
    // What reached the next line would stay there.
    let shown = text.prefix(width(of: .errors) - 1)
    write("\r\u{1B}[K" + shown, to: STDERR_FILENO)
  }

  static func exit(_ code: ExitCode) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code.rawValue)
    #else
      Darwin.exit(code.rawValue)
    #endif
  }

  private static func write(_ text: String, to descriptor: Int32) {
    _ = write(Array(text.utf8), to: descriptor)
  }

  /// Writes all of some bytes, however often the system takes only a part of them.
  ///
  /// - Returns: The system's error number, or nil when all of them were taken.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count < 0 && errno != EINTR { return errno }
      rest = rest.dropFirst(max(0, count))
    }
    return nil
  }

  /// Reads a line from standard input, without its end; nil at the end of input.
  static func readLine() -> [UInt8]? {
    Swift.readLine(strippingNewline: true).map { Array($0.utf8) }
  }
}
