extension SequenceShrinker {
  /// How many candidates this pass may execute in one round: most of them lead nowhere.
  private static var mostGuesses: Int { 40 }

  /// Puts a simpler kind of step in the place of one that needs a number, with one number and all
  /// others at their simplest.
  ///
  /// The number that keeps the failure may stand at another place in the simpler kind, so that changing
  /// the kind alone, or a number alone, loses it.
  mutating func changeKind() {
    let most = report.executions + Self.mostGuesses
    // Steps behind one that is changed may lose what they need, and go.
    for step in best.steps.indices where best.steps.indices.contains(step) {
      guard let old = best.steps[step].first, best.steps[step].contains(where: \.isLargeNumber)
      else { continue }
      for kind in kindsSimpler(than: old) where report.executions < most {
        if isChanged(step, to: kind) { break }
      }
    }
  }

  /// All simpler kinds, those first that the failing sequence had.
  private func kindsSimpler(than old: Choice) -> [Choice] {
    guard old.kind == .index else { return [] }
    let known = kinds.filter { $0 < old }
    return known + (0..<old.bits).map { old.with(bits: $0) }.filter { !known.contains($0) }
  }

  private mutating func isChanged(_ step: Int, to kind: Choice) -> Bool {
    let original = best.steps[step]
    let ones = [
      Choice(.integer, bits: 1), Choice(.double, bits: (1.0).bitPattern, simplest: 0),
    ]
    for place in original.indices.filter({ original[$0].isNumber }) {
      for one in ones {
        var changed = original
        changed[0] = kind
        for other in original.indices where original[other].isNumber {
          changed[other] = other == place ? one : one.with(bits: 0)
        }
        if attempt(replacing: step, by: changed) { return true }
        if attemptWithoutEquals(of: original, replacing: step, by: changed) { return true }
      }
    }
    return false
  }

  /// Tries the changed step with the numbers at their simplest that other steps had in common with it:
  /// the failure may have needed them only because the step had them.
  mutating func attemptWithoutEquals(
    of original: [Choice], replacing step: Int, by changed: [Choice]
  ) -> Bool {
    let given = Set(original.filter(\.isLargeNumber))
    var steps = best.steps.map { choices in
      choices.map { given.contains($0) ? $0.with(bits: $0.simplest) : $0 }
    }
    steps[step] = changed
    return attempt(steps)
  }
}

extension Choice {
  fileprivate var isLargeNumber: Bool { isNumber && complexity > 0 }
}
