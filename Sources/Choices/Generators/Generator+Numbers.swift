extension Generator where Value: FixedWidthInteger & Sendable {
  /// Whole numbers of any width; those near zero, as far as the range allows, are the simplest.
  ///
  /// - Parameter range: What is allowed.
  /// - Returns: The generator.
  public static func integer(in range: ClosedRange<Value> = .min ... .max) -> Generator {
    guard let low = Int(exactly: range.lowerBound), let high = Int(exactly: range.upperBound) else {
      return wide(in: range)
    }
    return Generator<Int>.integer(in: low...high)
      .map({ Value(truncatingIfNeeded: $0) }, from: { Int(exactly: $0) })
  }

  /// Numbers that need more bits than one decision has: a sign and words of 32 bits, the highest first.
  private static func wide(in range: ClosedRange<Value>) -> Generator {
    let words = (Value.bitWidth + 31) / 32
    return Generator { source, like in
      let isNegative =
        range.lowerBound < 0 && source.boolean(percent: 50, like: like.map { $0 < 0 })
      let wanted = like.map { isNegative ? 0 &- $0 : $0 }
      var bits: Value = 0
      for word in (0..<words).reversed() {
        let part = wanted.map { Int(truncatingIfNeeded: $0 >> (word * 32)) & 0xFFFF_FFFF }
        let drawn = source.integer(in: 0...0xFFFF_FFFF, like: part)
        bits |= Value(truncatingIfNeeded: drawn) << (word * 32)
      }
      let drawn = isNegative ? 0 &- bits : bits
      let value = Swift.min(Swift.max(drawn, range.lowerBound), range.upperBound)
      if let like, like != value { source.giveUpEncoding() }
      return value
    }
  }
}

extension Generator where Value == Float {
  /// Floating-point numbers of single precision, in the order of `DoubleOrder`.
  ///
  /// - Parameter mixture: What is allowed and how random proposals are made; what single precision
  ///   does not hold is rounded.
  /// - Returns: The generator.
  public static func float(_ mixture: DoubleMixture) -> Generator {
    Generator<Double>.double(mixture).map({ Float($0) }, from: { Double($0) })
  }
}

extension Generator where Value == Duration {
  /// Spans of time; whole seconds are simpler than milliseconds, and these than microseconds and
  /// nanoseconds.
  ///
  /// - Parameter range: What is allowed; finer parts than nanoseconds are not drawn.
  /// - Returns: The generator.
  public static func duration(
    in range: ClosedRange<Duration> = .zero ... .seconds(3600)
  ) -> Generator {
    let units = [1_000_000_000, 1_000_000, 1000, 1]
    return Generator { source, like in
      let nanoseconds = like.flatMap(\.wholeNanoseconds)
      if like != nil, nanoseconds == nil { source.giveUpEncoding() }
      let unit = units[
        source.index(
          of: units.count,
          like: nanoseconds.map { number in
            units.firstIndex { number.isMultiple(of: $0) } ?? -1
          })]
      let low = range.lowerBound.nanosecondsRoundedDown / unit
      let high = range.upperBound.nanosecondsRoundedDown / unit
      let count = source.integer(
        in: low...Swift.max(low, high), like: nanoseconds.map { $0 / unit })
      let duration = Duration.nanoseconds(count * unit)
      return range.contains(duration) ? duration : nil
    }
  }
}

extension Duration {
  /// The number of nanoseconds; nil where it is no whole number, or too large.
  fileprivate var wholeNanoseconds: Int? {
    let parts = components
    guard parts.attoseconds.isMultiple(of: 1_000_000_000) else { return nil }
    let (seconds, overflows) = Int(parts.seconds).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflowsToo) = seconds.addingReportingOverflow(
      Int(parts.attoseconds / 1_000_000_000))
    return overflows || overflowsToo ? nil : sum
  }

  fileprivate var nanosecondsRoundedDown: Int {
    let parts = components
    let (seconds, overflows) = Int(parts.seconds).multipliedReportingOverflow(by: 1_000_000_000)
    if overflows { return parts.seconds < 0 ? .min / 2 : .max / 2 }
    return seconds &+ Int(parts.attoseconds / 1_000_000_000)
  }
}
