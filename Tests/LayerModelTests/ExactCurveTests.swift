import Geometry
import LayerModel
import Testing

@testable import Corpus

/// Timing functions and springs against arithmetic with 256 binary places.
struct ExactCurveTests {
  static let table: [(curve: [Double], progress: [Double])] = [
    (
      [0.42, 0, 1, 1],
      [
        0.017027, 0.062282, 0.093465, 0.129577, 0.214861, 0.315357, 0.429120, 0.554814, 0.621862,
        0.691634, 0.839428,
      ]
    ),
    (
      [0, 0, 0.58, 1],
      [
        0.160572, 0.308366, 0.378138, 0.445186, 0.570880, 0.684643, 0.785139, 0.870423, 0.906535,
        0.937718, 0.982973,
      ]
    ),
    (
      [0.42, 0, 0.58, 1],
      [
        0.019722, 0.081660, 0.129162, 0.187396, 0.331884, 0.5, 0.668116, 0.812604, 0.870838,
        0.918340, 0.980278,
      ]
    ),
    (
      [0.25, 0.1, 0.25, 1],
      [
        0.094796, 0.295244, 0.408511, 0.513315, 0.682541, 0.802403, 0.885229, 0.940765, 0.960459,
        0.975625, 0.994316,
      ]
    ),
    (
      [0.1, 1, 1, 0.2],
      [
        0.351591, 0.466859, 0.500276, 0.524427, 0.554650, 0.570792, 0.581333, 0.593981, 0.604081,
        0.619119, 0.679300,
      ]
    ),
    (
      [1, 0, 0.8, 1],
      [
        0.003541, 0.015138, 0.024520, 0.036682, 0.070928, 0.122166, 0.197716, 0.311933, 0.392780,
        0.5, 0.843750,
      ]
    ),
    (
      [0.2, 0, 0, 1],
      [
        0.156250, 0.5, 0.607220, 0.688067, 0.802284, 0.877834, 0.929072, 0.963318, 0.975480,
        0.984862, 0.996459,
      ]
    ),
    (
      [0.68, -0.55, 0.265, 1.55],
      [
        -0.066291, -0.092702, -0.082807, -0.049317, 0.142923, 0.606680, 0.947542, 1.069261,
        1.089166, 1.092090, 1.062373,
      ]
    ),
    (
      [0.5, 0, 0.5, 1],
      [
        0.014622, 0.064495, 0.105893, 0.160027, 0.308865, 0.5, 0.691135, 0.839973, 0.894107,
        0.935505, 0.985378,
      ]
    ),
  ]
  static let fractions = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9]

  @Test("table A of the catalogue is what both compute", arguments: table.indices)
  func tableIsReproduced(row: Int) throws {
    let (numbers, progress) = Self.table[row]
    let curve = CubicCurve(numbers[0], numbers[1], numbers[2], numbers[3])
    for (fraction, wanted) in zip(Self.fractions, progress) {
      #expect(abs(curve.progress(at: fraction) - wanted) <= 5.1e-7, "at \(fraction)")
      #expect(abs(try exact(numbers, fraction) - wanted) <= 5.1e-7, "at \(fraction)")
    }
  }

  /// Corners of what control points may be, and points between.
  static let curves: [[Double]] = {
    let places = [0, 0.05, 0.3, 0.77, 1]
    let heights: [(Double, Double)] = [(0, 1), (0.9, 0.1), (-1.5, 2.5)]
    var result: [[Double]] = []
    for first in places {
      for second in places {
        for height in heights { result.append([first, height.0, second, height.1]) }
      }
    }
    return result
  }()

  @Test("progress is the exact root", arguments: curves)
  func progressIsExact(numbers: [Double]) throws {
    let curve = CubicCurve(numbers[0], numbers[1], numbers[2], numbers[3])
    for fraction in [1e-6, 0.01, 0.125, 0.3, 0.4999, 0.5, 0.6, 0.875, 0.99, 1 - 1e-6] {
      if curve.slope(at: fraction) >= 1e-4 {
        let error = abs(curve.progress(at: fraction) - (try exact(numbers, fraction)))
        #expect(error <= 1e-6, "at \(fraction)")
      } else {
        // One unit in the last place of x moves the exact answer far here; what was found must still
        // be a root.
        let parameter = try #require(FixedPoint(curve.parameter(at: fraction)))
        let width = cubic(numbers[0], numbers[2], at: parameter)
        let miss = width - (try #require(FixedPoint(fraction)))
        let most = try #require(FixedPoint(4 * fraction.ulp))
        #expect(miss < most && -miss < most, "at \(fraction)")
      }
    }
  }

  struct Spring: Sendable, CustomTestStringConvertible {
    let mass: Int
    let stiffness: Int
    let damping: Int
    let velocity: Int

    var testDescription: String { "m\(mass) k\(stiffness) d\(damping) v\(velocity)" }
  }

  /// Below, at and above critical damping, for each mass, stiffness and velocity.
  static let springs: [Spring] = {
    var result: [Spring] = []
    for mass in [1, 4] {
      for stiffness in [25, 100, 900] {
        // Twice the root of mass times stiffness is critical; all of these are squares.
        let critical = Int(2 * Double(mass * stiffness).squareRoot())
        for damping in [critical / 20 + 1, critical / 2, critical - 1, critical, critical * 2] {
          for velocity in [0, 5, -5] {
            result.append(
              Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity))
          }
        }
      }
    }
    return result
  }()

  @Test("springs follow their closed forms", arguments: springs)
  func springsAreExact(spring: Spring) throws {
    let curve = SpringCurve(
      mass: Double(spring.mass), stiffness: Double(spring.stiffness),
      damping: Double(spring.damping), initialVelocity: Double(spring.velocity))
    for seconds in ["0.015625", "0.125", "0.375", "0.5", "1", "1.75"] {
      let wanted = try Calculator.evaluate(closedForm(spring, seconds))
      let shown = curve.progress(at: Double(seconds) ?? 0)
      #expect(abs(shown - wanted) <= 1e-7, "at \(seconds): \(shown), not \(wanted)")
    }
  }

  /// The progress as an expression; above critical damping that of the critical spring.
  private func closedForm(_ spring: Spring, _ t: String) -> String {
    let w0 = "sqrt(\(spring.stiffness)/\(spring.mass))"
    let (mass, damping, v0) = (spring.mass, spring.damping, "(\(spring.velocity))")
    if damping * damping >= 4 * mass * spring.stiffness {
      return "1 - exp(-\(w0)*\(t))*(1 + (\(w0) - \(v0))*\(t))"
    }
    let decay = "(\(damping)/(2*\(mass)))"
    let wd = "sqrt(\(spring.stiffness)/\(mass) - \(decay)*\(decay))"
    return "1 - exp(-\(decay)*\(t))*(cos(\(wd)*\(t)) + (\(decay) - \(v0))/\(wd)*sin(\(wd)*\(t)))"
  }

  private func exact(_ numbers: [Double], _ fraction: Double) throws -> Double {
    let points = numbers.map { "\($0)" }.joined(separator: ", ")
    return try Calculator.evaluate("bezier(\(points))(\(fraction))")
  }

  /// The width of the curve at a parameter, exactly.
  private func cubic(_ first: Double, _ second: Double, at place: FixedPoint) -> FixedPoint {
    let rest = FixedPoint.one - place
    let three = FixedPoint(3)
    let (a, b) = (FixedPoint(first) ?? .zero, FixedPoint(second) ?? .zero)
    return three * a * place * rest * rest + three * b * place * place * rest
      + place * place * place
  }
}
