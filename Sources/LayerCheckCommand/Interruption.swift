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
  static func watch() {
    signal(SIGINT, note)
    signal(SIGTERM, note)
  }
}

/// The only thing that a signal handler may touch.
private let request = Atomic<Bool>(false)

private func note(_ number: Int32) {
  if request.exchange(true, ordering: .relaxed) { _exit(130) }
}
