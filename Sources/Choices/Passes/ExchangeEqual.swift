extension SequenceShrinker {
  /// How many candidates this pass may execute in one round: most of them lead nowhere.
  private static var mostGuesses: Int { 20 }

  /// Exchanges two numbers wherever they stand, where that is simpler: a failure may need to know which
  /// numbers are equal, and not which they are.
  mutating func exchangeEqual() {
    let most = report.executions + Self.mostGuesses
    let counts = Dictionary(
      best.steps.joined().filter(\.isNumber).map { ($0, 1) }, uniquingKeysWith: +)
    // In one order in every run, also where two numbers of different ranges are equally simple.
    let distinct = counts.keys.sorted {
      ($0.complexity, $0.kind.rawValue, $0.bits) < ($1.complexity, $1.kind.rawValue, $1.bits)
    }
    for (place, low) in distinct.enumerated() {
      // One of each is exchanged where arguments are.
      for high in distinct[(place + 1)...]
      where counts[low, default: 0] + counts[high, default: 0] > 2 && report.executions < most {
        let steps = best.steps.map { $0.map { $0.exchanging(low, high) } }
        if SequenceOrder.isSimpler(steps, than: best.steps) { attempt(steps) }
      }
    }
  }
}

extension Choice {
  /// The choice with one of two numbers in the place of the other.
  fileprivate func exchanging(_ first: Choice, _ second: Choice) -> Choice {
    guard kind == first.kind, kind == second.kind, isNumber else { return self }
    if bits == first.bits { return with(bits: second.bits) }
    return bits == second.bits ? with(bits: first.bits) : self
  }
}
