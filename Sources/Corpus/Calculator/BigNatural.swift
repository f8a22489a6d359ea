/// A whole number without sign, of any size.
struct BigNatural: Hashable, Sendable {
  /// Digits in base 2^32, least first, without zeros at the end.
  private(set) var digits: [UInt32]

  static let zero = BigNatural(digits: [])

  init(_ value: UInt64) {
    self.init(digits: [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)])
  }

  private init(digits: [UInt32]) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
  }

  var isZero: Bool { digits.isEmpty }

  var bitWidth: Int {
    digits.last.map { digits.count * 32 - $0.leadingZeroBitCount } ?? 0
  }

  /// The number modulo 2^64.
  var lowBits: UInt64 { UInt64(digit(1)) << 32 | UInt64(digit(0)) }
}

extension BigNatural: Comparable {
  static func < (left: BigNatural, right: BigNatural) -> Bool {
    if left.digits.count != right.digits.count { return left.digits.count < right.digits.count }
    for (ours, theirs) in zip(left.digits.reversed(), right.digits.reversed()) where ours != theirs
    {
      return ours < theirs
    }
    return false
  }
}

extension BigNatural {
  static func + (left: BigNatural, right: BigNatural) -> BigNatural {
    var sum: [UInt32] = []
    var carry: UInt64 = 0
    for place in 0..<max(left.digits.count, right.digits.count) {
      let digit = UInt64(left.digit(place)) + UInt64(right.digit(place)) + carry
      sum.append(UInt32(truncatingIfNeeded: digit))
      carry = digit >> 32
    }
    sum.append(UInt32(carry))
    return BigNatural(digits: sum)
  }

  /// The difference; the right side is not the larger.
  static func - (left: BigNatural, right: BigNatural) -> BigNatural {
    precondition(left >= right, "a natural number has no sign")
    var difference: [UInt32] = []
    var borrow: Int64 = 0
    for place in 0..<left.digits.count {
      let digit = Int64(left.digits[place]) - Int64(right.digit(place)) - borrow
      borrow = digit < 0 ? 1 : 0
      difference.append(UInt32(truncatingIfNeeded: digit))
    }
    return BigNatural(digits: difference)
  }

  static func * (left: BigNatural, right: BigNatural) -> BigNatural {
    if left.isZero || right.isZero { return .zero }
    var product = [UInt32](repeating: 0, count: left.digits.count + right.digits.count)
    for (i, ours) in left.digits.enumerated() {
      var carry: UInt64 = 0
      for (j, theirs) in right.digits.enumerated() {
        let digit = UInt64(ours) * UInt64(theirs) + UInt64(product[i + j]) + carry
        product[i + j] = UInt32(truncatingIfNeeded: digit)
        carry = digit >> 32
      }
      product[i + right.digits.count] = UInt32(carry)
    }
    return BigNatural(digits: product)
  }

  static func << (left: BigNatural, places: Int) -> BigNatural {
    let bits = UInt64(places % 32)
    var shifted = [UInt32](repeating: 0, count: places / 32)
    var carry: UInt64 = 0
    for digit in left.digits {
      let wide = UInt64(digit) << bits | carry
      shifted.append(UInt32(truncatingIfNeeded: wide))
      carry = wide >> 32
    }
    shifted.append(UInt32(carry))
    return BigNatural(digits: shifted)
  }

  static func >> (left: BigNatural, places: Int) -> BigNatural {
    let bits = UInt64(places % 32)
    var shifted: [UInt32] = []
    let start = places / 32
    guard start < left.digits.count else { return .zero }
    for place in start..<left.digits.count {
      let wide = UInt64(left.digits[place]) | UInt64(left.digit(place + 1)) << 32
      shifted.append(UInt32(truncatingIfNeeded: wide >> bits))
    }
    return BigNatural(digits: shifted)
  }

  /// The quotient, rounded down: long division in base 2 by shifting and subtracting.
  static func / (left: BigNatural, right: BigNatural) -> BigNatural {
    precondition(!right.isZero, "nothing is divided by zero")
    var shift = left.bitWidth - right.bitWidth
    if shift < 0 { return .zero }
    var rest = left
    var divisor = right << shift
    var quotient = [UInt32](repeating: 0, count: shift / 32 + 1)
    while shift >= 0 {
      if divisor <= rest {
        rest = rest - divisor
        quotient[shift / 32] |= 1 << UInt32(shift % 32)
      }
      divisor = divisor >> 1
      shift -= 1
    }
    return BigNatural(digits: quotient)
  }

  /// The quotient by a small number, rounded down.
  func quotient(by divisor: UInt32) -> BigNatural {
    var rest: UInt64 = 0
    var quotient = digits
    for place in digits.indices.reversed() {
      let wide = rest << 32 | UInt64(digits[place])
      quotient[place] = UInt32(wide / UInt64(divisor))
      rest = wide % UInt64(divisor)
    }
    return BigNatural(digits: quotient)
  }

  /// The root, rounded down, by Newton's method from above.
  var squareRoot: BigNatural {
    if isZero { return .zero }
    // The root of the leading bits is right to 26 places, and each turn doubles them.
    let shift = max(0, bitWidth - 51) / 2 * 2
    let leading = Double((self >> shift).lowBits).squareRoot()
    var root = BigNatural(UInt64(leading) + 1) << (shift / 2)
    while true {
      let next = (root + self / root) >> 1
      if next >= root { return root }
      root = next
    }
  }

  private func digit(_ place: Int) -> UInt32 { place < digits.count ? digits[place] : 0 }
}
