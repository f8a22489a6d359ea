#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// The end of processes that left the group of the child that started them.
enum Strays {
  /// How long a process that was ended by force may take to be gone, in seconds.
  static let patience = 2.0

  /// Ends the adopted children that bear a mark, and what is adopted after them, until there is none.
  static func end(bearing mark: ProcessMark) {
    end { mark.isBorne(by: $0) }
  }

  /// Ends all children but some.
  static func endAll(except kept: Set<pid_t>) {
    end { !kept.contains($0) }
  }

  /// Ends a process by force and waits until it is gone, unless that takes too long.
  ///
  /// - Returns: The word that says how it ended; nil when it is not gone, or is no child.
  @discardableResult
  static func endAndReap(_ process: pid_t) -> Int32? {
    kill(process, SIGKILL)
    let deadline = Platform.now() + patience
    var pause: UInt32 = 100
    while true {
      var word: Int32 = 0
      let result = waitpid(process, &word, WNOHANG)
      if result == process { return word }
      if result < 0 && errno != EINTR { return nil }
      if Platform.now() > deadline { return nil }
      usleep(pause)
      pause = min(pause * 2, 10_000)
    }
  }

  /// A process that ends may leave others, which become children then: so it goes on until all that is
  /// left does not count.
  private static func end(_ counts: (pid_t) -> Bool) {
    let deadline = Platform.now() + patience
    while Platform.now() < deadline {
      let strays = ProcessTable.children.filter(counts)
      if strays.isEmpty { return }
      for stray in strays { kill(stray, SIGKILL) }
      for stray in strays { endAndReap(stray) }
    }
  }
}
