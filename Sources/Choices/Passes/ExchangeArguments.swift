extension SequenceShrinker {
  /// Exchanges two arguments of one kind where that is simpler: of one step, or of the same place in two
  /// steps of a kind, so that failures that need two values look alike whichever holds which.
  mutating func exchangeArguments() {
    for first in argumentPlaces() {
      for second in argumentPlaces() where first.isBefore(second) {
        exchange(first, second)
      }
    }
  }

  private mutating func exchange(_ first: ChoicePlace, _ second: ChoicePlace) {
    guard let left = best.steps[safe: first.step]?[safe: first.index],
      let right = best.steps[safe: second.step]?[safe: second.index],
      left.kind == right.kind, left.sort == right.sort, left.complexity > right.complexity,
      first.step == second.step || best.steps[first.step].first == best.steps[second.step].first
    else { return }
    var steps = best.steps
    steps[first.step][first.index] = left.with(bits: right.bits)
    steps[second.step][second.index] = right.with(bits: left.bits)
    attempt(steps)
  }

  /// The places of all arguments; an alternative that a step begins with is its kind and no argument.
  private func argumentPlaces() -> [ChoicePlace] {
    best.steps.indices.flatMap { step in
      let hasKind = best.steps[step].first?.kind == .index
      return best.steps[step].indices.dropFirst(hasKind ? 1 : 0).filter { place in
        switch best.steps[step][place].kind {
        case .boolean, .index, .integer, .double, .reference: true
        case .identity, .open, .close: false
        }
      }.map { ChoicePlace(step: step, index: $0) }
    }
  }
}

extension ChoicePlace {
  /// Whether a place stands before another one in the same step, or in an earlier step at the same place.
  fileprivate func isBefore(_ other: ChoicePlace) -> Bool {
    step == other.step ? index < other.index : step < other.step && index == other.index
  }
}
