extension SequenceShrinker {
  /// Exchanges neighbouring elements of lists where that is simpler, so that equal failures look
  /// equal.
  mutating func sortElements() {
    for step in best.steps.indices {
      var list = 0
      while elements(step, list) != nil {
        var place = 1
        while let elements = elements(step, list), place < elements.count {
          let (left, right) = (elements[place - 1], elements[place])
          let choices = best.steps[step]
          let swapped =
            choices[..<left.range.lowerBound] + choices[right.range] + choices[left.range]
            + choices[right.range.upperBound...]
          if attempt(replacing: step, by: Array(swapped)), place > 1 {
            place -= 1
          } else {
            place += 1
          }
        }
        list += 1
      }
    }
  }
}
