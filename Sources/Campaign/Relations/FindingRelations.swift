import Conformance

/// How findings hang together, as far as that is found out at the end of a run.
struct FindingRelations {
  /// Of each finding that follows from another of the run, the place of that one.
  var causes: [Int: Int] = [:]
  /// Of each finding that is one with an entry of the list of known failures, the name of the entry.
  var names: [Int: String] = [:]
  /// The findings of the run that are two mistakes, unless one rule is blamed for both on which little rests.
  var apart: Set<FindingPair> = []
  /// The findings of the run that are called by a known mistake which they do not come from.
  var misnamed: Set<Int> = []

  init() {}

  /// Tells whether some finding at these places and some at others are two mistakes.
  func areApart(_ places: [Int], _ others: [Int]) -> Bool {
    places.contains { place in others.contains { apart.contains(FindingPair(place, $0)) } }
  }

  /// Tells findings of a run that follow from each other from those that are one with an entry.
  ///
  /// - Parameters:
  ///   - causes: Of each that follows from another, the place of that one, counting those of the list first.
  ///   - apart: The places of those that are two mistakes, counted so.
  ///   - listed: What the list shows.
  init(_ causes: [Int: Int], apart: Set<FindingPair> = [], listed: ListedFindings) {
    let count = listed.names.count
    self.apart = Set(
      apart.filter { $0.first >= count }.map { FindingPair($0.first - count, $0.second - count) })
    var places: [Int: [Int]] = [:]
    for (place, root) in causes { places[root, default: [root]].append(place) }
    for (root, members) in places {
      let entry = members.filter { $0 < count }.min()
      for place in members where place >= count {
        if let entry {
          names[place - count] = listed.names[entry]
        } else if place != root {
          self.causes[place - count] = root - count
        }
      }
    }
  }
}

/// The places of two findings, whichever comes first.
struct FindingPair: Hashable, Sendable {
  /// The smaller place.
  let first: Int
  /// The larger one.
  let second: Int

  init(_ place: Int, _ other: Int) {
    (first, second) = (min(place, other), max(place, other))
  }
}
