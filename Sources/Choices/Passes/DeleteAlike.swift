extension SequenceShrinker {
  /// How many candidates this pass may execute in one round: most of them lead nowhere.
  private static var mostGuesses: Int { 40 }

  /// Deletes elements at the same places of two lists, because the lists may have to be equal, or what
  /// stands at a place of one may belong to what stands there in the other.
  mutating func deleteAlike() {
    let most = report.executions + Self.mostGuesses
    for step in best.steps.indices {
      var pair = 0
      while report.executions < most, let lists = pairsOfLists(step)[safe: pair] {
        if !deleteAlike(lists, step, most) { pair += 1 }
      }
    }
  }

  /// Deletes the longest run that both can do without; tells whether there is one.
  private mutating func deleteAlike(_ lists: PairOfLists, _ step: Int, _ most: Int) -> Bool {
    let count = Swift.min(lists.first.count, lists.second.count)
    var length = count
    while length >= 1 {
      for start in stride(from: count - length, through: 0, by: -length)
      where report.executions < most {
        var choices = best.steps[step]
        for list in [lists.second, lists.first] {
          choices.removeSubrange(
            list[start].range.lowerBound..<list[start + length - 1].range.upperBound)
        }
        if attempt(replacing: step, by: choices) { return true }
      }
      length /= 2
    }
    return false
  }

  /// The lists of a step, two by two, of which neither is inside the other.
  private func pairsOfLists(_ step: Int) -> [PairOfLists] {
    guard step < best.steps.count else { return [] }
    let lists = StepSpans(best.steps[step]).lists
    guard lists.count <= Self.mostPaired else { return [] }
    return lists.indices.flatMap { first in
      lists[(first + 1)...].compactMap { second in
        guard let end = lists[first].last?.range.upperBound,
          let start = second.first?.range.lowerBound, end <= start
        else { return nil }
        return PairOfLists(first: lists[first], second: second)
      }
    }
  }
}

/// The elements of two lists of one step, of which the first ends before the second.
private struct PairOfLists {
  let first: [StepSpans.Span]
  let second: [StepSpans.Span]
}
