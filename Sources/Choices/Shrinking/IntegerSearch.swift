/// Looks for the simplest whole number that keeps a failure, with few attempts.
///
/// The simplest ones are tried first; then the search assumes that larger distances from the simplest
/// fail and smaller ones do not, and halves: first the number of digits, then the distance.
struct IntegerSearch {
  private let simplest: Int
  private let value: Int

  init(from choice: Choice) {
    self.init(from: choice.integer, to: Int(Int64(bitPattern: choice.simplest)))
  }

  init(from value: Int, to simplest: Int) {
    self.simplest = simplest
    self.value = value
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
      if keepsFailing(number(small, false)) { return true }
      // Far away, the other side is not worth the attempts: it is tried once the number is small.
      if isBelow || size <= 4, keepsFailing(number(small, true)) { return true }
    }
    guard size > 1 else { return false }
    let least = Self.least(from: Swift.min(3, size - 1), to: size) {
      keepsFailing(number($0, isBelow))
    }
    return least < size
  }

  /// Halves what lies between a size that does not keep the failure and one that does.
  ///
  /// Where neither the first size in between nor the one below the last keeps it, none is assumed to.
  private static func least(
    from low: UInt, to high: UInt, _ keepsFailing: (UInt) -> Bool
  ) -> UInt {
    var (low, high) = (low, high)
    var isFirst = true
    while high - low > 1 {
      let middle = middle(low, high)
      if keepsFailing(middle) {
        high = middle
      } else if isFirst {
        guard middle < high - 1, keepsFailing(high - 1) else { return high }
        (low, high) = (middle, high - 1)
      } else {
        low = middle
      }
      isFirst = false
    }
    return high
  }

  /// Looks for the largest amount that keeps a failure.
  ///
  /// Larger ones than the one found are assumed not to, and none where neither the largest nor one does.
  static func largest(upTo most: UInt, _ keepsFailing: (UInt) -> Bool) {
    if most == 0 || keepsFailing(most) { return }
    guard most > 1, keepsFailing(1) else { return }
    largest(between: 1, most, keepsFailing)
  }

  /// Looks for the largest amount that keeps a failure, where none is likely to.
  ///
  /// None is assumed to where one does not.
  static func largestFromOne(upTo most: UInt, _ keepsFailing: (UInt) -> Bool) {
    guard most > 0, keepsFailing(1), most > 1, !keepsFailing(most) else { return }
    largest(between: 1, most, keepsFailing)
  }

  private static func largest(
    between least: UInt, _ most: UInt, _ keepsFailing: (UInt) -> Bool
  ) {
    var (low, high) = (least, most)
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
