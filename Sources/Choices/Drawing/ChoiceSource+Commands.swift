extension ChoiceSource {
  /// Picks which of at most 64 kinds of command comes next.
  ///
  /// Random proposals keep to the subset of commands that the case was given, if it was given one
  /// (swarm testing): some failures need a few commands many times, and not the others in between.
  ///
  /// - Parameters:
  ///   - count: How many kinds there are, in 1...64; earlier ones are simpler.
  ///   - possible: The kinds that are possible now, as bits.
  ///   - essential: Kinds that every subset has, as bits.
  ///   - like: The kind to encode.
  /// - Returns: The number of the kind; nil when it is not possible.
  public mutating func command(
    of count: Int, possible: UInt64, essential: UInt64 = 0, like: Int? = nil
  ) -> Int? {
    var kind = 0
    switch mode {
    case .random:
      let wanted = possible & (subset | essential)
      kind = randomKind(of: count, in: wanted == 0 ? possible : wanted)
    case .replay: kind = nextPending(.index)?.integer ?? 0
    case .encode: kind = required(like) ?? 0
    }
    guard kind >= 0, kind < count, possible >> UInt64(kind) & 1 == 1 else {
      misfit()
      return nil
    }
    record(Choice(.index, bits: UInt64(kind)))
    return kind
  }

  private mutating func randomKind(of count: Int, in wanted: UInt64) -> Int {
    // Most kinds are wanted as a rule, so a few throws nearly always hit one.
    for _ in 0..<8 {
      let kind = random.next(below: UInt64(count))
      if wanted >> kind & 1 == 1 { return Int(kind) }
    }
    guard wanted != 0 else { return count }
    var rest = wanted
    for _ in 0..<random.next(below: UInt64(wanted.nonzeroBitCount)) { rest &= rest - 1 }
    return rest.trailingZeroBitCount
  }
}
