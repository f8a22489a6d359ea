#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// One child process that is spoken to in lines.
///
/// It runs in a process group of its own, and the whole group ends with it: nothing that it started
/// stays behind. Its standard error is always drained and the last part of it is kept. No call here
/// waits longer than it was told to.
public final class ChildProcess {
  /// How much of the standard error output is kept.
  public static let keptErrorOutput = 65_536
  /// The longest line that is accepted.
  public static let lineLimit = 64 * 1024 * 1024

  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let errors: Int32
  private var outputBuffer: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  private var isOutputClosed = false
  private var isErrorClosed = false

  /// The last part of what the process wrote to its standard error.
  public private(set) var errorOutput: [UInt8] = []
  /// How the process ended; nil while it runs.
  public private(set) var exitStatus: ExitStatus?

  /// Starts a program; a name without a slash is looked up in `PATH`.
  ///
  /// - Parameter arguments: The program and its arguments; not empty.
  /// - Throws: `ChildProcessError` when the program cannot be started.
  public init(_ arguments: [String]) throws(ChildProcessError) {
    signal(SIGPIPE, SIG_IGN)
    let program = arguments.first ?? ""
    guard let input = Platform.pipeEnds(), let output = Platform.pipeEnds(),
      let errors = Platform.pipeEnds()
    else {
      let system = SystemError(code: errno)
      throw ChildProcessError(program: program, code: system.code, message: system.message)
    }
    let spawned = Platform.spawn(
      arguments, standardInput: input.read, standardOutput: output.write,
      standardError: errors.write)
    for end in [input.read, output.write, errors.write] { close(end) }
    switch spawned {
    case .success(let process): self.process = process
    case .failure(let system):
      for end in [input.write, output.read, errors.read] { close(end) }
      throw ChildProcessError(program: program, code: system.code, message: system.message)
    }
    self.input = input.write
    self.output = output.read
    self.errors = errors.read
    for end in [self.input, self.output, self.errors] { Platform.makeNonblocking(end) }
  }

  deinit {
    stop(gracePeriod: 0)
    for end in [input, output, errors] { close(end) }
  }

  /// Output that has arrived and belongs to no line that was waited for.
  public var strayOutput: [UInt8] {
    drain()
    return outputBuffer
  }

  /// Sends a line and waits for one.
  ///
  /// - Parameters:
  ///   - line: The line without its end.
  ///   - seconds: How long the whole exchange may take.
  /// - Returns: The line that came back, or what happened instead.
  public func exchange(_ line: [UInt8], within seconds: Double) -> Exchange {
    let deadline = Platform.now() + seconds
    var pending = (line + [UInt8(ascii: "\n")])[...]
    while true {
      if let end = outputBuffer.firstIndex(of: UInt8(ascii: "\n")) {
        let answer = Array(outputBuffer[..<end])
        outputBuffer.removeSubrange(...end)
        return .line(answer)
      }
      if outputBuffer.count > Self.lineLimit {
        return .tooLong(start: Array(outputBuffer.prefix(256)))
      }
      if isOutputClosed || hasEnded { return .ended(rest: outputBuffer) }
      let rest = deadline - Platform.now()
      if rest <= 0 { return .timedOut(rest: outputBuffer) }
      wait(upTo: min(rest, 0.1), sending: &pending)
    }
  }

  /// Closes the input, waits for the end, and then ends the whole group by force.
  ///
  /// - Parameter seconds: How long to wait before each of a request to terminate and the force.
  public func stop(gracePeriod seconds: Double) {
    if exitStatus == nil, seconds > 0 {
      kill(-process, SIGTERM)
      waitForEnd(seconds)
    }
    // The group may hold more than the process itself, even after that has ended.
    kill(-process, SIGKILL)
    if exitStatus == nil { reap(blocking: true) }
  }

  /// Waits until the process has ended by itself.
  ///
  /// - Returns: How it ended, or nil if it still runs when the time is over.
  @discardableResult
  public func waitForEnd(_ seconds: Double) -> ExitStatus? {
    let deadline = Platform.now() + seconds
    while exitStatus == nil, Platform.now() < deadline {
      var nothing: ArraySlice<UInt8> = []
      wait(upTo: 0.01, sending: &nothing)
      reap(blocking: false)
    }
    return exitStatus
  }
}

extension ChildProcess {
  /// Tells whether the process has ended and nothing of its output is left in the pipe.
  private var hasEnded: Bool {
    reap(blocking: false)
    guard exitStatus != nil else { return false }
    drain()
    return !outputBuffer.contains(UInt8(ascii: "\n"))
  }

  private func reap(blocking: Bool) {
    guard exitStatus == nil else { return }
    var word: Int32 = 0
    let result = waitpid(process, &word, blocking ? 0 : WNOHANG)
    if result == process { exitStatus = Platform.status(from: word) }
  }

  /// Waits until something can be read or written, and reads and writes it.
  private func wait(upTo seconds: Double, sending pending: inout ArraySlice<UInt8>) {
    var waits = [
      pollfd(fd: isOutputClosed ? -1 : output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isErrorClosed ? -1 : errors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pending.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
    ]
    _ = poll(&waits, nfds_t(waits.count), Int32(max(1, seconds * 1000)))
    if waits[0].revents != 0 || waits[1].revents != 0 { drain() }
    if waits[2].revents & Int16(POLLOUT) != 0 { send(&pending) }
    // Nobody reads any more: there is no point in going on to write.
    if waits[2].revents & Int16(POLLERR | POLLHUP) != 0 { pending = [] }
  }

  private func send(_ pending: inout ArraySlice<UInt8>) {
    let count = pending.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    if count > 0 {
      pending = pending.dropFirst(count)
    } else if errno != EAGAIN && errno != EINTR {
      pending = []
    }
  }

  private func drain() {
    if !isOutputClosed { isOutputClosed = read(output, into: &outputBuffer) }
    if !isErrorClosed { isErrorClosed = read(errors, into: &errorOutput) }
    let excess = errorOutput.count - Self.keptErrorOutput
    if excess > 0 { errorOutput.removeFirst(excess) }
  }

  /// Reads what is there; tells whether the other end is closed.
  private func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Bool {
    while buffer.count <= Self.lineLimit {
      let count = chunk.withUnsafeMutableBytes { bytes in
        #if canImport(Glibc)
          Glibc.read(descriptor, bytes.baseAddress, bytes.count)
        #else
          Darwin.read(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count > 0 {
        buffer += chunk[..<count]
      } else if count == 0 {
        return true
      } else if errno != EINTR {
        return errno != EAGAIN
      }
    }
    return false
  }
}
