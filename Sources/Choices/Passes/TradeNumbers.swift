extension SequenceShrinker {
  /// How many candidates this pass may execute in one round: most of them lead nowhere.
  private static var mostGuesses: Int { 60 }

  /// Lowers a number and raises one behind it by as much as it takes, so that their product, or whatever
  /// else hangs on both, stays large enough.
  mutating func tradeNumbers() {
    let most = report.executions + Self.mostGuesses
    let places = numbers()
    guard places.count <= Self.mostPaired else { return }
    for (number, first) in places.enumerated() {
      for second in places[(number + 1)...] where report.executions < most {
        guard let number = choice(at: second) else { continue }
        trade(first, second, to: Self.raised(number))
      }
    }
  }

  /// Lowers a number and lets one behind it be a fraction, which whole numbers do not come to.
  mutating func tradeForFractions() {
    let most = report.executions + Self.mostGuesses
    let places = numbers()
    guard places.count <= Self.mostPaired else { return }
    for (number, first) in places.enumerated() {
      for second in places[(number + 1)...] where report.executions < most {
        guard let number = choice(at: second), number.kind == .double else { continue }
        trade(first, second, to: Self.fractions(beside: number))
      }
    }
  }

  private mutating func trade(
    _ first: ChoicePlace, _ second: ChoicePlace, to others: [Choice]
  ) {
    guard let left = choice(at: first), let right = choice(at: second), left.complexity > 0 else {
      return
    }
    guard let unit = NumberUnit.all(of: [left]).last else { return }
    for other in others {
      let distance = unit.distance(of: left)
      guard distance != 0, distance != .min else { return }
      let before = report.executions
      IntegerSearch.largestFromOne(upTo: distance.magnitude) { amount in
        let delta = distance < 0 ? -Int(clamping: amount) : Int(clamping: amount)
        guard choice(at: first)?.kind == left.kind, choice(at: second)?.kind == right.kind else {
          return false
        }
        var steps = best.steps
        steps[first.step][first.index] = unit.moved(left, by: -delta)
        steps[second.step][second.index] = other
        return attempt(steps)
      }
      if choice(at: first) != left || report.executions == before { return }
    }
  }

  /// Numbers beside one that have one and two binary places more than it has.
  private static func fractions(beside number: Choice) -> [Choice] {
    guard let places = DoubleOrder.places(of: number.double.magnitude) else { return [] }
    let quarter = 0.25 / Double(1 << places)
    return [2, -2, 1, -1].map {
      number.with(bits: (number.double + $0 * quarter).bitPattern)
    }
  }

  /// Higher numbers in the place of one: twice as high, and the end of its range, which a number beyond
  /// it becomes in replay.
  private static func raised(_ number: Choice) -> [Choice] {
    if number.kind == .double {
      let sign: Double = number.double < 0 ? -1 : 1
      return [number.double * 2, sign * 1e9, sign * .greatestFiniteMagnitude]
        .map { number.with(bits: $0.bitPattern) }
    }
    let isNegative = number.integer < 0
    return [
      number.integer &* 2, isNegative ? -1_000_000_000 : 1_000_000_000, isNegative ? .min : .max,
    ]
    .map { number.with(bits: UInt64(bitPattern: Int64($0))) }
  }
}
