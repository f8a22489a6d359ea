extension SequenceShrinker {
  /// Replaces all equal doubles at once by a simpler one.
  mutating func replaceEqual() {
    for number in distinctNumbers() {
      for simpler in DoubleOrder.simplerCandidates(than: number)
      where attempt(replacing { $0 == number ? simpler : $0 }) { break }
    }
  }

  /// Lowers two different doubles by the same amount, so that their difference stays.
  mutating func lowerTogether() {
    let numbers = distinctNumbers()
    for (place, high) in numbers.enumerated() {
      for low in numbers[(place + 1)...] where low != 0 {
        attempt(replacing { $0 == high ? high - low : $0 == low ? 0 : $0 })
      }
    }
  }

  /// The doubles of the best sequence that are not yet the simplest, most complex first.
  private func distinctNumbers() -> [Double] {
    let numbers = best.steps.joined().filter { $0.kind == .double && $0.complexity > 0 }
    return Set(numbers.map(\.bits)).map { Double(bitPattern: $0) }.sorted {
      DoubleOrder.complexity(of: $0) > DoubleOrder.complexity(of: $1)
    }
  }

  private func replacing(_ change: (Double) -> Double) -> [[Choice]] {
    best.steps.map { step in
      step.map { choice in
        choice.kind == .double ? choice.with(bits: change(choice.double).bitPattern) : choice
      }
    }
  }
}
