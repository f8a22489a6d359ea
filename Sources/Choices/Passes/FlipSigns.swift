extension SequenceShrinker {
  /// How many candidates this pass may execute in one round: most of them lead nowhere.
  private static var mostGuesses: Int { 20 }

  /// Changes the signs of several numbers at once where that is simpler: of all, and of a negative one with
  /// one behind it, because a product or a difference may need both or neither.
  mutating func flipSigns() {
    let most = report.executions + Self.mostGuesses
    let places = numbers()
    flip(places)
    for (number, first) in places.enumerated() where choice(at: first)?.isNegative == true {
      for second in places[(number + 1)...]
      where report.executions < most && choice(at: first)?.isNegative == true {
        flip([first, second])
      }
    }
  }

  private mutating func flip(_ places: [ChoicePlace]) {
    var steps = best.steps
    for place in places {
      guard let number = choice(at: place), let opposite = number.opposite else { return }
      steps[place.step][place.index] = opposite
    }
    if SequenceOrder.isSimpler(steps, than: best.steps) { attempt(steps) }
  }
}

extension Choice {
  /// Whether the decision is a number below zero.
  var isNegative: Bool {
    switch kind {
    case .integer: integer < 0
    case .double: double < 0
    case .boolean, .index, .reference, .identity, .open, .close: false
    }
  }

  /// The number with the other sign; nil where the decision is no number.
  fileprivate var opposite: Choice? {
    switch kind {
    case .integer: with(bits: UInt64(bitPattern: Int64(0 &- integer)))
    // Zero keeps its sign: negative zero is less simple.
    case .double: double == 0 ? self : with(bits: (-double).bitPattern)
    case .boolean, .index, .reference, .identity, .open, .close: nil
    }
  }
}
