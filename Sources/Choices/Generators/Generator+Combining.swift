extension Generator {
  /// One value that takes no decision.
  public static func just(_ value: Value) -> Generator where Value: Equatable & Sendable {
    Generator { source, like in
      if let like, like != value { source.giveUpEncoding() }
      return value
    }
  }

  /// The values of another form.
  ///
  /// - Parameters:
  ///   - forward: Makes the other form of a value; nil where it has none.
  ///   - back: Finds the value behind the other form; nil where there is none.
  /// - Returns: The generator of the other form.
  public func map<Other>(
    _ forward: @escaping @Sendable (Value) -> Other?,
    from back: @escaping @Sendable (Other) -> Value?
  ) -> Generator<Other> {
    Generator<Other> { source, like in
      let wanted = like.flatMap(back)
      if like != nil, wanted == nil { source.giveUpEncoding() }
      return body(&source, wanted).flatMap(forward)
    }
  }

  /// The values that satisfy a condition; others are discarded.
  public func filter(_ isAllowed: @escaping @Sendable (Value) -> Bool) -> Generator {
    Generator { source, like in
      guard let value = body(&source, like), isAllowed(value) else { return nil }
      return value
    }
  }

  /// Pairs of a value and of one that depends on it.
  ///
  /// - Parameter next: The generator of the second value, given the first.
  /// - Returns: The generator of pairs.
  public func with<Other>(
    _ next: @escaping @Sendable (Value) -> Generator<Other>
  ) -> Generator<(Value, Other)> {
    Generator<(Value, Other)> { source, like in
      guard let first = body(&source, like?.0),
        let second = next(first).body(&source, like?.1)
      else { return nil }
      return (first, second)
    }
  }

  /// Pairs of values that have nothing to do with each other.
  public func and<Other>(_ other: Generator<Other>) -> Generator<(Value, Other)> {
    with { _ in other }
  }

  /// The values of one of several generators; earlier ones are simpler.
  ///
  /// - Parameters:
  ///   - alternatives: The generators; not empty.
  ///   - weights: How often each is proposed, relative to the others; all alike by default.
  ///   - place: Which alternative a given value belongs to; nil when to none.
  /// - Returns: The generator of the values of all alternatives.
  public static func oneOf(
    _ alternatives: [Generator], weights: [UInt32]? = nil,
    place: @escaping @Sendable (Value) -> Int?
  ) -> Generator {
    Generator { source, like in
      let wanted = like.map { place($0) ?? -1 }
      let chosen = source.index(
        of: alternatives.count, bias: weights.map { .weights($0) } ?? .uniform, like: wanted)
      return alternatives[chosen].body(&source, like)
    }
  }

  /// Values that may contain values of their own kind.
  ///
  /// The decisions behind each value stand together, so that a shrinker can put a part in the place
  /// of the whole.
  ///
  /// - Parameters:
  ///   - depth: How deep values may be nested; at depth zero, parts lead to no value.
  ///   - make: Makes the generator; it is handed what draws a part, and the depth that is left.
  /// - Returns: The generator.
  public static func recursive(
    depth: Int, _ make: @escaping @Sendable (Generator, Int) -> Generator
  ) -> Generator {
    Generator { source, like in
      source.span(.node) { source in
        let part = depth > 0 ? recursive(depth: depth - 1, make) : Generator { _, _ in nil }
        return make(part, depth).body(&source, like)
      }
    }
  }

  /// The same values, with the decisions behind each standing together.
  ///
  /// - Parameter label: What the values stand for; values with the same label may take each other's
  ///   place in shrinking.
  /// - Returns: The generator of the same values.
  public func grouped(_ label: SpanLabel) -> Generator {
    Generator { source, like in source.span(label) { body(&$0, like) } }
  }

  /// Lists of values.
  ///
  /// - Parameter count: How many elements a list may have.
  /// - Returns: The generator of lists.
  public func list(count: ClosedRange<Int> = 0...100) -> Generator<[Value]> {
    Generator<[Value]> { source, like in
      source.span(.list) { source in
        let length = source.proposedLength(in: count)
        var values: [Value] = []
        while source.wantsElement(after: values.count, in: count, length, like?.count) {
          let wanted = like.flatMap { values.count < $0.count ? $0[values.count] : nil }
          guard let value = source.span(.element, { body(&$0, wanted) }) else { return nil }
          values.append(value)
        }
        if let like, like.count != values.count { source.giveUpEncoding() }
        return values
      }
    }
  }
}

extension ChoiceSource {
  /// How long a random list is to be: often short, now and then up to the longest.
  mutating func proposedLength(in count: ClosedRange<Int>) -> Int {
    guard isRandom else { return count.lowerBound }
    let isShort = random.chance(3, in: 4)
    let most = isShort ? Swift.min(count.upperBound, count.lowerBound + 8) : count.upperBound
    return count.lowerBound + plan(below: most - count.lowerBound + 1)
  }

  /// Tells whether a list goes on: the number of elements is not a decision of its own, so that one
  /// element can be deleted without touching another.
  func wantsElement(
    after drawn: Int, in count: ClosedRange<Int>, _ proposed: Int, _ encoded: Int?
  ) -> Bool {
    if drawn >= count.upperBound { return false }
    if drawn < count.lowerBound { return true }
    switch mode {
    case .random: return drawn < proposed
    case .replay: return isNext(.element)
    case .encode: return drawn < encoded ?? 0
    }
  }
}
