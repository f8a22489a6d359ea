/// The cubic through two neighbouring key values, given the values beside them (ANIM-45, ANIM-46).
///
/// Without tension, continuity and bias the Kochanek-Bartels spline is the one of Catmull and Rom.
public enum Spline {
  /// The number at a fraction of the way from the second value to the third.
  ///
  /// - Parameters:
  ///   - before: The key value before the segment.
  ///   - from: Where the segment starts.
  ///   - to: Where the segment ends.
  ///   - after: The key value after the segment.
  ///   - fraction: The fraction of the segment, from 0 to 1.
  /// - Returns: The number; outside 0...1 the nearer end.
  public static func value(
    _ before: Double, _ from: Double, _ to: Double, _ after: Double, at fraction: Double
  ) -> Double {
    if fraction <= 0 { return from }
    if fraction >= 1 { return to }
    let linear = (to - before) / 2
    let square = before - 2.5 * from + 2 * to - after / 2
    let cube = (after - before) / 2 + 1.5 * (from - to)
    return ((cube * fraction + square) * fraction + linear) * fraction + from
  }
}
