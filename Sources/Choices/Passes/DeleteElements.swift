extension SequenceShrinker {
  /// Deletes runs of elements of lists, long runs first, from the back.
  ///
  /// Numbers elsewhere that count the elements, and numbers inside that name a place behind the
  /// deleted ones, are lowered with them in further attempts: without that, neither could go alone.
  mutating func deleteElements() {
    for step in best.steps.indices {
      var list = 0
      while let elements = elements(step, list) {
        deleteRuns(step, list, longest: elements.count)
        list += 1
      }
    }
  }

  private mutating func deleteRuns(_ step: Int, _ list: Int, longest: Int) {
    var length = longest
    while length >= 1 {
      var start = longest - length
      while start >= 0 {
        _ = deleteRun(step, list, start, length)
        start -= length
      }
      length /= 2
    }
  }

  private mutating func deleteRun(_ step: Int, _ list: Int, _ start: Int, _ length: Int) -> Bool {
    guard let elements = elements(step, list), start + length <= elements.count else {
      return false
    }
    let run = elements[start].range.lowerBound..<elements[start + length - 1].range.upperBound
    let shorter = { (choices: [Choice]) in
      var choices = choices
      choices.removeSubrange(run)
      return choices
    }
    let original = best.steps[step]
    if attempt(replacing: step, by: shorter(original)) { return true }
    let counts = original[..<elements[0].range.lowerBound].map { choice in
      choice.kind == .integer && choice.integer == elements.count
        ? choice.with(bits: UInt64(elements.count - length)) : choice
    }
    let counted = counts + original[elements[0].range.lowerBound...]
    if counted != original, attempt(replacing: step, by: shorter(counted)) { return true }
    let places = start + 1...max(start + 1, elements.count - 1)
    let inside = elements[0].range.lowerBound..<(elements.last?.range.upperBound ?? 0)
    let renumbered = original.enumerated().map { place, choice in
      choice.kind == .integer && inside.contains(place) && places.contains(choice.integer)
        ? choice.with(bits: UInt64(max(0, choice.integer - length))) : choice
    }
    return renumbered != original && attempt(replacing: step, by: shorter(renumbered))
  }

  /// The elements of a list of a step; nil when there are no more lists.
  func elements(_ step: Int, _ list: Int) -> [StepSpans.Span]? {
    guard step < best.steps.count else { return nil }
    let lists = StepSpans(best.steps[step]).lists
    return list < lists.count ? lists[list] : nil
  }

  /// Tries the best sequence with other decisions behind one step.
  mutating func attempt(replacing step: Int, by choices: [Choice]) -> Bool {
    var steps = best.steps
    steps[step] = choices
    return attempt(steps)
  }
}
