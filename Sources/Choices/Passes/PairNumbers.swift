extension SequenceShrinker {
  /// How many candidates this pass may execute in one round where there are many numbers.
  private static var mostGuesses: Int { 60 }

  /// Changes two numbers by the same amount: both towards their simplest, or one towards it at the cost
  /// of the other, so that their difference or their sum stays.
  mutating func pairNumbers() {
    let places = numbers()
    let most = report.executions + (places.count <= Self.mostPaired ? budget : Self.mostGuesses)
    for (number, first) in places.enumerated() {
      for second in places[(number + 1)...] where report.executions < most {
        for sameWay in [true, false] {
          guard let left = choice(at: first), let right = choice(at: second) else { continue }
          for unit in NumberUnit.all(of: [left, right]) { move(first, second, unit, sameWay) }
        }
      }
    }
  }

  private mutating func move(
    _ first: ChoicePlace, _ second: ChoicePlace, _ unit: NumberUnit, _ sameWay: Bool
  ) {
    guard let left = choice(at: first), let right = choice(at: second), left.isNumber,
      right.isNumber
    else { return }
    let (distance, other) = (unit.distance(of: left), unit.distance(of: right))
    guard distance != 0, distance != .min else { return }
    let most = sameWay ? Swift.min(distance.magnitude, other.magnitude) : distance.magnitude
    if sameWay, (distance < 0) != (other < 0) || most == 0 { return }
    let sign = distance < 0 ? -1 : 1
    IntegerSearch.largest(upTo: most) { amount in
      let delta = sign * Int(clamping: amount)
      guard choice(at: first)?.kind == left.kind, choice(at: second)?.kind == right.kind else {
        return false
      }
      var steps = best.steps
      steps[first.step][first.index] = unit.moved(left, by: -delta)
      steps[second.step][second.index] = unit.moved(right, by: sameWay ? -delta : delta)
      return attempt(steps)
    }
  }

  /// The places of all numbers in the best sequence.
  func numbers() -> [ChoicePlace] {
    best.steps.indices.flatMap { step in
      best.steps[step].indices.filter { best.steps[step][$0].isNumber }
        .map { ChoicePlace(step: step, index: $0) }
    }
  }

  func choice(at place: ChoicePlace) -> Choice? {
    best.steps[safe: place.step]?[safe: place.index]
  }
}

/// Where a decision stands in a sequence.
struct ChoicePlace: Hashable {
  let step: Int
  let index: Int
}

extension Array {
  /// The element at an index, if there is one.
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
