extension SequenceShrinker {
  /// How many candidates this pass may execute in one round, for a number that is alone and for several
  /// together.
  private static var mostGuesses: (Int, Int) { (240, 72) }
  /// For how many numbers they may be.
  private static var mostScanned: Int { 12 }

  /// Tries numbers that halving does not lead to, because of two that fail, one in between need not.
  mutating func scanNumbers() {
    let places = numbers()
    let count = places.count { (choice(at: $0)?.complexity ?? 0) > 0 }
    guard count > 0, count <= Self.mostScanned else { return }
    let share = count == 1 ? Self.mostGuesses.0 : Self.mostGuesses.1 / count
    for place in places { scan(place, atMost: share, isAlone: count == 1) }
  }

  private mutating func scan(_ place: ChoicePlace, atMost share: Int, isAlone: Bool) {
    guard let number = choice(at: place), let parts = WholePart(of: number) else { return }
    let most = report.executions + share
    var scan = NumberScan(from: parts.size, isThorough: halvingMisses, isAlone: isAlone)
    scan.run { size in
      guard report.executions < most, choice(at: place)?.kind == number.kind else { return false }
      var steps = best.steps
      steps[place.step][place.index] = parts.choice(of: size)
      return attempt(steps)
    }
    halvingMisses = scan.hasFound
  }
}

/// A number as its distance from the simplest, in ones, and what is left of it.
private struct WholePart {
  private let number: Choice
  private let isNegative: Bool
  private let fraction: Double
  /// The distance.
  let size: UInt

  /// Takes a number apart; nil where it is none, or too large.
  init?(of number: Choice) {
    self.number = number
    switch number.kind {
    case .integer:
      let distance = number.integer &- Int(Int64(bitPattern: number.simplest))
      (size, isNegative, fraction) = (distance.magnitude, distance < 0, 0)
    case .double:
      guard number.double.magnitude < DoubleOrder.wholeLimit else { return nil }
      let whole = number.double.magnitude.rounded(.down)
      (size, isNegative) = (UInt(whole), number.double < 0)
      fraction = number.double.magnitude - whole
    default: return nil
    }
  }

  func choice(of size: UInt) -> Choice {
    if number.kind == .double {
      let magnitude = Double(size) + fraction
      return number.with(bits: (isNegative ? -magnitude : magnitude).bitPattern)
    }
    let distance = Int(truncatingIfNeeded: size)
    let simplest = Int(Int64(bitPattern: number.simplest))
    let value = isNegative ? simplest &- distance : simplest &+ distance
    return number.with(bits: UInt64(bitPattern: Int64(value)))
  }
}
