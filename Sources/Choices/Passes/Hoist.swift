extension SequenceShrinker {
  /// Puts a part in the place of the whole, where a value contains values of its own kind.
  mutating func hoist() {
    for step in best.steps.indices {
      var node = 0
      while step < best.steps.count {
        let spans = StepSpans(best.steps[step])
        guard node < spans.all.count else { break }
        if !hoist(into: spans.all[node], of: spans, step) { node += 1 }
      }
    }
  }

  private mutating func hoist(
    into whole: StepSpans.Span, of spans: StepSpans, _ step: Int
  ) -> Bool {
    let parts = spans.descendants(of: whole).filter { $0.label == whole.label }
    guard whole.label != SpanLabel.element.code, whole.label != SpanLabel.list.code else {
      return false
    }
    // The smallest parts first: they save most.
    return parts.sorted { $0.range.count < $1.range.count }.contains { part in
      var choices = best.steps[step]
      choices.replaceSubrange(whole.range, with: best.steps[step][part.range])
      return attempt(replacing: step, by: choices)
    }
  }
}
