extension SequenceShrinker {
  /// The largest number of whole numbers of which all pairs are tried.
  static var mostPaired: Int { 12 }

  /// Deletes an element that is a whole number and lets another number of the step make up for it: by
  /// their sum, or by one of the ends of its range.
  mutating func fuseElements() {
    for step in best.steps.indices {
      var place = 0
      while step < best.steps.count {
        let removable = singles(step)
        guard removable.count <= Self.mostPaired, place < removable.count else { break }
        if !fuse(removable[place], step) { place += 1 }
      }
    }
  }

  private mutating func fuse(_ element: StepSpans.Span, _ step: Int) -> Bool {
    let choices = best.steps[step]
    let amount = choices[element.content.lowerBound].integer
    for place in choices.indices
    where choices[place].kind == .integer && !element.range.contains(place) {
      // A number outside its range becomes the end of it in replay.
      for replacement in [choices[place].integer &+ amount, .min, .max] {
        var shorter = choices
        shorter[place] = choices[place].with(bits: UInt64(bitPattern: Int64(replacement)))
        shorter.removeSubrange(element.range)
        if attempt(replacing: step, by: shorter) { return true }
      }
    }
    return false
  }

  /// The elements of all lists of a step that are one whole number.
  private func singles(_ step: Int) -> [StepSpans.Span] {
    StepSpans(best.steps[step]).lists.joined().filter { element in
      element.content.count == 1 && best.steps[step][element.content.lowerBound].kind == .integer
    }
  }
}
