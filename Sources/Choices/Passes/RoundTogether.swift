extension SequenceShrinker {
  /// Rounds all floating-point numbers at once, down and up, because they may have to keep their distances.
  mutating func roundTogether() {
    for rule in [FloatingPointRoundingRule.down, .up] {
      let steps = best.steps.map { step in
        step.map { choice in
          choice.kind == .double
            ? choice.with(bits: choice.double.rounded(rule).bitPattern) : choice
        }
      }
      if steps != best.steps { attempt(steps) }
    }
  }
}
