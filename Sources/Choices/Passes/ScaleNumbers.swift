extension SequenceShrinker {
  /// How many candidates this pass may execute in one round: most of them lead nowhere.
  private static var mostGuesses: Int { 40 }

  /// Makes two numbers smaller in proportion, and all of them, because a failure may need the ratio and
  /// little else, such as a common divisor.
  mutating func scaleNumbers() {
    let most = report.executions + Self.mostGuesses
    let places = numbers().filter { choice(at: $0)?.isZero == false }
    guard places.count > 1, places.count <= Self.mostPaired else { return }
    for (number, first) in places.enumerated() {
      for second in places[(number + 1)...] { scale([first, second], most) }
    }
    if places.count > 2 { scale(places, most) }
  }

  private mutating func scale(_ places: [ChoicePlace], _ most: Int) {
    let numbers = places.compactMap { choice(at: $0) }
    guard numbers.count == places.count, let unit = NumberUnit.all(of: numbers).last else { return }
    let sizes = numbers.map { unit.size(of: $0) }
    let divisor = sizes.reduce(0) { Self.commonDivisor($0, $1) }
    guard divisor > 1 else { return }
    let isScaled = { (shrinker: inout SequenceShrinker, amount: Int) in
      guard shrinker.report.executions < most else { return false }
      var steps = shrinker.best.steps
      for (place, (number, size)) in zip(places, zip(numbers, sizes)) {
        guard shrinker.choice(at: place)?.kind == number.kind else { return false }
        let less = Int(clamping: size / divisor).multipliedReportingOverflow(by: amount)
        guard !less.overflow else { return false }
        steps[place.step][place.index] = unit.moved(
          number, by: number.isNegative ? less.partialValue : -less.partialValue)
      }
      return shrinker.attempt(steps)
    }
    // Larger numbers may be whole where these are not.
    if isScaled(&self, -1) { return }
    IntegerSearch.largest(upTo: divisor - 1) { isScaled(&self, Int(clamping: $0)) }
  }

  private static func commonDivisor(_ left: UInt, _ right: UInt) -> UInt {
    right == 0 ? left : commonDivisor(right, left % right)
  }
}

extension Choice {
  fileprivate var isZero: Bool { kind == .double ? double == 0 : integer == 0 }
}
