import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// Whether somebody has asked the program to stop.
enum Interruption {
  /// Tells whether somebody has asked the program to stop.
  static var isRequested: Bool { request.load(ordering: .relaxed) }

  /// Notes requests from now on instead of ending at once; a second request ends at once.
  ///
  /// A hang-up counts as a request and never as a second one, because a terminal that is closed may send
  /// several; whoever had it ignored has it ignored still.
  static func watch() {
    signal(SIGINT, note)
    signal(SIGTERM, note)
    var hangUp = sigaction()
    sigaction(SIGHUP, nil, &hangUp)
    if !hangUp.isIgnored { signal(SIGHUP, noteHangUp) }
  }
}

/// The only thing that a signal handler may touch.
private let request = Atomic<Bool>(false)

private func noteHangUp(_ number: Int32) { request.store(true, ordering: .relaxed) }

private func note(_ number: Int32) {
  if request.exchange(true, ordering: .relaxed) { _exit(130) }
}

extension sigaction {
  /// Tells whether the signal has no effect.
  fileprivate var isIgnored: Bool {
    #if canImport(Glibc)
      let handler = __sigaction_handler.sa_handler
    #else
      let handler = __sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
