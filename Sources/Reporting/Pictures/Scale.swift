import Geometry
import LayerScript

/// How numbers of a range lie along a line of a drawing.
struct Scale {
  let low: Double
  let high: Double
  /// Where the lowest and the highest number lie, in pixels.
  let from: Double
  let to: Double

  /// The place of a number.
  func callAsFunction(_ number: Double) -> Double {
    high == low ? (from + to) / 2 : from + (number - low) / (high - low) * (to - from)
  }

  /// Round numbers of the range, so few that each has so many pixels.
  func ticks(every distance: Double) -> [Double] {
    let step = Self.roundStep(atLeast: (high - low) * distance / max(1, abs(to - from)))
    guard step > 0, step.isFinite else { return [low] }
    let first = (low / step - 1e-9).rounded(.up)
    let last = (high / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 100 else { return [low] }
    return stride(from: first, through: last, by: 1).map { tick in
      // A division leaves less behind the decimals than a product with 0.1 does.
      step < 1 ? tick / (1 / step).rounded() : tick * step
    }
  }

  /// The next number that is 1, 2 or 5 times a power of ten.
  private static func roundStep(atLeast least: Double) -> Double {
    guard least > 0, least.isFinite else { return 0 }
    var unit = 1.0
    while unit > least { unit /= 10 }
    while unit * 10 < least { unit *= 10 }
    return [1, 2, 5, 10].map { $0 * unit }.first { $0 >= least } ?? unit * 10
  }
}
