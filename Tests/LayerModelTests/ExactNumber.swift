@testable import Corpus

/// A number from 0 on, as a whole multiple of 2^-256: sums, differences and products of doubles are
/// exact in it as long as they need no finer steps.
///
/// It shares nothing with the arithmetic that it is held against.
struct ExactNumber {
  private static let places = 256
  private var units: BigNatural

  private init(_ units: BigNatural) {
    self.units = units
  }

  init(_ value: Double) {
    precondition(value >= 0)
    let exponent = Int(value.exponent) - 52
    let mantissa = BigNatural(value.significandBitPattern | (value == 0 ? 0 : 1 << 52))
    let shift = Self.places + exponent
    units = value == 0 ? BigNatural(0) : shift >= 0 ? mantissa << shift : mantissa >> -shift
  }

  static func + (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    ExactNumber(left.units + right.units)
  }

  /// The difference of a number and one that is not larger.
  static func - (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    ExactNumber(left.units - right.units)
  }

  static func * (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    ExactNumber((left.units * right.units) >> places)
  }

  static func < (left: ExactNumber, right: ExactNumber) -> Bool { left.units < right.units }

  /// What is left after taking away a number as often as possible.
  func remainder(dividingBy divisor: ExactNumber) -> ExactNumber {
    ExactNumber(units - (units / divisor.units) * divisor.units)
  }

  /// The quotient, to the last place.
  static func / (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    ExactNumber((left.units << places) / right.units)
  }

  /// The nearest double, or one beside it.
  var double: Double {
    let shift = max(0, units.bitWidth - 64)
    return Double((units >> shift).lowBits)
      * Double(sign: .plus, exponent: shift - Self.places, significand: 1)
  }
}
