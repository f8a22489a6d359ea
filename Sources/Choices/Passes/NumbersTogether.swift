extension SequenceShrinker {
  /// Replaces all equal doubles at once by a simpler one.
  mutating func replaceEqual() {
    for number in distinctDoubles() {
      NumberSearch(from: number)?.run { bits in
        attempt(replacing { $0 == number.double ? Double(bitPattern: bits) : $0 })
      }
    }
  }

  /// Lowers numbers that differ by the same amount, so that their differences stay: any two of them with
  /// all their equals, and all of one sign at once.
  mutating func lowerTogether() {
    let groups = numberGroups()
    guard groups.count > 1, groups.count <= Self.mostPaired else { return }
    for (place, high) in groups.enumerated() {
      for low in groups[(place + 1)...] { lower([high, low]) }
    }
    if groups.count > 2 {
      lower(groups.filter { !$0.isNegative })
      lower(groups.filter(\.isNegative))
    }
  }

  private mutating func lower(_ groups: [NumberGroup]) {
    guard groups.count > 1 else { return }
    for unit in NumberUnit.all(of: groups.map(\.number)) where areCurrent(groups) {
      lower(groups, unit)
    }
  }

  private func areCurrent(_ groups: [NumberGroup]) -> Bool {
    groups.allSatisfy { group in
      group.places.allSatisfy { choice(at: $0)?.bits == group.number.bits }
    }
  }

  private mutating func lower(_ groups: [NumberGroup], _ unit: NumberUnit) {
    let distances = groups.map { unit.distance(of: $0.number) }
    guard let least = distances.map(\.magnitude).min(), least > 0,
      Set(distances.map { $0 < 0 }).count == 1
    else { return }
    let sign = distances[0] < 0 ? -1 : 1
    IntegerSearch.largest(upTo: least) { amount in
      var steps = best.steps
      for group in groups {
        let moved = unit.moved(group.number, by: -sign * Int(clamping: amount))
        for place in group.places {
          guard let old = steps[safe: place.step]?[safe: place.index], old.kind == moved.kind
          else { return false }
          steps[place.step][place.index] = old.with(bits: moved.bits)
        }
      }
      return attempt(steps)
    }
  }

  /// The numbers that are not yet the simplest, each with the places where it stands.
  private func numberGroups() -> [NumberGroup] {
    var groups: [NumberGroup] = []
    for place in numbers() {
      guard let number = choice(at: place), number.complexity > 0 else { continue }
      if let known = groups.firstIndex(where: {
        $0.number.kind == number.kind && $0.number.bits == number.bits
      }) {
        groups[known].places.append(place)
      } else {
        groups.append(NumberGroup(number: number, places: [place]))
      }
    }
    return groups
  }

  /// The doubles of the best sequence that are not yet the simplest, most complex first.
  private func distinctDoubles() -> [Choice] {
    var seen: Set<UInt64> = []
    return best.steps.joined()
      .filter { $0.kind == .double && $0.complexity > 0 && seen.insert($0.bits).inserted }
      .sorted { $0.complexity > $1.complexity }
  }

  private func replacing(_ change: (Double) -> Double) -> [[Choice]] {
    best.steps.map { step in
      step.map { choice in
        choice.kind == .double ? choice.with(bits: change(choice.double).bitPattern) : choice
      }
    }
  }
}

/// A number and the places where it stands.
private struct NumberGroup {
  let number: Choice
  var places: [ChoicePlace]

  var isNegative: Bool { number.isNegative }
}
