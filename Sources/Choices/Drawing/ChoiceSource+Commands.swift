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
  ///   - weights: How often each kind is proposed relative to the others; empty when all alike.
  ///   - like: The kind to encode.
  /// - Returns: The number of the kind; nil when it is not possible.
  public mutating func command(
    of count: Int, possible: UInt64, essential: UInt64 = 0, weights: [UInt32] = [],
    like: Int? = nil
  ) -> Int? {
    precondition(
      count <= CommandKinds.most,
      "\(count) kinds of commands are too many for one word: 'command(of:among:)' takes any number")
    var kind = 0
    let allowed = fillsGaps ? possible & ~excluded : possible
    switch mode {
    case .random:
      var wanted = allowed & (subset | essential)
      if wanted == 0 { wanted = allowed }
      kind =
        weights.isEmpty
        ? randomKind(of: count, in: wanted) : weightedKind(of: count, in: wanted, weights)
    case .replay: kind = nextPending(.index)?.integer ?? 0
    case .encode: kind = required(like) ?? 0
    }
    guard kind >= 0, kind < count, allowed >> UInt64(kind) & 1 == 1 else {
      misfit()
      return nil
    }
    record(Choice(.index, bits: UInt64(kind)))
    commandKind = kind
    return kind
  }

  private mutating func randomKind(of count: Int, in wanted: UInt64) -> Int {
    guard wanted != 0 else { return count }
    wantedKinds.keep(wanted)
    return wantedKinds[Int(random.next(below: UInt64(wantedKinds.count)))]
  }

  private mutating func weightedKind(
    of count: Int, in wanted: UInt64, _ weights: [UInt32]
  ) -> Int {
    var total: UInt64 = 0
    for kind in 0..<count where wanted >> UInt64(kind) & 1 == 1 { total += UInt64(weights[kind]) }
    guard total > 0 else { return randomKind(of: count, in: wanted) }
    var rest = random.next(below: total)
    for kind in 0..<count where wanted >> UInt64(kind) & 1 == 1 {
      if rest < UInt64(weights[kind]) { return kind }
      rest -= UInt64(weights[kind])
    }
    return count
  }
}
