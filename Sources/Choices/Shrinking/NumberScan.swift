/// Looks for smaller numbers that keep a failure where halving does not lead to them, because of two
/// numbers that fail, one in between need not: multiples, primes, patterns of bits.
///
/// It takes small steps and, when one succeeds, further ones of that length; tries the smallest numbers
/// one after another; and tries some of each order of magnitude, to begin again from there.
struct NumberScan {
  /// The longest of the small steps.
  private static let longestStep: UInt = 16
  /// Up to which number every one is tried: at first, and after a success or where there are no others.
  private static let lowest: (UInt, UInt) = (32, 128)
  /// How many of each order of magnitude are tried, at first and after a success.
  private static let perMagnitude = 6

  /// The smallest number so far that keeps the failure.
  private(set) var size: UInt
  /// Whether something was found, which halving would not have missed if it could be relied upon.
  private(set) var hasFound: Bool

  /// Whether there is no other number to be scanned.
  private let isAlone: Bool

  /// Creates a scan.
  ///
  /// - Parameters:
  ///   - size: The number to start from.
  ///   - isThorough: Whether it is known already that halving is not enough.
  ///   - isAlone: Whether there is no other number to be scanned.
  init(from size: UInt, isThorough: Bool, isAlone: Bool) {
    self.size = size
    self.isAlone = isAlone
    hasFound = isThorough
  }

  /// Runs the scan.
  ///
  /// - Parameter keepsFailing: Tries a smaller number.
  mutating func run(_ keepsFailing: (UInt) -> Bool) {
    while hasStepped(keepsFailing) || hasFoundLow(keepsFailing) || hasFoundElsewhere(keepsFailing) {
    }
  }

  private mutating func attempt(_ number: UInt, _ keepsFailing: (UInt) -> Bool) -> Bool {
    guard number < size, keepsFailing(number) else { return false }
    (size, hasFound) = (number, true)
    return true
  }

  /// Takes a step down, and as many further ones of its length as keep the failure.
  private mutating func hasStepped(_ keepsFailing: (UInt) -> Bool) -> Bool {
    for step in steps where step < size && attempt(size - step, keepsFailing) {
      let start = size
      IntegerSearch.largest(upTo: start / step) { attempt(start - $0 * step, keepsFailing) }
      return true
    }
    return false
  }

  /// Small steps, then those that change one digit of two or of ten.
  private var steps: [UInt] {
    let binary = (0..<UInt.bitWidth).map { 1 << UInt($0) }.filter { $0 < size }
    var decimal: [UInt] = []
    var power: UInt = 100
    while power < size, decimal.count < 18 {
      decimal.append(power)
      power *= 10
    }
    return (1...Self.longestStep) + (binary + decimal).sorted().filter { $0 > Self.longestStep }
  }

  private mutating func hasFoundLow(_ keepsFailing: (UInt) -> Bool) -> Bool {
    var number: UInt = 1
    let isThorough = hasFound || (isAlone && size <= Self.lowest.1)
    let lowest = isThorough ? Self.lowest.1 : Self.lowest.0
    while number < Swift.min(size, lowest) {
      if attempt(number, keepsFailing) { return true }
      number += 1
    }
    return false
  }

  private mutating func hasFoundElsewhere(_ keepsFailing: (UInt) -> Bool) -> Bool {
    // The same numbers in every run, and others after each success.
    var random = SplitMix64(seed: UInt64(size))
    var low = Self.lowest.0
    while low < size / 2 {
      for _ in 0..<Self.perMagnitude
      where attempt(low + UInt(random.next(below: UInt64(low))), keepsFailing) {
        return true
      }
      low *= 2
    }
    return false
  }
}
