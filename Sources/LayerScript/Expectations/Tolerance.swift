/// How far numbers may be from the expected ones.
public struct Tolerance: Hashable, Sendable {
  /// The largest absolute difference allowed.
  public var absolute: Double
  /// The period for values that repeat, such as angles; nil means that there is none.
  public var modulus: Double?
  /// Tells whether both numbers are rounded to single precision before they are compared.
  public var single: Bool

  /// Creates a tolerance.
  public init(absolute: Double, modulus: Double? = nil, single: Bool = false) {
    self.absolute = absolute
    self.modulus = modulus
    self.single = single
  }

  /// No difference at all; negative zero counts as zero.
  public static let exact = Tolerance(absolute: 0)
  /// No difference after both numbers were rounded to single precision.
  public static let singlePrecision = Tolerance(absolute: 0, single: true)

  /// The tolerance of computed geometry, T1 in the catalogue.
  ///
  /// - Parameter largest: The largest magnitude that occurs within the formula, not in its result.
  /// - Returns: The tolerance.
  public static func geometry(largest: Double) -> Tolerance {
    Tolerance(absolute: 1e-6 + 1e-9 * largest)
  }

  /// The same comparison for an engine that computes in single precision.
  public func loosened(largest: Double) -> Tolerance {
    Tolerance(absolute: max(absolute, 1e-3 + 1e-5 * largest), modulus: modulus, single: single)
  }

  /// Tells whether a number is close enough; two NaNs are equal, an infinity equals itself.
  public func accepts(_ actual: Double, for expected: Double) -> Bool {
    if actual.isNaN || expected.isNaN { return actual.isNaN && expected.isNaN }
    if single {
      let (left, right) = (Double(Float(actual)), Double(Float(expected)))
      return left == right || abs(left - right) <= absolute
    }
    if actual == expected { return true }
    var difference = abs(actual - expected)
    if let modulus {
      difference = difference.truncatingRemainder(dividingBy: modulus)
      difference = min(difference, modulus - difference)
    }
    return difference <= absolute
  }
}
