extension Generator {
  /// The values, and none; none is the simplest.
  ///
  /// - Parameter percent: How often a random proposal has a value, in 0...100.
  /// - Returns: The generator.
  public func optional(percent: UInt64 = 75) -> Generator<Value?> {
    Generator<Value?> { source, like in
      let hasValue = source.boolean(percent: percent, like: like.map { $0 != nil })
      guard hasValue else { return .some(nil) }
      return body(&source, like ?? nil).map { .some($0) }
    }
  }

  /// Lists of values of which no two are equal.
  ///
  /// - Parameter count: How many elements a list may have; a random list ends early, and is discarded if
  ///   it is too short, where no further values are found.
  /// - Returns: The generator of lists.
  public func uniqueList(count: ClosedRange<Int> = 0...20) -> Generator<[Value]>
  where Value: Hashable & Sendable {
    list(count: count, uniqueBy: { $0 })
  }

  /// Sets of values.
  ///
  /// - Parameter count: How many elements a set may have, as for `uniqueList(count:)`.
  /// - Returns: The generator of sets.
  public func set(count: ClosedRange<Int> = 0...20) -> Generator<Set<Value>>
  where Value: Hashable & Sendable {
    uniqueList(count: count).map({ Set($0) }, from: { set in set.inOrder { encode($0) } })
  }

  /// Dictionaries with the values as keys.
  ///
  /// - Parameters:
  ///   - values: Draws the value for a key.
  ///   - count: How many keys a dictionary may have, as for `uniqueList(count:)`.
  /// - Returns: The generator of dictionaries.
  public func dictionary<Element>(
    of values: Generator<Element>, count: ClosedRange<Int> = 0...20
  ) -> Generator<[Value: Element]> where Value: Hashable & Sendable {
    and(values).list(count: count, uniqueBy: { $0.0 }).map(
      { Dictionary($0, uniquingKeysWith: { first, _ in first }) },
      from: { dictionary in
        Set(dictionary.keys).inOrder { encode($0) }.compactMap { key in
          dictionary[key].map { (key, $0) }
        }
      })
  }

  /// All elements of a list in any order; the order of the list is the simplest.
  public static func permutation<Element: Equatable & Sendable>(
    of elements: [Element]
  ) -> Generator<[Element]> where Value == [Element] {
    Generator<[Element]> { source, like in
      var rest = elements
      var result: [Element] = []
      if let like, like.count != elements.count { source.giveUpEncoding() }
      while !rest.isEmpty {
        let wanted = like.map { order in
          result.count < order.count ? rest.firstIndex(of: order[result.count]) ?? -1 : -1
        }
        // A number and not an alternative: of many, halving finds the simplest faster.
        let place = source.integer(in: 0...rest.count - 1, like: wanted) { random in
          Int(random.next(below: UInt64(rest.count)))
        }
        result.append(rest.remove(at: place))
      }
      return result
    }
  }

  /// Lists of which no two elements have the same key.
  private func list<Key: Hashable & SendableMetatype>(
    count: ClosedRange<Int>, uniqueBy key: @escaping @Sendable (Value) -> Key
  ) -> Generator<[Value]> {
    Generator<[Value]> { source, like in
      source.span(.list) { source in
        let length = source.proposedLength(in: count)
        var values: [Value] = []
        var keys: Set<Key> = []
        var misses = 0
        while misses < 100, source.wantsElement(after: values.count, in: count, length, like?.count)
        {
          let start = source.recorded.count
          let wanted = like.flatMap { values.count < $0.count ? $0[values.count] : nil }
          guard let value = source.span(.element, { body(&$0, wanted) }) else { return nil }
          if keys.insert(key(value)).inserted {
            values.append(value)
          } else {
            // What was drawn for it is forgotten, so that what is recorded stands for the list.
            source.forgetElement(behind: start)
            misses += 1
          }
        }
        if let like, like.count != values.count { source.giveUpEncoding() }
        return count.contains(values.count) ? values : nil
      }
    }
  }
}

extension Set {
  /// The elements in the order of their choices, which is the same in every run.
  fileprivate func inOrder(_ encode: (Element) -> [Choice]?) -> [Element] {
    map { (element: $0, choices: encode($0) ?? []) }
      .sorted { SequenceOrder.isSimpler([$0.choices], than: [$1.choices]) }.map(\.element)
  }
}
