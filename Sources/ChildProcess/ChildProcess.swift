#if canImport(Glibc)
  @preconcurrency public import Glibc
#else
  public import Darwin
#endif

/// One child process that is spoken to in lines.
///
/// It runs in a process group of its own, and the whole group ends with it. On Linux what left the group
/// ends with it, too: it is adopted by this process and found by its mark. Its standard error is always
/// drained and the last part of it is kept. No call here waits longer than it was told to.
public final class ChildProcess {
  /// How much of the standard error output is kept.
  public static let keptErrorOutput = 65_536
  /// The longest line that is accepted.
  public static let lineLimit = 16 * 1024 * 1024
  /// How long an answer is waited for once whoever asked has given up, in seconds.
  private static let patience = 0.25
  /// How many pieces are read of one stream before the clock is looked at again.
  private static let piecesAtOnce = 32

  private let process: pid_t
  private let mark: ProcessMark
  /// Nil once it is closed.
  private var input: Int32?
  private let output: Int32
  private let errors: Int32
  private var outputBuffer = LineBuffer()
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  private var isOutputClosed = false
  private var isErrorClosed = false
  private var isStopped = false

  /// The last part of what the process wrote to its standard error.
  public private(set) var errorOutput: [UInt8] = []
  /// How the process ended; nil while it runs.
  public private(set) var exitStatus: ExitStatus?

  /// Starts a program; a name without a slash is looked up in `PATH`.
  ///
  /// - Parameters:
  ///   - arguments: The program and its arguments; not empty.
  ///   - watchdog: What ends the process and all that it started if this process is gone.
  /// - Throws: `ChildProcessError` when the program cannot be started.
  public init(_ arguments: [String], watchdog: Watchdog? = nil) throws(ChildProcessError) {
    signal(SIGPIPE, SIG_IGN)
    ProcessTable.adoptOrphans()
    let program = arguments.first ?? ""
    guard let pipes = Platform.pipes(3) else {
      let system = SystemError(code: errno)
      throw ChildProcessError(program: program, code: system.code, message: system.message)
    }
    mark = ProcessMark(within: watchdog?.mark)
    let spawned = Platform.spawn(
      arguments, environment: mark.environment, standardInput: pipes[0].read,
      standardOutput: pipes[1].write, standardError: pipes[2].write)
    for end in [pipes[0].read, pipes[1].write, pipes[2].write] { close(end) }
    let ends = [pipes[0].write, pipes[1].read, pipes[2].read]
    switch spawned {
    case .success(let process): self.process = process
    case .failure(let system):
      for end in ends { close(end) }
      throw ChildProcessError(program: program, code: system.code, message: system.message)
    }
    (input, output, errors) = (ends[0], ends[1], ends[2])
    for end in ends { Platform.makeNonblocking(end) }
  }

  deinit {
    stop(gracePeriod: 0)
    closeInput()
    for end in [output, errors] { close(end) }
  }

  /// Output that has arrived and belongs to no line that was waited for.
  public var strayOutput: [UInt8] {
    drain()
    return outputBuffer.bytes
  }

  /// Sends a line and waits for one.
  ///
  /// - Parameters:
  ///   - line: The line without its end.
  ///   - seconds: How long the whole exchange may take.
  ///   - hasGivenUp: Tells whether nobody cares for the answer any more; it is waited for only a moment
  ///     then.
  /// - Returns: The line that came back, or what happened instead.
  public func exchange(
    _ line: [UInt8], within seconds: Double, unless hasGivenUp: () -> Bool = { false }
  ) -> Exchange {
    let deadline = Platform.now() + seconds
    var end: Double?
    var pending = (line + [UInt8(ascii: "\n")])[...]
    while true {
      if let answer = outputBuffer.takeLine() {
        // A line that is complete may be too long as well as one that is not.
        let isTooLong = answer.count > Self.lineLimit
        return isTooLong ? .tooLong(start: Array(answer.prefix(256))) : .line(answer)
      }
      if outputBuffer.bytes.count > Self.lineLimit {
        return .tooLong(start: Array(outputBuffer.bytes.prefix(256)))
      }
      if isOutputClosed || hasEnded { return .ended(rest: outputBuffer.bytes) }
      let now = Platform.now()
      if now >= deadline { return .timedOut(rest: outputBuffer.bytes) }
      if end == nil, hasGivenUp() { end = now + Self.patience }
      if let end, now >= end { return .abandoned }
      wait(upTo: min(deadline - now, 0.1), sending: &pending)
    }
  }

