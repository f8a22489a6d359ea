/// How simple a floating-point number is to a reader: whole numbers first, then short fractions.
///
/// The tiers are: whole numbers up to 2^40 by size; fractions with up to ten binary places, those
/// with fewer places first; all other finite numbers; the infinities and NaN.
public enum DoubleOrder {
  static let tierBits: UInt64 = 60
  static let wholeLimit = 1_099_511_627_776.0  // 2^40
  static let longestFraction = 10

  /// The place of a number in the order; zero for zero, lower is simpler.
  ///
  /// Negative zero comes right behind zero, and all NaNs count as one.
  public static func complexity(of number: Double) -> UInt64 {
    if number.isNaN { return 3 << tierBits | 2 }
    let sign: UInt64 = number.sign == .minus ? 1 : 0
    if number.isInfinite { return 3 << tierBits | sign }
    let size = number.magnitude
    if size < wholeLimit {
      if size == size.rounded(.towardZero) { return UInt64(size) << 1 | sign }
      if let places = binaryPlaces(of: size) {
        let scaled = UInt64(size * Double(1 << places))
        return 1 << tierBits | UInt64(places) << 52 | scaled << 1 | sign
      }
    }
    return 2 << tierBits | (size.bitPattern >> 4 & ~(15 << tierBits)) | sign
  }

  /// The number of binary places of a size below the limit of whole numbers: none for a whole number, and
  /// nil where there are too many for a short fraction.
  static func places(of size: Double) -> Int? {
    size == size.rounded(.towardZero) ? 0 : binaryPlaces(of: size)
  }

  /// The number of binary places after the point, if there are few enough for a short fraction.
  static func binaryPlaces(of size: Double) -> Int? {
    for places in 1...longestFraction {
      let scaled = size * Double(1 << places)
      if scaled == scaled.rounded(.towardZero) { return places }
    }
    return nil
  }
}
