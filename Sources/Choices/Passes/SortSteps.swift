extension SequenceShrinker {
  /// Exchanges neighbouring steps where that is simpler, so that equal failures look equal.
  mutating func sortSteps() {
    var place = 1
    while place < best.steps.count {
      var steps = best.steps
      steps.swapAt(place - 1, place)
      if attempt(steps), place > 1 { place -= 1 } else { place += 1 }
    }
  }
}
