/// A number with 256 binary places behind the point, about 77 decimal ones.
///
/// Sums, differences and products by whole numbers are exact; everything else is rounded towards
/// zero in the last place, far below what a double can show.
struct FixedPoint: Hashable, Sendable {
  /// The number of binary places.
  static let places = 256

  /// The magnitude in units of the last place.
  let magnitude: BigNatural
  let isNegative: Bool

  init(magnitude: BigNatural, isNegative: Bool) {
    self.magnitude = magnitude
    self.isNegative = isNegative && !magnitude.isZero
  }

  init(_ whole: Int) {
    self.init(
      magnitude: BigNatural(UInt64(whole.magnitude)) << Self.places, isNegative: whole < 0)
  }

  /// The number that a double stands for; nil when it is not finite.
  init?(_ double: Double) {
    guard double.isFinite else { return nil }
    if double == 0 {
      self.init(0)
      return
    }
    // A double is its significand of 53 bits times a power of two.
    let significand = BigNatural(double.significandBitPattern | 1 << 52)
    let shift = Self.places + Int(double.exponent) - 52
    let isSubnormal = double.isSubnormal
    let magnitude = isSubnormal ? .zero : shift < 0 ? significand >> -shift : significand << shift
    self.init(magnitude: magnitude, isNegative: double < 0)
  }

  static let zero = FixedPoint(0)
  static let one = FixedPoint(1)

  /// The nearest double.
  var double: Double {
    let width = magnitude.bitWidth
    if width == 0 { return 0 }
    let leading = width > 64 ? magnitude >> (width - 64) : magnitude << (64 - width)
    var bits = leading.lowBits
    // What is cut off decides between two doubles only if it is not nothing.
    if width > 64, leading << (width - 64) != magnitude { bits |= 1 }
    let scaled = Double(sign: .plus, exponent: width - 64 - Self.places, significand: Double(bits))
    return isNegative ? -scaled : scaled
  }

  /// The whole part, rounded down; nil when it is beyond the range of `Int`.
  var floor: Int? {
    let whole = magnitude >> Self.places
    guard whole.bitWidth < 63 else { return nil }
    let value = Int(whole.lowBits)
    let isExact = whole << Self.places == magnitude
    return isNegative ? (isExact ? -value : -value - 1) : value
  }
}

extension FixedPoint: Comparable {
  static func < (left: FixedPoint, right: FixedPoint) -> Bool {
    switch (left.isNegative, right.isNegative) {
    case (true, false): true
    case (false, true): false
    case (false, false): left.magnitude < right.magnitude
    case (true, true): right.magnitude < left.magnitude
    }
  }
}

extension FixedPoint {
  static prefix func - (value: FixedPoint) -> FixedPoint {
    FixedPoint(magnitude: value.magnitude, isNegative: !value.isNegative)
  }

  static func + (left: FixedPoint, right: FixedPoint) -> FixedPoint {
    if left.isNegative == right.isNegative {
      return FixedPoint(
        magnitude: left.magnitude + right.magnitude, isNegative: left.isNegative)
    }
    if left.magnitude >= right.magnitude {
      return FixedPoint(
        magnitude: left.magnitude - right.magnitude, isNegative: left.isNegative)
    }
    return FixedPoint(magnitude: right.magnitude - left.magnitude, isNegative: right.isNegative)
  }

  static func - (left: FixedPoint, right: FixedPoint) -> FixedPoint { left + -right }

  static func * (left: FixedPoint, right: FixedPoint) -> FixedPoint {
    FixedPoint(
      magnitude: (left.magnitude * right.magnitude) >> places,
      isNegative: left.isNegative != right.isNegative)
  }

  /// The quotient; the right side is not zero.
  static func / (left: FixedPoint, right: FixedPoint) -> FixedPoint {
    FixedPoint(
      magnitude: (left.magnitude << places) / right.magnitude,
      isNegative: left.isNegative != right.isNegative)
  }

  /// The quotient by a small whole number.
  func quotient(by divisor: UInt32) -> FixedPoint {
    FixedPoint(magnitude: magnitude.quotient(by: divisor), isNegative: isNegative)
  }

  var absolute: FixedPoint { FixedPoint(magnitude: magnitude, isNegative: false) }
  var isZero: Bool { magnitude.isZero }
}
