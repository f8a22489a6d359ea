#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// The few system calls that differ in spelling between platforms.
enum Platform {
  /// Seconds on a clock that never goes back.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A pipe whose ends do not survive a spawn: the first is for reading, the second for writing.
  static func pipeEnds() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Several such pipes, or nil when there is no room for all of them.
  static func pipes(_ count: Int) -> [(read: Int32, write: Int32)]? {
    var pipes: [(read: Int32, write: Int32)] = []
    for _ in 0..<count {
      guard let ends = pipeEnds() else {
        let code = errno
        for ends in pipes {
          close(ends.read)
          close(ends.write)
        }
        errno = code
        return nil
      }
      pipes.append(ends)
    }
    return pipes
  }

  /// Makes reads and writes return at once.
  static func makeNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// How a process ended, from the word that waiting for it gives.
  static func status(from word: Int32) -> ExitStatus {
    let signal = word & 0x7f
    return signal == 0 ? .code(Int(word >> 8 & 0xff)) : .signal(Int(signal))
  }

  /// Starts a program in a process group of its own, with the given descriptors as its standard ones
  /// and no others.
  ///
  /// - Parameters:
  ///   - arguments: The program and its arguments.
  ///   - environment: The variables of its environment; nil for those of this process.
  ///   - standardInput: What it reads.
  ///   - standardOutput: What it writes to.
  ///   - standardError: What it complains to.
  /// - Returns: The process, or the system's error number.
  static func spawn(
    _ arguments: [String], environment: [String]?, standardInput: Int32, standardOutput: Int32,
    standardError: Int32
  ) -> Result<pid_t, SystemError> {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (target, source) in [standardInput, standardOutput, standardError].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
    }
    var flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF)
    flags |= Int32(POSIX_SPAWN_SETSIGMASK)
    #if canImport(Glibc)
      posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    #else
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    // The child starts with the usual disposition of signals, whatever we ignore.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var variables: [UnsafeMutablePointer<CChar>?] = (environment ?? []).map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    var process = pid_t()
    let code =
      environment == nil
      ? posix_spawnp(&process, arguments.first ?? "", &actions, &attributes, &words, environ)
      : posix_spawnp(&process, arguments.first ?? "", &actions, &attributes, &words, &variables)
    return code == 0 ? .success(process) : .failure(SystemError(code: code))
  }
}

/// An error number of the system.
struct SystemError: Error {
  let code: Int32

  var message: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
