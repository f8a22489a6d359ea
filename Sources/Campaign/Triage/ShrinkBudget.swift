/// How many scripts a run may carry out to shrink what it finds.
///
/// Only executions count, never time, so that a run comes to the same on every machine.
struct ShrinkBudget: Hashable, Sendable {
  /// How many were carried out.
  var used = 0
  /// How many scripts the search carried out.
  var searched = 0
  /// How many more than these shrinking may take.
  private var allowance = Self.excess

  /// Whether one more failure may be looked into.
  var isLeft: Bool { used < searched + allowance }

  /// Gives as much room again for what waits when all scripts were carried out.
  ///
  /// - Returns: Whether that lets anything in.
  mutating func workOff() -> Bool {
    allowance = Swift.max(used - searched, allowance) + Self.excess
    return true
  }

  private static let excess = 20_000
}
