extension SequenceShrinker {
  /// Exchanges neighbouring spans of one kind, such as elements of a list or the parts of a tree,
  /// where that is simpler, so that equal failures look equal.
  mutating func sortSpans() {
    for step in best.steps.indices {
      var group = 0
      while siblings(step, group) != nil {
        var place = 1
        while let spans = siblings(step, group), place < spans.count {
          if exchange(spans[place - 1], spans[place], step), place > 1 {
            place -= 1
          } else {
            place += 1
          }
        }
        group += 1
      }
    }
  }

  private mutating func exchange(
    _ left: StepSpans.Span, _ right: StepSpans.Span, _ step: Int
  ) -> Bool {
    attempt(
      replacing: step, by: best.steps[step].exchanging(left.range, right.range))
  }

  /// The spans of one kind in one place; nil when there are no more groups.
  private func siblings(_ step: Int, _ group: Int) -> [StepSpans.Span]? {
    guard step < best.steps.count else { return nil }
    let groups = StepSpans(best.steps[step]).siblings
    return group < groups.count ? groups[group] : nil
  }
}
