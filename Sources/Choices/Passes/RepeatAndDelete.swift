extension SequenceShrinker {
  /// How many candidates this pass may execute in one round: most of them lead nowhere.
  private static var mostGuesses: Int { 30 }

  /// Lets all steps of one kind become copies of one of them, and the last of them a copy of one as well,
  /// and deletes a step of another kind.
  ///
  /// Where a failure depends on how often something was done, other steps may be there only because it was
  /// done to different things.
  mutating func repeatAndDelete() {
    let most = report.executions + Self.mostGuesses
    for kind in repeatedKinds() {
      let places = best.steps.indices.filter { best.steps[$0].first == kind }
      var models: [[Choice]] = []
      for place in places where !models.contains(best.steps[place]) {
        models.append(best.steps[place])
      }
      for body in models {
        for last in models where report.executions < most {
          if isShorter(repeating: body, then: last, at: places, most) { return }
        }
      }
    }
  }

  private mutating func isShorter(
    repeating body: [Choice], then last: [Choice], at places: [Int], _ most: Int
  ) -> Bool {
    var repeated = best.steps
    for place in places { repeated[place] = place == places.last ? last : body }
    return repeated.indices.reversed().contains { deleted in
      guard !places.contains(deleted), report.executions < most else { return false }
      var steps = repeated
      steps.remove(at: deleted)
      return attempt(Self.compacted(steps, in: body.first)) || attempt(steps)
    }
  }

  /// The steps with the alternatives that steps of one kind name in the place of the lowest ones, in their
  /// order, as when what is known by its place and not named is gone.
  private static func compacted(_ steps: [[Choice]], in kind: Choice?) -> [[Choice]] {
    let own = steps.filter { $0.first == kind }
    let named = Set(own.flatMap { $0.dropFirst() }.filter { $0.kind == .index }.map(\.bits))
      .sorted()
    return steps.map { step in
      guard step.first == kind else { return step }
      return step.prefix(1)
        + step.dropFirst().map { choice in
          guard choice.kind == .index, let rank = named.firstIndex(of: choice.bits) else {
            return choice
          }
          return choice.with(bits: UInt64(rank))
        }
    }
  }
}
