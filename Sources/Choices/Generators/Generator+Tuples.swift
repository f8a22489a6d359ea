extension Generator {
  /// Values of another form, which cannot be written by hand: nothing leads from them back to decisions.
  ///
  /// What is drawn is shrunk all the same; what is handed over to be shrunk or saved as a value is not.
  /// Where there is a way back, use `map(_:from:)`.
  ///
  /// - Parameter forward: Makes the other form of a value.
  /// - Returns: The generator of the other form.
  public func map<Other>(
    _ forward: @escaping @Sendable (Value) -> Other
  ) -> Generator<Other> {
    Generator<Other> { source, like in
      if like != nil { source.giveUpEncoding() }
      return body(&source, nil).map(forward)
    }
  }

  /// Flat tuples of values that have nothing to do with each other, in the order of the generators.
  ///
  /// - Parameter parts: Draw the parts, the first one first.
  /// - Returns: The generator of tuples.
  public static func tuple<each Part>(
    _ parts: repeat Generator<each Part>
  ) -> Generator<(repeat each Part)> where Value == (repeat each Part) {
    let all = (repeat each parts)
    return Generator<(repeat each Part)> { source, like in
      do {
        if let like {
          return (repeat try (each all).part(&source, like: each like))
        }
        return (repeat try (each all).part(&source, like: nil))
      } catch {
        return nil
      }
    }
  }

  private func part(_ source: inout ChoiceSource, like: Value?) throws(NoValue) -> Value {
    guard let value = body(&source, like) else { throw NoValue() }
    return value
  }
}

/// The complaint that decisions lead to no value.
private struct NoValue: Error {}
