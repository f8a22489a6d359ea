extension SequenceShrinker {
  /// Deletes a step and lets a step without arguments become another that occurs in the sequence.
  ///
  /// Two ways to the same state may differ in length, such as a pair of steps around others and one
  /// step behind them; neither deletion nor simplification alone leads from one to the other.
  mutating func substitute() {
    var deleted = 0
    while deleted < best.steps.count {
      if !substitute(deleting: deleted) { deleted += 1 }
    }
  }

  private mutating func substitute(deleting deleted: Int) -> Bool {
    let bare = best.steps.indices.filter { best.steps[$0].count == 1 }
    var kinds: [[Choice]] = []
    for index in bare where !kinds.contains(best.steps[index]) { kinds.append(best.steps[index]) }
    for index in bare where index != deleted {
      for kind in kinds where kind != best.steps[index] {
        var steps = best.steps
        steps[index] = kind
        steps.remove(at: deleted)
        if attempt(steps) { return true }
      }
    }
    return false
  }
}
