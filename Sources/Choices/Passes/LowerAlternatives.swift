extension SequenceShrinker {
  /// Takes a simpler alternative with everything that hangs on it at its simplest.
  ///
  /// What is decided behind an alternative may suit that one alone, such as a number that must not be
  /// zero, so that neither can become simpler without the other.
  mutating func lowerAlternatives() {
    for step in best.steps.indices {
      var place = 1
      while step < best.steps.count, place < best.steps[step].count {
        if best.steps[step][place].kind == .index { lower(step, place) }
        place += 1
      }
    }
  }

  private mutating func lower(_ step: Int, _ place: Int) {
    let choices = best.steps[step]
    let spans = StepSpans(choices).all.filter { $0.content.contains(place) }
    guard let span = spans.min(by: { $0.range.count < $1.range.count }) else { return }
    for bits in 0..<choices[place].bits {
      var changed = choices
      changed[place] = choices[place].with(bits: bits)
      for other in place + 1..<Swift.max(place + 1, span.content.upperBound) {
        changed[other] = choices[other].simplified
      }
      if attempt(replacing: step, by: changed) { return }
    }
  }
}

extension Choice {
  /// The same decision at its simplest; what means an object stays.
  fileprivate var simplified: Choice {
    switch kind {
    case .boolean, .index, .integer, .double: with(bits: simplest)
    case .reference, .identity, .open, .close: self
    }
  }
}
