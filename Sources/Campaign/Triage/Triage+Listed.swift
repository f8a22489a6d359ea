import Conformance

/// Closer looks at scripts that an entry of the list of known failures explains: another mistake may be at work in them,
/// too, which a run without the list has taken for the same.
extension Triage {
  /// Tells whether nothing more is to be made of a failure that an entry explains than to count it.
  func isSettled(_ failure: Failure, byEntry entry: Int) -> Bool {
    guard !failure.problem.kind.isDeath, known.place(explaining: failure.sight) != nil else {
      return true
    }
    return mostLooks(atEntry: entry) <= listed[entry]?.looks ?? 0
  }

  /// Counts a failure that an entry explains.
  ///
  /// - Returns: What the entry shows, where a closer look is due: at each doubling of how often it came up.
  mutating func countListed(_ failure: Failure) -> FiledPlace? {
    guard let place = known.place(explaining: failure.sight) else { return nil }
    let entry = known.owner(of: place)
    knownCounts[entry, default: 0] += 1
    listed[entry, default: Checkpoint.ListedScripts()].occurrences += 1
    guard listed[entry]?.occurrences.nonzeroBitCount == 1,
      listed[entry]?.looks ?? 0 < mostLooks(atEntry: entry),
      hasRoomForLook(at: .listed(place))
    else { return nil }
    return .listed(place)
  }

  /// How many closer looks are taken at an entry; none at a mistake that is known for what it is.
  private func mostLooks(atEntry entry: Int) -> Int {
    let isTelling = known.entries[entry].faults.isEmpty && !options.isComparison
    return isTelling ? options.closerLooks : 0
  }
}
