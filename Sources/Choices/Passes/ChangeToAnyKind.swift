extension SequenceShrinker {
  /// How many candidates this pass may execute in one round: most of them lead nowhere.
  private static var mostGuesses: Int { 30 }

  /// Puts a step of another kind in the place of one, with its own numbers in their order or with some of
  /// them left out, so that fewer remain.
  ///
  /// Other steps may have had numbers only because this one had them, or may not be needed any more.
  mutating func changeToAnyKind() {
    let most = report.executions + Self.mostGuesses
    for step in best.steps.indices where best.steps.indices.contains(step) {
      for kind in otherKinds(than: best.steps[step].first) where report.executions < most {
        let original = best.steps[step]
        let isFound = variants(of: original, as: kind).contains { changed in
          attempt(replacing: step, by: changed)
            || attemptWithoutEquals(of: original, replacing: step, by: changed)
            || attemptWithoutAnother(replacing: step, by: changed)
        }
        if isFound { break }
      }
    }
  }

  /// All kinds up to some behind the last that the failing sequence had, those first that it had.
  private func otherKinds(than old: Choice?) -> [Choice] {
    guard let old, old.kind == .index else { return [] }
    // Those that it did not have are not known: some more numbers are tried.
    let last = (kinds.map(\.bits).max() ?? 0) + 8
    let rest = (0..<last).map { old.with(bits: $0) }.filter { !kinds.contains($0) }
    return (kinds + rest).filter { $0 != old }
  }

  /// Tries the changed step without one of the steps behind it that have numbers.
  private mutating func attemptWithoutAnother(replacing step: Int, by changed: [Choice]) -> Bool {
    best.steps.indices.dropFirst(step + 1).contains { other in
      guard best.steps[other].contains(where: \.isNumber) else { return false }
      var steps = best.steps
      steps[step] = changed
      steps.remove(at: other)
      return attempt(steps)
    }
  }

  /// A step with another kind: with all its arguments, and with each pair of neighbouring numbers alone.
  private func variants(of step: [Choice], as kind: Choice) -> [[Choice]] {
    let head = [kind] + step.dropFirst().prefix { !$0.isNumber }
    let numbers = step.dropFirst().filter(\.isNumber)
    let pairs = stride(from: 0, to: Swift.max(0, numbers.count - 1), by: 2).map {
      head + numbers[$0...$0 + 1]
    }
    return [head + numbers] + (numbers.count > 2 ? pairs : [])
  }
}
