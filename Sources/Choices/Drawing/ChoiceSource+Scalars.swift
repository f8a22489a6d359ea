extension ChoiceSource {
  /// Decides between yes and no; no is simpler.
  ///
  /// - Parameters:
  ///   - percent: How often a random proposal says yes, in 0...100.
  ///   - like: The value to encode.
  /// - Returns: The decision.
  public mutating func boolean(percent: UInt64 = 50, like: Bool? = nil) -> Bool {
    let value: Bool
    switch mode {
    case .random: value = random.chance(percent, in: 100)
    case .replay: value = nextPending(.boolean).map { $0.bits == 1 } ?? false
    case .encode: value = required(like) ?? false
    }
    record(Choice(.boolean, bits: value ? 1 : 0))
    return value
  }

  /// Picks one of `count` alternatives; earlier ones are simpler.
  ///
  /// - Parameters:
  ///   - count: The number of alternatives, above zero.
  ///   - bias: How a random proposal is made.
  ///   - like: The alternative to encode.
  /// - Returns: The number of the alternative, below `count`.
  public mutating func index(of count: Int, bias: Bias = .uniform, like: Int? = nil) -> Int {
    var value = 0
    switch mode {
    case .random: value = propose(count, bias)
    case .replay: value = nextPending(.index)?.integer ?? 0
    case .encode: value = required(like) ?? 0
    }
    if value < 0 || value >= count {
      misfit()
      value = 0
    }
    record(Choice(.index, bits: UInt64(value)))
    return value
  }

  /// Picks one of some alternatives; earlier ones are simpler.
  ///
  /// - Parameters:
  ///   - alternatives: What may be picked; not empty.
  ///   - bias: How a random proposal is made.
  ///   - like: The alternative to encode.
  /// - Returns: The alternative.
  @inlinable
  public mutating func pick<Element: Equatable>(
    _ alternatives: [Element], bias: Bias = .uniform, like: Element? = nil
  ) -> Element {
    let wanted = like.map { alternatives.firstIndex(of: $0) ?? -1 }
    return alternatives[index(of: alternatives.count, bias: bias, like: wanted)]
  }

  /// Draws a whole number; near to zero is simpler, as far as the range allows.
  ///
  /// - Parameters:
  ///   - range: What is allowed.
  ///   - like: The number to encode.
  /// - Returns: The number drawn.
  public mutating func integer(in range: ClosedRange<Int>, like: Int? = nil) -> Int {
    let simplest = Self.simplest(of: range)
    let proposed = isRandom ? propose(range, simplest) : simplest
    return decide(proposed, in: range, like: like)
  }

  /// Draws a whole number that a function proposes; near to zero is simpler.
  mutating func integer(
    in range: ClosedRange<Int>, like: Int?, proposing propose: (inout SplitMix64) -> Int
  ) -> Int {
    let proposed = isRandom ? propose(&random) : Self.simplest(of: range)
    return decide(proposed, in: range, like: like)
  }

  private static func simplest(of range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(0, range.lowerBound), range.upperBound)
  }

  private mutating func decide(_ proposed: Int, in range: ClosedRange<Int>, like: Int?) -> Int {
    let simplest = Self.simplest(of: range)
    var value = simplest
    switch mode {
    case .random: value = proposed
    case .replay: value = nextPending(.integer)?.integer ?? simplest
    case .encode: value = required(like) ?? simplest
    }
    if !range.contains(value) {
      misfit()
      value = Swift.min(Swift.max(value, range.lowerBound), range.upperBound)
    }
    record(
      Choice(
        .integer, bits: UInt64(bitPattern: Int64(value)),
        simplest: UInt64(bitPattern: Int64(simplest))))
    return value
  }

  /// Notes that a value does not fit what was asked for.
  mutating func misfit() {
    if mode == .encode { cannotEncode = true } else { deviated = true }
  }

  /// The value to encode; without one the value cannot be encoded.
  mutating func required<Value>(_ value: Value?) -> Value? {
    if value == nil { cannotEncode = true }
    return value
  }
}

/// How a random proposal among alternatives is made; it never shows in what is recorded.
public enum Bias: Sendable {
  /// All alternatives alike.
  case uniform
  /// In proportion to weights; alternatives of weight zero are not proposed.
  case weights([UInt32])
  /// Seven times in eight this one, else any.
  case mostly(Int)
  /// Nearly always this one, else any.
  case nearlyAlways(Int)
}

extension ChoiceSource {
  mutating func propose(_ count: Int, _ bias: Bias) -> Int {
    switch bias {
    case .uniform: return Int(random.next(below: UInt64(count)))
    case .mostly(let favourite):
      if random.chance(7, in: 8) { return favourite }
      return Int(random.next(below: UInt64(count)))
    case .nearlyAlways(let favourite):
      if random.chance(63, in: 64) { return favourite }
      return Int(random.next(below: UInt64(count)))
    case .weights(let weights):
      let total = weights.reduce(0) { $0 + UInt64($1) }
      guard total > 0 else { return Int(random.next(below: UInt64(count))) }
      var rest = random.next(below: total)
      for (place, weight) in weights.enumerated() {
        if rest < UInt64(weight) { return place }
        rest -= UInt64(weight)
      }
      return count - 1
    }
  }
}
