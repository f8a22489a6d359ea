extension SequenceShrinker {
  /// How many candidates this pass may execute in one round: most of them lead nowhere.
  private static var mostGuesses: Int { 40 }

  /// Exchanges two parts of one kind that stand at different depths, and sorts what stands side by side.
  ///
  /// A tree may have to change its shape and the order of its branches at once to become simpler.
  mutating func exchangeParts() {
    let most = report.executions + Self.mostGuesses
    for step in best.steps.indices {
      let count = step < best.steps.count ? StepSpans(best.steps[step]).all.count : 0
      for first in 0..<count {
        for second in first + 1..<Swift.max(first + 1, count) where report.executions < most {
          exchange(first, second, step)
        }
      }
    }
  }

  private mutating func exchange(_ first: Int, _ second: Int, _ step: Int) {
    guard step < best.steps.count else { return }
    let choices = best.steps[step]
    let spans = StepSpans(choices).all
    guard let left = spans[safe: first], let right = spans[safe: second], left.isPart,
      left.label == right.label, left.parent != right.parent,
      left.range.upperBound <= right.range.lowerBound
    else { return }
    let exchanged = choices.exchanging(left.range, right.range)
    _ = attempt(replacing: step, by: exchanged.sortedSpans)
  }
}

extension StepSpans.Span {
  /// Whether the span is a part of a value that somebody made, and no list or element.
  fileprivate var isPart: Bool {
    label != SpanLabel.list.code && label != SpanLabel.element.code
  }
}

extension [Choice] {
  /// The decisions with those of two ranges in each other's place; the first ends before the second.
  func exchanging(_ left: Range<Int>, _ right: Range<Int>) -> [Choice] {
    var result = Array(self[..<left.lowerBound])
    for range in [right, left.upperBound..<right.lowerBound, left] { result += self[range] }
    return result + self[right.upperBound...]
  }

  /// The decisions with neighbouring spans of one kind in order, the innermost first.
  fileprivate var sortedSpans: [Choice] {
    var result = self
    var isSorted = false
    while !isSorted {
      isSorted = true
      for group in StepSpans(result).siblings.reversed() {
        for (left, right) in zip(group, group.dropFirst()) {
          let exchanged = result.exchanging(left.range, right.range)
          if SequenceOrder.isSimpler([exchanged], than: [result]) {
            (result, isSorted) = (exchanged, false)
            break
          }
        }
        if !isSorted { break }
      }
    }
    return result
  }
}
