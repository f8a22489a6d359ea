/// The harness's clock: an exact sum of steps in whole nanoseconds.
///
/// It starts at 100 s, so that "begins now" and "literally 0" differ.
struct Clock: Hashable, Sendable {
  private(set) var nanoseconds: Int64 = 100_000_000_000

  /// The reading in seconds.
  var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Tells whether the clock stands where single precision would tell no frames apart any more.
  var isFarFromOrigin: Bool { nanoseconds > 4_096_000_000_000 }

  /// Tells whether the clock has come to its end, where it stops.
  var isAtEnd: Bool { nanoseconds >= Int64.max - 1_000_000_000 }

  /// Moves the clock forward; steps that do not fit the clock any more stop it at its end.
  mutating func advance(by seconds: Double) {
    let step = (seconds * 1e9).rounded()
    let room = Double(Int64.max - nanoseconds) - 1024
    nanoseconds += step < room ? Int64(step) : Int64(max(0, room))
  }
}
