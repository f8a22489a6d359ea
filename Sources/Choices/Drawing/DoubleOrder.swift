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
  /// Negative zero counts as zero and all NaNs count as one.
  public static func complexity(of number: Double) -> UInt64 {
    if number.isNaN { return 3 << tierBits | 2 }
    if number.isInfinite { return 3 << tierBits | (number < 0 ? 1 : 0) }
    let size = number.magnitude
    let sign: UInt64 = number < 0 ? 1 : 0
    if size < wholeLimit {
      if size == size.rounded(.towardZero) { return UInt64(size) << 1 | sign }
      if let places = binaryPlaces(of: size) {
        let scaled = UInt64(size * Double(1 << places))
        return 1 << tierBits | UInt64(places) << 52 | scaled << 1 | sign
      }
    }
    return 2 << tierBits | (size.bitPattern >> 4 & ~(15 << tierBits)) | sign
  }

  /// The number of binary places after the point, if there are few enough for a short fraction.
  static func binaryPlaces(of size: Double) -> Int? {
    for places in 1...longestFraction {
      let scaled = size * Double(1 << places)
      if scaled == scaled.rounded(.towardZero) { return places }
    }
    return nil
  }

  /// Simpler numbers that are worth trying in the place of one, simplest first.
  ///
  /// All of them are strictly simpler than the given number.
  public static func simplerCandidates(than number: Double) -> [Double] {
    var candidates: [Double] = [0, 1, 2, 0.5]
    if number.isFinite {
      let whole = number.rounded(.towardZero)
      let size = number.magnitude
      candidates += [size, whole, whole.magnitude, whole / 2, (number / 2).rounded(.towardZero)]
      candidates += [whole - 1, (number * 2).rounded() / 2, (number * 64).rounded() / 64]
      candidates += [whole + (number < 0 ? 1 : -1), (number * 4).rounded() / 4]
    }
    if !number.isFinite { candidates += [.greatestFiniteMagnitude, .infinity, -.infinity] }
    let limit = complexity(of: number)
    var seen: Set<UInt64> = []
    return candidates.filter { candidate in
      let place = complexity(of: candidate)
      return place < limit && seen.insert(place).inserted
    }.sorted { complexity(of: $0) < complexity(of: $1) }
  }
}
