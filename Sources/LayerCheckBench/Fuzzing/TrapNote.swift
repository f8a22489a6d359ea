import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// What is said of a trap: the number of the input that was read last, by which it is made again.
enum TrapNote {
  /// Has a trap say the number of the input before the program ends.
  static func prepare() {
    for number in [SIGILL, SIGTRAP, SIGBUS, SIGABRT] { signal(number, say) }
  }

  /// Notes which input is read next.
  static func note(_ index: Int) { latest.store(index, ordering: .relaxed) }
}

/// The only thing that the handler reads.
private let latest = Atomic<Int>(-1)

/// Writes the number digit by digit, because little else may be called here.
private func say(_ number: Int32) {
  let index = latest.load(ordering: .relaxed)
  var divisor = 1
  while index / divisor >= 10 { divisor *= 10 }
  let start: StaticString = "trap at or near input "
  _ = write(STDERR_FILENO, start.utf8Start, start.utf8CodeUnitCount)
  while divisor > 0 {
    var digit = UInt8(ascii: "0") + UInt8(index / divisor % 10)
    _ = write(STDERR_FILENO, &digit, 1)
    divisor /= 10
  }
  var end = UInt8(ascii: "\n")
  _ = write(STDERR_FILENO, &end, 1)
  signal(number, SIG_DFL)
  raise(number)
}
