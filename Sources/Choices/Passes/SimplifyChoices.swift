extension SequenceShrinker {
  /// Makes one choice at a time simpler, from the front, trying the simplest values first.
  mutating func simplifyChoices() {
    var step = 0
    while step < best.steps.count {
      var place = 0
      while step < best.steps.count, place < best.steps[step].count {
        if !simplify(step, place) { place += 1 }
      }
      step += 1
    }
  }

  private mutating func simplify(_ step: Int, _ place: Int) -> Bool {
    let choice = best.steps[step][place]
    guard choice.complexity > 0 else { return false }
    if let search = NumberSearch(from: choice) { return simplify(search, choice, step, place) }
    for bits in choice.simplerCandidates {
      var steps = best.steps
      steps[step][place] = choice.with(bits: bits)
      if attempt(steps) {
        return step < best.steps.count && choice != best.steps[step][safe: place]
      }
    }
    return false
  }

  private mutating func simplify(
    _ search: NumberSearch, _ choice: Choice, _ step: Int, _ place: Int
  ) -> Bool {
    search.run { bits in
      guard best.steps[safe: step]?[safe: place]?.kind == choice.kind else { return false }
      var steps = best.steps
      steps[step][place] = choice.with(bits: bits)
      return attempt(steps)
    }
  }
}

extension Choice {
  /// Values that are simpler than the recorded one, simplest first; numbers are searched for instead
  /// (`NumberSearch`).
  var simplerCandidates: [UInt64] {
    switch kind {
    case .boolean: return bits == 0 ? [] : [0]
    case .index, .reference: return Array(0..<bits)
    case .identity, .integer, .double, .open, .close: return []
    }
  }
}
