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
        deleteRows(step, list)
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
    return Self.renumbered(original, elements, behind: start, by: length).contains {
      attempt(replacing: step, by: shorter($0))
    }
  }

  /// The choices with lower numbers where they name a place behind a deleted run: all such numbers in the
  /// list, those alone that stand at one place of each element, because others may mean something else, and
  /// those outside the list.
  private static func renumbered(
    _ original: [Choice], _ elements: [StepSpans.Span], behind start: Int, by length: Int
  ) -> [[Choice]] {
    let places = start + 1...max(start + 1, elements.count - 1)
    let isMeant = { (place: Int) in
      original[place].kind == .integer && places.contains(original[place].integer)
    }
    let inside = elements.flatMap { element in
      element.content.filter(isMeant).map { (place: $0, offset: $0 - element.content.lowerBound) }
    }
    let offsets = Set(inside.map(\.offset)).sorted()
    let selections =
      [inside.map(\.place)]
      + (offsets.count < 2
        ? []
        : offsets.map { offset in inside.filter { $0.offset == offset }.map(\.place) })
      + [original.indices.filter { !isInside($0, of: elements) && isMeant($0) }]
    return selections.filter { !$0.isEmpty }.map { selection in
      var choices = original
      for place in selection {
        choices[place] = choices[place].with(
          bits: UInt64(max(0, choices[place].integer - length)))
      }
      return choices
    }
  }

  private static func isInside(_ place: Int, of elements: [StepSpans.Span]) -> Bool {
    guard let first = elements.first, let last = elements.last else { return false }
    return (first.range.lowerBound..<last.range.upperBound).contains(place)
  }

  /// Deletes rows and columns of a list whose length is the product of numbers before it, each time with one
  /// of these lowered by one.
  private mutating func deleteRows(_ step: Int, _ list: Int) {
    var place = 0
    while let elements = elements(step, list), place < elements[0].range.lowerBound {
      if !deleteRow(step, elements, countedAt: place) { place += 1 }
    }
  }

  private mutating func deleteRow(
    _ step: Int, _ elements: [StepSpans.Span], countedAt place: Int
  ) -> Bool {
    let original = best.steps[step]
    let count = original[place]
    guard count.kind == .integer, count.integer > 1, count.integer < elements.count,
      elements.count.isMultiple(of: count.integer)
    else { return false }
    let length = elements.count / count.integer
    let rows = stride(from: 0, to: elements.count, by: length).map { elements[$0..<$0 + length] }
    let columns = (0..<count.integer).map { column in
      stride(from: column, to: elements.count, by: count.integer).map { elements[$0] }[...]
    }
    return (rows + columns).contains { gone in
      var shorter = original
      shorter[place] = count.with(bits: count.bits - 1)
      for element in gone.reversed() { shorter.removeSubrange(element.range) }
      return attempt(replacing: step, by: shorter)
    }
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
