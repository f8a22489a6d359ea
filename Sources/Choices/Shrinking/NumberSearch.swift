/// Looks for the simplest number that keeps a failure, for whole and for floating-point numbers alike.
struct NumberSearch {
  private let choice: Choice

  /// Creates a search; nil where the choice is no number.
  init?(from choice: Choice) {
    guard choice.isNumber else { return nil }
    self.choice = choice
  }

  /// Runs the search.
  ///
  /// - Parameter keepsFailing: Tries the choice with other bits.
  /// - Returns: Whether any simpler number keeps the failure.
  @discardableResult
  func run(_ keepsFailing: (UInt64) -> Bool) -> Bool {
    if choice.kind == .integer {
      return IntegerSearch(from: choice).run { keepsFailing(UInt64(bitPattern: Int64($0))) }
    }
    var search = DoubleSearch(from: choice)
    return search.run { keepsFailing($0.bitPattern) }
  }
}

extension Choice {
  /// Whether the decision is a number that a shrinker searches for.
  var isNumber: Bool { kind == .integer || kind == .double }
}
