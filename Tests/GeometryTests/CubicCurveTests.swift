import Geometry
import Testing

/// Timing curves against a second, slower way to solve them.
struct CubicCurveTests {
  static let curves = [
    CubicCurve(0, 0, 1, 1), CubicCurve(0.25, 0.1, 0.25, 1), CubicCurve(0.42, 0, 1, 1),
    CubicCurve(0, 0, 0.58, 1), CubicCurve(0.42, 0, 0.58, 1), CubicCurve(0, 1, 1, 0),
    CubicCurve(0.2, 0.9, 0.8, 0.1),
  ]

  @Test(arguments: curves)
  func progressAgreesWithPlainBisection(curve: CubicCurve) {
    // Where a curve is flat at an end, bisection stops early; the ends have a test of their own.
    for step in 1..<200 {
      let fraction = Double(step) / 200
      #expect(abs(curve.progress(at: fraction) - bisected(curve, at: fraction)) <= 1e-9)
    }
  }

  @Test(arguments: curves)
  func theEndsAreExactAndHeldOutside(curve: CubicCurve) {
    #expect([-1, 0].map { curve.progress(at: $0) } == [0, 0])
    #expect([1, 2].map { curve.progress(at: $0) } == [1, 1])
  }

  @Test(arguments: curves.filter { $0.first.y <= $0.second.y })
  func progressNeverFallsWhenTheControlPointsRise(curve: CubicCurve) {
    let values = (0...1000).map { curve.progress(at: Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-15 })
  }

  @Test func theLinearCurveIsExact() {
    #expect([0.1, 0.3, 0.7].map { CubicCurve(0, 0, 1, 1).progress(at: $0) } == [0.1, 0.3, 0.7])
  }

  @Test func aCurveMayOvershoot() {
    #expect(CubicCurve(0.3, 1.5, 0.7, 1.5).progress(at: 0.7) > 1)
  }

  private func bisected(_ curve: CubicCurve, at fraction: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if value(curve.first.x, curve.second.x, middle) < fraction {
        low = middle
      } else {
        high = middle
      }
    }
    return value(curve.first.y, curve.second.y, (low + high) / 2)
  }

  /// The curve by repeated halving of its control polygon.
  private func value(_ first: Double, _ second: Double, _ s: Double) -> Double {
    var points = [0, first, second, 1]
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * s }
    }
    return points[0]
  }
}
