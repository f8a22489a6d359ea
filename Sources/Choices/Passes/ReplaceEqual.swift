extension SequenceShrinker {
  /// Replaces all equal arguments at once by a simpler one, where single ones cannot change because
  /// the failure needs them to be equal.
  mutating func replaceEqualArguments() {
    for (choice, places) in equalArguments() {
      let isCurrent = places.allSatisfy { best.steps[safe: $0.step]?[safe: $0.index] == choice }
      guard isCurrent else { continue }
      if let search = NumberSearch(from: choice) {
        search.run { replace(places, by: $0) }
      } else {
        _ = choice.simplerCandidates.contains { replace(places, by: $0) }
      }
    }
  }

  private mutating func replace(_ places: [ChoicePlace], by bits: UInt64) -> Bool {
    var steps = best.steps
    for place in places {
      guard let old = steps[safe: place.step]?[safe: place.index] else { return false }
      steps[place.step][place.index] = old.with(bits: bits)
    }
    return attempt(steps)
  }

  /// Whole numbers and alternatives that occur more than once, with their places; the first decision
  /// of a step is its kind and no argument.
  private func equalArguments() -> [(choice: Choice, places: [ChoicePlace])] {
    var places: [Choice: [ChoicePlace]] = [:]
    var order: [Choice] = []
    for (step, choices) in best.steps.enumerated() {
      for (index, choice) in choices.enumerated() where choice.complexity > 0 {
        guard choice.kind == .integer || (choice.kind == .index && index > 0) else { continue }
        if places[choice] == nil { order.append(choice) }
        places[choice, default: []].append(ChoicePlace(step: step, index: index))
      }
    }
    return order.compactMap { choice in
      places[choice].flatMap { $0.count > 1 ? (choice, $0) : nil }
    }
  }
}
