/// The directions in which answers of findings depart from what was expected.
extension Finding {
  /// Tells whether there is nothing in one finding where something should be, and something in the other where nothing
  /// should be: an object or a value both times, or a callback both times.
  ///
  /// A value that stays as it was may be either, by one mistake that leaves a command without effect.
  package func isOpposite(of other: Finding) -> Bool {
    let opposites: [Set<Deviation>] = [
      [.missing, .unexpected], [.missingEvent, .unexpectedEvent],
    ]
    guard opposites.contains([problem.deviation, other.problem.deviation]) else { return false }
    return identity.deviation != .unchanged || other.identity.deviation != .unchanged
  }

  /// Tells whether both answer with a number that is none, or neither, and both with one that is off by rounding, or
  /// neither: a wrong formula does not come to either by chance.
  package func hasNumbersLike(_ other: Finding) -> Bool {
    let (mine, theirs) = (problem.deviation, other.problem.deviation)
    return [.imprecise, .notFinite].allSatisfy { (mine == $0) == (theirs == $0) }
  }
}
