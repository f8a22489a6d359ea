extension ChoiceSource {
  /// The widest range, in numbers, from which whole numbers are drawn uniformly.
  private static let narrow: UInt64 = 16

  /// Proposes a whole number: of the whole range, small, at a boundary, or like one drawn before.
  ///
  /// Faults that need two equal numbers, or two that differ by one, are invisible to uniform draws of
  /// a wide range.
  mutating func propose(_ range: ClosedRange<Int>, _ simplest: Int) -> Int {
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    if width < Self.narrow {
      return range.lowerBound + Int(random.next(below: width + 1))
    }
    let die = random.next(below: 100)
    var value: Int
    if die < 30, integerCount > 0 {
      value = recentIntegers[Int(random.next(below: UInt64(Swift.min(integerCount, 16))))]
      if die >= 18 { value = value &+ Int(random.next(below: 9)) &- 4 }
    } else {
      value = fresh(range, simplest, width)
    }
    value = Swift.min(Swift.max(value, range.lowerBound), range.upperBound)
    if recentIntegers.count < 16 {
      recentIntegers.append(value)
    } else {
      recentIntegers[integerCount & 15] = value
    }
    integerCount += 1
    return value
  }

  private mutating func fresh(_ range: ClosedRange<Int>, _ simplest: Int, _ width: UInt64) -> Int {
    let die = random.next(below: 100)
    switch die {
    case 0..<25:
      let distance = Int(random.next(below: 17))
      return die % 2 == 0 ? simplest &+ distance : simplest &- distance
    case 25..<35:
      let step = Int(random.next(below: 2))
      return die % 2 == 0 ? range.lowerBound &+ step : range.upperBound &- step
    case 35..<60:
      // Of every order of magnitude alike.
      let bits = random.next(below: UInt64(64 - width.leadingZeroBitCount) + 1)
      let distance = Int(truncatingIfNeeded: random.next() & (1 << Swift.min(bits, 62) - 1))
      return die % 2 == 0 ? simplest &+ distance : simplest &- distance
    default:
      let step = width == .max ? random.next() : random.next(below: width + 1)
      return range.lowerBound &+ Int(Int64(bitPattern: step))
    }
  }
}
