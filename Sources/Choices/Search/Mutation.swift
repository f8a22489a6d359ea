/// The ways in which a guided search makes a new case out of kept ones.
///
/// All of them say what the first steps are to be; behind them the case goes on at random to its full
/// length. Steps that have become impossible fall out, and references to objects that are gone turn to
/// others.
public enum Mutation: String, CaseIterable, Hashable, Sendable {
  /// The kept case as it is, and further steps.
  case extend
  /// The kept case with one to four random steps inserted.
  case insert
  /// The kept case without some neighbouring steps.
  case delete
  /// The beginning of one kept case and the end of another.
  case splice
  /// The kept case with one choice drawn anew, and half of the time the rest of its step with it.
  case change

  /// The first steps of a new case: recorded choices to repeat, none for a random step.
  struct Plan {
    var steps: [[Choice]]
    /// The choice that is to be drawn anew.
    var gap: (step: Int, choice: Int)?
  }

  /// Makes the first steps of a new case.
  ///
  /// - Parameters:
  ///   - kept: A kept case.
  ///   - other: The case whose end a splice takes.
  ///   - random: Makes the decisions.
  /// - Returns: What the first steps are to be.
  func plan(
    _ kept: [[Choice]], _ other: [[Choice]], _ random: inout SplitMix64
  ) -> Plan {
    var steps = kept
    switch self {
    case .extend: break
    case .insert:
      let place = Int(random.next(below: UInt64(steps.count + 1)))
      let count = Int(random.next(below: 4)) + 1
      steps.insert(contentsOf: Array(repeating: [], count: count), at: place)
    case .delete:
      guard !steps.isEmpty else { break }
      let place = Int(random.next(below: UInt64(steps.count)))
      let most = Swift.min(steps.count - place, Swift.max(1, steps.count / 4))
      steps.removeSubrange(place...place + Int(random.next(below: UInt64(most))))
    case .splice:
      let place = Int(random.next(below: UInt64(steps.count + 1)))
      let start = Int(random.next(below: UInt64(other.count + 1)))
      steps = Array(steps.prefix(place) + other.dropFirst(start))
    case .change: return change(steps, &random)
    }
    return Plan(steps: steps)
  }

  private func change(_ kept: [[Choice]], _ random: inout SplitMix64) -> Plan {
    guard !kept.isEmpty else { return Plan(steps: kept) }
    var steps = kept
    let step = Int(random.next(below: UInt64(steps.count)))
    let places = steps[step].indices.filter {
      steps[step][$0].kind != .open && steps[step][$0].kind != .close
    }
    guard !places.isEmpty else { return Plan(steps: steps) }
    let place = places[Int(random.next(below: UInt64(places.count)))]
    if random.chance(1, in: 2) {
      steps[step].removeSubrange(place...)
      return Plan(steps: steps)
    }
    return Plan(steps: steps, gap: (step, place))
  }
}
