/// Looks for the simplest floating-point number that keeps a failure, in the order of `DoubleOrder`.
///
/// First it looks for the least number of binary places with which the failure is kept, then for the
/// whole part with the fraction kept, then for the fraction. Whole parts and fractions are searched for
/// like whole numbers (`IntegerSearch`).
struct DoubleSearch {
  private let simplest: Double
  /// The simplest number so far that keeps the failure.
  private var best: Double

  init(from choice: Choice) {
    simplest = Double(bitPattern: choice.simplest)
    best = choice.double
  }

  /// Runs the search.
  ///
  /// - Parameter keepsFailing: Tries a number.
  /// - Returns: Whether any simpler number keeps the failure.
  @discardableResult
  mutating func run(_ keepsFailing: (Double) -> Bool) -> Bool {
    let start = best
    if best.bitPattern == simplest.bitPattern { return false }
    if keepsFailing(simplest) { return true }
    if !best.isFinite { lowerInfinity(keepsFailing) }
    guard best.isFinite else { return best.bitPattern != start.bitPattern }
    if best.sign == .minus { attempt(best.magnitude, keepsFailing) }
    if best.magnitude >= DoubleOrder.wholeLimit { lowerHuge(keepsFailing) }
    guard best.magnitude < DoubleOrder.wholeLimit else { return best != start }
    shorten(keepsFailing)
    lowerWholePart(keepsFailing)
    lowerFraction(keepsFailing)
    return best.bitPattern != start.bitPattern
  }

  @discardableResult
  private mutating func attempt(_ number: Double, _ keepsFailing: (Double) -> Bool) -> Bool {
    guard DoubleOrder.complexity(of: number) < DoubleOrder.complexity(of: best),
      keepsFailing(number)
    else { return false }
    best = number
    return true
  }

  /// From an infinity, or from what is no number, to the largest number or another infinity.
  private mutating func lowerInfinity(_ keepsFailing: (Double) -> Bool) {
    let largest = Double.greatestFiniteMagnitude
    for number in [1, largest, -largest, .infinity, -.infinity]
    where attempt(number, keepsFailing) { return }
  }

  /// From a number that is too large for a whole one of the first tier, by its bits.
  private mutating func lowerHuge(_ keepsFailing: (Double) -> Bool) {
    let sign: Double = best < 0 ? -1 : 1
    for number in [DoubleOrder.wholeLimit - 1, DoubleOrder.wholeLimit]
    where attempt(sign * number, keepsFailing) { return }
    // The lowest four bits do not count in the order.
    let low = DoubleOrder.wholeLimit.bitPattern >> 4
    let most = best.magnitude.bitPattern >> 4 - low
    let top = best.magnitude
    IntegerSearch.largest(upTo: UInt(most)) { amount in
      let bits = (top.bitPattern >> 4 - UInt64(amount)) << 4
      return attempt(sign * Double(bitPattern: bits), keepsFailing)
    }
  }

  /// Rounds to as few binary places as keep the failure.
  private mutating func shorten(_ keepsFailing: (Double) -> Bool) {
    let size = best.magnitude
    let places = DoubleOrder.places(of: size) ?? DoubleOrder.longestFraction + 1
    for fewer in 0..<places {
      let scale = Double(1 << fewer)
      let below = (size * scale).rounded(.down) / scale
      for rounded in [below, below + 1 / scale]
      where attempt(best < 0 ? -rounded : rounded, keepsFailing) { return }
    }
  }

  /// Searches for the whole part, with the fraction kept.
  private mutating func lowerWholePart(_ keepsFailing: (Double) -> Bool) {
    let whole = best.rounded(.towardZero)
    let fraction = best - whole
    let isNegative = best < 0
    IntegerSearch(from: Int(whole), to: 0).run { number in
      // The fraction goes away from zero with either sign of the whole part.
      let size = Double(number.magnitude) + fraction.magnitude
      let isBelow = number == 0 ? isNegative : number < 0
      return attempt(isBelow ? -size : size, keepsFailing)
    }
  }

  /// Searches for the fraction, with the whole part and the number of places kept.
  private mutating func lowerFraction(_ keepsFailing: (Double) -> Bool) {
    let size = best.magnitude
    guard let places = DoubleOrder.places(of: size), places > 1 else { return }
    let step = 2 / Double(1 << places)
    let isNegative = best < 0
    // Two units at a time: an odd number of them needs all the places.
    let most = UInt((size - size.rounded(.down)) / step)
    IntegerSearch.largest(upTo: most) { amount in
      let number = size - Double(amount) * step
      return attempt(isNegative ? -number : number, keepsFailing)
    }
  }
}
