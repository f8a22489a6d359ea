import LayerScript
import Rules

/// What the reference finds when it looks something up: the value, the reasons, and what is open.
struct Reading: Sendable {
  /// The value of the reference's own reading.
  var value: Value
  /// The rules that the value rests on.
  var why: Why
  /// What leaves the value unasserted, if anything does.
  var open: OpenItem?
  /// How near an answer must come.
  var tolerance: Tolerance
  /// The pattern, where it is weaker than the value within the tolerance.
  var pattern: ValuePattern?
  /// Tells whether an animation shows a value that nothing below it has a part in.
  var hidesBelow = false

  init(
    _ value: Value, why: Why = .none, open: OpenItem? = nil, tolerance: Tolerance = .exact,
    pattern: ValuePattern? = nil
  ) {
    self.value = value
    self.why = why
    self.open = open
    self.tolerance = tolerance
    self.pattern = pattern
  }

  /// The expectation of a query that reads this.
  ///
  /// A value without any rule behind it is not asserted: there would be nothing to say of an engine
  /// that answers otherwise. Nor is one that may be any distance away, because the numbers that it was calculated from
  /// are out of range together: every answer would be near enough.
  func expected() -> Expected {
    let isOutOfRange = !tolerance.absolute.isFinite
    if let open = open ?? (why.isEmpty || isOutOfRange ? .beyondReference : nil) {
      return Expected(.value(value), .value(.unspecified(open)), why: why, weakened: open)
    }
    let exactOrNear: ValuePattern =
      tolerance == .exact ? .exactly(value) : .near(value, tolerance)
    return Expected(.value(value), .value(pattern ?? exactOrNear), why: why)
  }
}
