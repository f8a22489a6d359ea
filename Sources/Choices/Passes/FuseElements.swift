extension SequenceShrinker {
  /// The largest number of numbers of which all pairs are tried.
  static var mostPaired: Int { 12 }

  /// Deletes an element that is a number and lets another number of the step make up for it.
  ///
  /// That becomes their sum, or one of the ends of its range. Where there are many elements, only the next
  /// one may make up for it.
  mutating func fuseElements() {
    for step in best.steps.indices {
      var place = 0
      while step < best.steps.count {
        let removable = singles(step)
        guard place < removable.count else { break }
        let isFused =
          removable.count <= Self.mostPaired
          ? fuse(removable[place], step)
          : fuse(removable[place], withNext: removable[safe: place + 1], step)
        if !isFused { place += 1 }
      }
    }
  }

  private mutating func fuse(_ element: StepSpans.Span, _ step: Int) -> Bool {
    let choices = best.steps[step]
    let number = choices[element.content.lowerBound]
    for place in choices.indices
    where choices[place].kind == number.kind && !element.range.contains(place) {
      for replacement in [choices[place].sum(with: number)] + choices[place].ends
      where attempt(deleting: element, step, place, replacement) { return true }
    }
    return false
  }

  private mutating func fuse(
    _ element: StepSpans.Span, withNext next: StepSpans.Span?, _ step: Int
  ) -> Bool {
    guard let place = next?.content.lowerBound else { return false }
    let number = best.steps[step][element.content.lowerBound]
    let other = best.steps[step][place]
    return other.kind == number.kind
      && attempt(deleting: element, step, place, other.sum(with: number))
  }

  private mutating func attempt(
    deleting element: StepSpans.Span, _ step: Int, _ place: Int, _ replacement: Choice
  ) -> Bool {
    var shorter = best.steps[step]
    shorter[place] = replacement
    shorter.removeSubrange(element.range)
    return attempt(replacing: step, by: shorter)
  }

  /// The elements of all lists of a step that are one number.
  private func singles(_ step: Int) -> [StepSpans.Span] {
    StepSpans(best.steps[step]).lists.joined().filter { element in
      element.content.count == 1 && best.steps[step][element.content.lowerBound].isNumber
    }
  }
}

extension Choice {
  /// The sum with a number of the same kind.
  fileprivate func sum(with other: Choice) -> Choice {
    kind == .double
      ? with(bits: (double + other.double).bitPattern)
      : with(bits: UInt64(bitPattern: Int64(integer &+ other.integer)))
  }

  /// The ends of the range: a number outside it becomes one of them in replay.
  fileprivate var ends: [Choice] {
    if kind == .double {
      let most = Double.greatestFiniteMagnitude
      return [with(bits: (-most).bitPattern), with(bits: most.bitPattern)]
    }
    return [Int.min, .max].map { with(bits: UInt64(bitPattern: Int64($0))) }
  }
}
