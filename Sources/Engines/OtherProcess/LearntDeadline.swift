/// How long a driver may take for a script before it is suspected to hang: far longer than any of its
/// first scripts took.
struct LearntDeadline {
  /// How many scripts tell how long others may take.
  private static let scriptsNeeded = 5
  /// How many times as long as the slowest of them.
  private static let usualFactor = 20.0
  /// The least that is waited, in seconds: on a busy machine any process may stand still for a moment.
  private static let least = 0.5

  private var scripts = 0
  private var slowest = 0.0
  private var factor = 1.0

  /// The deadline in seconds; nil as long as too little is known.
  var seconds: Double? {
    guard scripts >= Self.scriptsNeeded else { return nil }
    return max(Self.least, slowest * Self.usualFactor) * factor
  }

  /// Takes note of how long a script took that was answered.
  mutating func learn(from seconds: Double) {
    guard scripts < Self.scriptsNeeded else { return }
    scripts += 1
    slowest = max(slowest, seconds)
  }

  /// Makes the deadline twice as long.
  mutating func double() { factor *= 2 }
}
