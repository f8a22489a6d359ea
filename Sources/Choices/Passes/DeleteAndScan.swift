extension SequenceShrinker {
  /// How many numbers are tried in the place of another when an element is gone.
  private static var mostTried: Int { 32 }

  /// Deletes an element that is a number and lets the first of those that are left be any low one, which
  /// a remainder that all of them come to may need.
  mutating func deleteAndScan() {
    for step in best.steps.indices {
      var list = 0
      while let elements = elements(step, list) {
        if !deleteAndScan(elements, step) { list += 1 }
      }
    }
  }

  private mutating func deleteAndScan(_ elements: [StepSpans.Span], _ step: Int) -> Bool {
    guard let first = elements.first, let last = elements.last, elements.count > 2,
      elements.allSatisfy({ $0.content.count == 1 })
    else { return false }
    var shorter = best.steps[step]
    let number = shorter[first.content.lowerBound]
    guard number.kind == .integer else { return false }
    shorter.removeSubrange(last.range)
    return (0..<Self.mostTried).contains { distance in
      let low = Int(Int64(bitPattern: number.simplest)) &+ distance
      shorter[first.content.lowerBound] = number.with(bits: UInt64(bitPattern: Int64(low)))
      return attempt(replacing: step, by: shorter)
    }
  }
}
