#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// A process beside this one that ends all marked child processes when this one is gone, however it went.
///
/// It waits for the end of a pipe of which this process alone holds the other side. Only Linux has what
/// it needs; elsewhere there is no watchdog, and a child process learns of it by the end of its input.
public final class Watchdog: Sendable {
  /// The word by which a program is asked to be the watchdog; the mark follows it.
  public static let word = "--watchdog"

  let mark: ProcessMark
  private let process: pid_t
  private let lifeline: Int32

  /// Starts a watchdog; nil when it could not be started.
  ///
  /// - Parameter program: The program that, asked by the word, calls `watch`.
  public init?(program: String) {
    #if os(Linux)
      guard let pipes = Platform.pipes(2) else { return nil }
      let (lifeline, nowhere) = (pipes[0], pipes[1])
      mark = ProcessMark()
      let spawned = Platform.spawn(
        [program, Self.word, mark.text], environment: nil, standardInput: lifeline.read,
        standardOutput: nowhere.write, standardError: nowhere.write)
      for end in [lifeline.read, nowhere.read, nowhere.write] { close(end) }
      self.lifeline = lifeline.write
      guard case .success(let process) = spawned else {
        close(lifeline.write)
        return nil
      }
      self.process = process
    #else
      return nil
    #endif
  }

  deinit {
    // Everything that it would end has been ended by now.
    Strays.endAndReap(process)
    close(lifeline)
  }

  /// Waits for the end of standard input, and then ends everything that bears a mark.
  public static func watch(_ mark: String) {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] { signal(number, SIG_IGN) }
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 0 || (count < 0 && errno != EINTR) { break }
    }
    let mark = ProcessMark(mark)
    let own = getpid()
    let deadline = Platform.now() + 5
    while Platform.now() < deadline {
      let marked = ProcessTable.all.filter { $0 != own && mark.isBorne(by: $0) }
      if marked.isEmpty { return }
      for process in marked { kill(process, SIGKILL) }
      usleep(2_000)
    }
  }
}
