import Conformance

extension ProblemIdentity {
  /// Tells whether a problem of a script that a list holds is the one that it is listed for, also where another step
  /// is said to make it: which one that is may be told better than it was.
  ///
  /// - Parameter listed: What is wrong by the list.
  /// - Returns: Whether it is.
  func isListed(among listed: [ProblemIdentity]) -> Bool {
    if let missing = ofMissingFeature, listed.contains(missing) { return true }
    return listed.contains { known in
      known.look == look && known.law == law
        && known.deviation.withoutCulprit == deviation.withoutCulprit
    }
  }
}

extension Deviation {
  /// The deviation as far as it does not hang on which step is said to make it.
  fileprivate var withoutCulprit: Deviation { self == .unchanged ? .otherValue : self }
}
