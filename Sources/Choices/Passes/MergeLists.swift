extension SequenceShrinker {
  /// Appends the elements of one inner list to those of a neighbour and drops the emptied one.
  mutating func mergeLists() {
    for step in best.steps.indices {
      var list = 0
      while let outer = elements(step, list) {
        var place = 0
        while let elements = elements(step, list), place + 1 < elements.count {
          if !merge(elements[place], elements[place + 1], step) { place += 1 }
        }
        list += outer.isEmpty ? 2 : 1
      }
    }
  }

  private mutating func merge(
    _ left: StepSpans.Span, _ right: StepSpans.Span, _ step: Int
  ) -> Bool {
    let spans = StepSpans(best.steps[step])
    guard let target = spans.firstList(in: left), let source = spans.firstList(in: right) else {
      return false
    }
    var choices = best.steps[step]
    let moved = Array(choices[source.content])
    choices.removeSubrange(right.range)
    choices.insert(contentsOf: moved, at: target.content.upperBound)
    return attempt(replacing: step, by: choices)
  }
}
