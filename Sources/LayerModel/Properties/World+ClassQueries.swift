import LayerScript
import Rules

/// Questions to classes.
extension World {
  /// The factor by which a corner curve grows a corner; unknown names and none have 1 (PROPS-61).
  mutating func expansionFactor(of curve: String) -> Expected {
    let why = state.because(.props(61))
    guard let factor = semantics.expansionFactor(of: curve) else {
      let right = Value.number(1)
      return Expected(
        .raised("CAInvalidCornerCurve"), .value(.near(right, Tolerance(absolute: 1e-6))), why: why)
    }
    var reading = Reading(.number(factor), why: why)
    reading.tolerance = Tolerance(absolute: 1e-6)
    return reading.expected()
  }
}
