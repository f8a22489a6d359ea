/// In which direction answers of findings depart from what was expected, where they have one.
extension Finding {
  /// Tells whether one finding has too little of what the other has too much of.
  ///
  /// A value that stays as it was may be either, by one mistake that leaves a command without effect.
  package func isOpposite(of other: Finding) -> Bool {
    guard let mine = problem.deviation.direction, let theirs = other.problem.deviation.direction,
      mine != theirs
    else { return false }
    return identity.deviation != .unchanged || other.identity.deviation != .unchanged
  }

  /// Tells whether both answer with a number that is none, or neither, and both with one that is rounded, or neither:
  /// a wrong formula does not come to either by chance.
  package func isAsPrecise(as other: Finding) -> Bool {
    let (mine, theirs) = (identity.deviation, other.identity.deviation)
    return [.imprecise, .notFinite].allSatisfy { (mine == $0) == (theirs == $0) }
  }
}

extension Deviation {
  /// Whether there is nothing where something should be, or the other way round.
  enum Direction { case tooLittle, tooMuch }

  /// The direction; nil where something stands in the place of something else.
  var direction: Direction? {
    switch self {
    case .missing, .missingEvent: .tooLittle
    case .unexpected, .unexpectedEvent: .tooMuch
    case .unchanged, .otherValue, .imprecise, .notFinite, .raised, .notImplemented, .notRaised,
      .unsupportedChanged, .contradiction, .crash, .hang, .protocolViolation, .driverTrouble,
      .dependsOnEarlier, .varies:
      nil
    }
  }
}
