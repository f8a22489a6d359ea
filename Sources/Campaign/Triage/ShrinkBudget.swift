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

  /// Whether there is room for one more closer look at what is filed: where much is wrong, what was never looked into
  /// tells more.
  ///
  /// - Parameter looks: How many were taken.
  /// - Returns: Whether there is.
  func isLeftForLook(after looks: Int) -> Bool {
    isLeft && looks < Self.freeLooks + used / Self.executionsForLook
  }

  /// Whether there is room for one more closer look at what a list of known failures explains.
  ///
  /// - Parameter looks: How many were taken.
  /// - Returns: Whether there is.
  func isLeftForListedLook(after looks: Int) -> Bool {
    isLeft && looks <= searched / Self.searchedForListedLook
  }

  /// Gives as much room again for what waits when all scripts were carried out.
  ///
  /// - Returns: Whether that lets anything in.
  mutating func workOff() -> Bool {
    allowance = Swift.max(used - searched, allowance) + Self.excess
    return true
  }

  private static let excess = 60_000
  /// How many closer looks are taken whatever they cost.
  private static let freeLooks = 20
  /// How many scripts are run for one more; a look takes a fifth of that.
  private static let executionsForLook = 1_000
  /// How many scripts are searched for one look at what a list explains, so that a run which knows much and finds
  /// nothing takes no more than twice as long by it.
  private static let searchedForListedLook = 150
}
