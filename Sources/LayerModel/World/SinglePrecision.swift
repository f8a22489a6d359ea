import LayerScript

/// What an engine in single precision may answer: numbers that are the same once they are rounded to it.
extension AnswerPattern {
  mutating func loosenToSingle() {
    guard case .value(let pattern) = self else { return }
    self = .value(pattern.loosenedToSingle)
  }
}

extension ValuePattern {
  fileprivate var loosenedToSingle: ValuePattern {
    switch self {
    case .exactly(let value): value.hasNumbers ? .near(value, .singlePrecision) : self
    case .near(let value, let tolerance):
      // What is given within a tolerance was computed, or is rounded before it is compared.
      .near(value, tolerance.single ? tolerance : tolerance.rounding(value))
    case .oneOf(let patterns): .oneOf(patterns.map(\.loosenedToSingle))
    case .unordered, .orderedUpToTies, .contains, .ignoring, .atMost, .counted, .finite, .something,
      .noEmptyList, .nothingOrFields, .noneOf, .unspecified:
      self
    }
  }
}

extension Tolerance {
  /// The tolerance, and what the numbers of a value lose when they are stored in single precision.
  fileprivate func rounding(_ value: Value) -> Tolerance {
    let largest = value.components?.filter(\.isFinite).map(abs).max() ?? 0
    return Tolerance(absolute: absolute + largest * 0x1p-23, modulus: modulus, single: single)
  }
}

extension Value {
  /// Tells whether there are numbers in the value.
  fileprivate var hasNumbers: Bool {
    switch self {
    case .list(let values): values.contains(where: \.hasNumbers)
    case .dictionary(let entries): entries.contains { $0.value.hasNumbers }
    case .path: true
    default: components != nil
    }
  }
}
