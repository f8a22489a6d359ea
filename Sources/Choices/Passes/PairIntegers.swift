extension SequenceShrinker {
  /// Changes two whole numbers by the same amount: both towards their simplest, or one towards it at
  /// the cost of the other, so that their difference or their sum stays.
  mutating func pairIntegers() {
    let places = integers()
    guard places.count <= Self.mostPaired else { return }
    for (number, first) in places.enumerated() {
      for second in places[(number + 1)...] {
        move(first, second, sameWay: true)
        move(first, second, sameWay: false)
      }
    }
  }

  private mutating func move(_ first: ChoicePlace, _ second: ChoicePlace, sameWay: Bool) {
    guard let left = choice(at: first), let right = choice(at: second),
      left.kind == .integer, right.kind == .integer
    else { return }
    let distance = left.integer &- Int(Int64(bitPattern: left.simplest))
    let other = right.integer &- Int(Int64(bitPattern: right.simplest))
    guard distance != 0, distance != .min else { return }
    let most = sameWay ? Swift.min(distance.magnitude, other.magnitude) : distance.magnitude
    if sameWay, (distance < 0) != (other < 0) || most == 0 { return }
    let sign = distance < 0 ? -1 : 1
    // The largest amount that keeps the failure.
    IntegerSearch.largest(upTo: most) { amount in
      let delta = sign * Int(clamping: amount)
      guard choice(at: first)?.kind == .integer, choice(at: second)?.kind == .integer else {
        return false
      }
      var steps = best.steps
      steps[first.step][first.index] = left.with(integer: left.integer &- delta)
      steps[second.step][second.index] = right.with(
        integer: sameWay ? right.integer &- delta : right.integer &+ delta)
      return attempt(steps)
    }
  }

  /// The places of all whole numbers in the best sequence.
  private func integers() -> [ChoicePlace] {
    best.steps.indices.flatMap { step in
      best.steps[step].indices.filter { best.steps[step][$0].kind == .integer }
        .map { ChoicePlace(step: step, index: $0) }
    }
  }

  private func choice(at place: ChoicePlace) -> Choice? {
    best.steps[safe: place.step]?[safe: place.index]
  }
}

/// Where a decision stands in a sequence.
struct ChoicePlace {
  let step: Int
  let index: Int
}

extension Choice {
  fileprivate func with(integer: Int) -> Choice {
    with(bits: UInt64(bitPattern: Int64(integer)))
  }
}

extension Array {
  /// The element at an index, if there is one.
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
