/// Looks for the simplest whole number that keeps a failure, with few attempts.
///
/// The simplest ones are tried first; then the search assumes that larger distances from the simplest
/// fail and smaller ones do not, and halves: first the number of digits, then the distance.
struct IntegerSearch {
  private let simplest: Int
  private let value: Int

  init(from choice: Choice) {
    simplest = Int(Int64(bitPattern: choice.simplest))
    value = choice.integer
  }

  /// Runs the search.
  ///
  /// - Parameter keepsFailing: Tries a number.
  /// - Returns: Whether any simpler number keeps the failure.
  @discardableResult
  func run(_ keepsFailing: (Int) -> Bool) -> Bool {
    let distance = value &- simplest
    guard distance != 0 else { return false }
    let size = distance.magnitude
    let isBelow = distance < 0
    let number = { (size: UInt, isBelow: Bool) in
      isBelow
        ? simplest &- Int(truncatingIfNeeded: size) : simplest &+ Int(truncatingIfNeeded: size)
    }
    if keepsFailing(simplest) { return true }
    if isBelow, keepsFailing(number(size, false)) { return true }
    for small in 1...3 as ClosedRange<UInt> where small < size {
      if keepsFailing(number(small, false)) || keepsFailing(number(small, true)) { return true }
    }
    guard size > 1 else { return false }
    var (low, high) = (UInt(Swift.min(3, size - 1)), size)
    while high - low > 1 {
      let middle = Self.middle(low, high)
      if keepsFailing(number(middle, isBelow)) { high = middle } else { low = middle }
    }
    return high < size
  }

  /// Looks for the largest amount that keeps a failure; larger ones than the one found are assumed not
  /// to.
  static func largest(upTo most: UInt, _ keepsFailing: (UInt) -> Bool) {
    if most == 0 || keepsFailing(most) { return }
    var (low, high) = (UInt(0), most)
    while high - low > 1 {
      let middle = middle(low, high)
      if keepsFailing(middle) { low = middle } else { high = middle }
    }
  }

  /// A number between two others: half the digits while they differ in size, then half the distance.
  private static func middle(_ low: UInt, _ high: UInt) -> UInt {
    let bits = (low.bitWidth - low.leadingZeroBitCount, high.bitWidth - high.leadingZeroBitCount)
    if bits.1 - bits.0 > 2 { return 1 << UInt((bits.0 + bits.1) / 2) }
    return low + (high - low) / 2
  }
}