  /// Lets the process read the end of its input: no exchange may follow.
  public func closeInput() {
    guard let input else { return }
    close(input)
    self.input = nil
  }

  /// Asks the whole group to terminate, waits for the end, and then ends everything by force.
  ///
  /// - Parameter seconds: How long to wait before each of a request to terminate and the force.
  public func stop(gracePeriod seconds: Double) {
    if isStopped { return }
    isStopped = true
    if exitStatus == nil, seconds > 0 {
      signalAll(SIGTERM)
      waitForEnd(seconds)
    }
    signalAll(SIGKILL)
    if exitStatus == nil {
      exitStatus = Strays.endAndReap(process).map(Platform.status(from:))
    }
    Strays.end(bearing: mark)
  }

  /// Waits until the process has ended by itself.
  ///
  /// - Returns: How it ended, or nil if it still runs when the time is over.
  @discardableResult
  public func waitForEnd(_ seconds: Double) -> ExitStatus? {
    let deadline = Platform.now() + seconds
    reap()
    while exitStatus == nil, Platform.now() < deadline {
      var nothing: ArraySlice<UInt8> = []
      wait(upTo: 0.01, sending: &nothing)
      reap()
    }
    return exitStatus
  }

  /// Ends what processes started by this one have left, whatever they did to hide.
  ///
  /// To be called when no child process is needed any more. Where other children were there before, it
  /// does nothing, because what belongs to these cannot be told from the rest.
  ///
  /// - Parameter earlier: The children that there were at the start of this process.
  public static func endEverythingLeft(unless earlier: [pid_t]) {
    if earlier.isEmpty { Strays.endAll(except: []) }
  }

  /// The children of this process.
  public static var children: [pid_t] { ProcessTable.children }
}

extension ChildProcess {
  /// Sends a signal to the group, and to the process itself in case it has left the group.
  private func signalAll(_ number: Int32) {
    // The group may hold more than the process itself, even after that has ended.
    kill(-process, number)
    if exitStatus == nil { kill(process, number) }
  }

  /// Tells whether the process has ended and nothing of its output is left in the pipe.
  private var hasEnded: Bool {
    reap()
    guard exitStatus != nil else { return false }
    drain()
    return !outputBuffer.hasLine
  }

  private func reap() {
    guard exitStatus == nil else { return }
    var word: Int32 = 0
    if waitpid(process, &word, WNOHANG) == process { exitStatus = Platform.status(from: word) }
  }

  /// Waits until something can be read or written, and reads and writes it.
  private func wait(upTo seconds: Double, sending pending: inout ArraySlice<UInt8>) {
    if input == nil { pending = [] }
    var waits = [
      pollfd(fd: isOutputClosed ? -1 : output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isErrorClosed ? -1 : errors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pending.isEmpty ? -1 : input ?? -1, events: Int16(POLLOUT), revents: 0),
    ]
    _ = poll(&waits, nfds_t(waits.count), Int32(max(1, seconds * 1000)))
    if waits[0].revents != 0 || waits[1].revents != 0 { drain() }
    if waits[2].revents & Int16(POLLOUT) != 0 { send(&pending) }
    // Nobody reads any more: there is no point in going on to write.
    if waits[2].revents & Int16(POLLERR | POLLHUP) != 0 { pending = [] }
  }

  private func send(_ pending: inout ArraySlice<UInt8>) {
    guard let input else { return }
    let count = pending.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    if count > 0 {
      pending = pending.dropFirst(count)
    } else if errno != EAGAIN && errno != EINTR {
      pending = []
    }
  }

  private func drain() {
    if !isOutputClosed { isOutputClosed = read(output) { outputBuffer.append($0) } }
    if !isErrorClosed { isErrorClosed = read(errors) { errorOutput += $0 } }
    let excess = errorOutput.count - Self.keptErrorOutput
    if excess > 0 { errorOutput.removeFirst(excess) }
  }

  /// Reads what is there, though not without end; tells whether the other side is closed.
  private func read(_ descriptor: Int32, _ take: (ArraySlice<UInt8>) -> Void) -> Bool {
    var pieces = 0
    while pieces < Self.piecesAtOnce {
      let count = chunk.withUnsafeMutableBytes { bytes in
        #if canImport(Glibc)
          Glibc.read(descriptor, bytes.baseAddress, bytes.count)
        #else
          Darwin.read(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count > 0 {
        pieces += 1
        take(chunk[..<count])
      } else if count == 0 {
        return true
      } else if errno != EINTR {
        return errno != EAGAIN
      }
    }
    return false
  }
}
