#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension SpringCurve {
  /// The spring of mass 1 whose envelope has fallen to a thousandth after some seconds (VIEW-56).
  ///
  /// - Parameters:
  ///   - ratio: The share of critical damping, above 0 and at most 1.
  ///   - seconds: When the spring is at rest.
  public init(dampingRatio ratio: Double, restingAfter seconds: Double) {
    // Where the damping is critical, the root of (1 + x) e^-x = 0.001.
    let frequency =
      ratio < 1
      ? log(ratio / ((1 - ratio * ratio).squareRoot() * 0.001)) / (ratio * seconds)
      : 9.23341348 / seconds
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }
}
