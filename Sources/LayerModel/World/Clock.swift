import Geometry

/// The harness's clock: an exact sum of steps.
///
/// It starts at 100 s, so that "begins now" and "literally 0" differ.
struct Clock: Hashable, Sendable {
  /// Where the clock stops: after some three hundred years, as one of whole nanoseconds would.
  private static let end = 9.2e9

  private(set) var time = DoubleDouble(100)
  /// How often the clock was moved.
  private(set) var moves = 0

  /// The reading in seconds.
  var seconds: Double { time.value }

  /// Tells whether the clock stands where single precision would tell no frames apart any more.
  var isFarFromOrigin: Bool { seconds > 4096 }

  /// Tells whether the clock has come to its end, where it stops.
  var isAtEnd: Bool { seconds >= Self.end }

  /// Moves the clock forward; steps that do not fit the clock any more stop it at its end.
  mutating func advance(by seconds: Double) {
    moves += 1
    let moved = time + seconds
    time = moved < Self.end ? moved : DoubleDouble(Self.end)
  }
}
