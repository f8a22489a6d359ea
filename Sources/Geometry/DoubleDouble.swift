/// A number as the exact sum of two doubles, with about twice the precision of one.
///
/// Times far from zero are compared with cycles of milliseconds: what one double loses there is a
/// visible part of a cycle.
public struct DoubleDouble: Hashable, Sendable {
  /// The nearest double.
  public let value: Double
  /// What the nearest double lacks.
  public let rest: Double

  /// Creates the number that a double is.
  public init(_ value: Double) {
    self.value = value
    rest = 0
  }

  private init(sum first: Double, _ second: Double) {
    let sum = first + second
    value = sum
    guard sum.isFinite else {
      rest = 0
      return
    }
    let part = sum - first
    rest = (first - (sum - part)) + (second - part)
  }

  /// The sum of two numbers.
  public static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let high = DoubleDouble(sum: left.value, right.value)
    let low = DoubleDouble(sum: left.rest, right.rest)
    let middle = DoubleDouble(sum: high.value, high.rest + low.value)
    return DoubleDouble(sum: middle.value, middle.rest + low.rest)
  }

  /// The difference of two numbers.
  public static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    left + DoubleDouble(sum: -right.value, -right.rest)
  }

  /// The sum with a double.
  public static func + (left: DoubleDouble, right: Double) -> DoubleDouble {
    left + DoubleDouble(right)
  }

  /// The difference from a double.
  public static func - (left: DoubleDouble, right: Double) -> DoubleDouble {
    left + DoubleDouble(-right)
  }

  /// The product with a double.
  public static func * (left: DoubleDouble, right: Double) -> DoubleDouble {
    let product = left.value * right
    guard product.isFinite else { return DoubleDouble(product) }
    let error = (-product).addingProduct(left.value, right)
    return DoubleDouble(sum: product, error + left.rest * right)
  }

  /// Tells whether a number is below a double.
  public static func < (left: DoubleDouble, right: Double) -> Bool { (left - right).value < 0 }

  /// Divides by a double above zero.
  ///
  /// - Parameter divisor: The double.
  /// - Returns: How often it can be taken away, and what is then left, from 0 on.
  public func remainder(dividingBy divisor: Double) -> (quotient: Double, remainder: DoubleDouble) {
    // The remainder of a double is a double; only the rest can lead over an end of the cycle.
    let whole = value.truncatingRemainder(dividingBy: divisor)
    var quotient = ((value - whole) / divisor).rounded()
    var remainder = DoubleDouble(whole) + rest
    while remainder < 0, quotient.isFinite {
      remainder = remainder + divisor
      quotient -= 1
    }
    while !(remainder < divisor), remainder.value.isFinite {
      remainder = remainder - divisor
      quotient += 1
    }
    return (quotient, remainder)
  }
}
