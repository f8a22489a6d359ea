extension SequenceShrinker {
  /// How many candidates each of these passes may execute in one round.
  private static var mostGuesses: Int { 20 }

  /// Replaces arguments that are equal and stand at the same place of steps of one kind by a simpler one,
  /// where others that are equal by chance keep the failure from it.
  mutating func replaceEqualAlike() {
    let most = report.executions + Self.mostGuesses
    for (choice, places) in equalAlike() where report.executions < most {
      let isCurrent = places.allSatisfy { best.steps[safe: $0.step]?[safe: $0.index] == choice }
      guard isCurrent else { continue }
      _ = choice.simplerCandidates.contains { bits in
        var steps = best.steps
        for place in places { steps[place.step][place.index] = choice.with(bits: bits) }
        return attempt(steps)
      }
    }
  }

  private func equalAlike() -> [(choice: Choice, places: [ChoicePlace])] {
    var groups: [(kind: Choice, choice: Choice, places: [ChoicePlace])] = []
    for (number, step) in best.steps.enumerated() {
      for (index, choice) in step.enumerated().dropFirst() where choice.complexity > 0 {
        guard [.index, .integer, .double].contains(choice.kind) else { continue }
        let place = ChoicePlace(step: number, index: index)
        let known = groups.firstIndex {
          $0.kind == step[0] && $0.choice == choice && $0.places.last?.index == index
        }
        if let known {
          groups[known].places.append(place)
        } else {
          groups.append((step[0], choice, [place]))
        }
      }
    }
    return groups.filter { $0.places.count > 1 }.map { ($0.choice, $0.places) }
  }

  /// Exchanges two neighbouring arguments of one kind in two steps, where they have to stay alike, such as
  /// the coordinates of two points.
  mutating func exchangeAlike() {
    let most = report.executions + Self.mostGuesses
    for first in best.steps.indices {
      for second in best.steps.indices.dropFirst(first + 1) where report.executions < most {
        for index in unsorted(best.steps[safe: first] ?? []) {
          for other in unsorted(best.steps[safe: second] ?? []) {
            var steps = best.steps
            guard steps[safe: first]?[safe: index + 1] != nil,
              steps[safe: second]?[safe: other + 1] != nil
            else { continue }
            steps[first].swapAt(index, index + 1)
            steps[second].swapAt(other, other + 1)
            attempt(steps)
          }
        }
      }
    }
  }

  /// The places of arguments that are less simple than the next one, which is of the same kind.
  private func unsorted(_ step: [Choice]) -> [Int] {
    step.indices.dropFirst().filter { index in
      guard let next = step[safe: index + 1], step[index].isNumber else { return false }
      return next.kind == step[index].kind && step[index].complexity != next.complexity
    }
  }

  /// Deletes a step and lets one alternative stand for another in all steps, with the alternatives above
  /// it one lower: what was made is known by its place, and there is one less.
  mutating func mergeAlternatives() {
    let most = report.executions + Self.mostGuesses
    let values = alternatives()
    for deleted in best.steps.indices.reversed() {
      for gone in values.reversed() {
        for into in values where into != gone && report.executions < most {
          var steps = best.steps.map { step in
            step.enumerated().map { index, choice in
              index == 0 ? choice : choice.merging(gone, into: into)
            }
          }
          steps.remove(at: deleted)
          if attempt(steps) { return }
        }
      }
    }
  }

  /// Exchanges two alternatives in all steps: what is known by its place could as well stand at another.
  mutating func exchangeAlternatives() {
    let most = report.executions + Self.mostGuesses
    let values = alternatives()
    for first in values {
      for second in values where second > first {
        for places in [1...1, 1...2, 1...Int.max] as [ClosedRange<Int>]
        where report.executions < most {
          let steps = best.steps.map { step in
            step.enumerated().map { index, choice in
              places.contains(index) ? choice.exchanging(first, second) : choice
            }
          }
          if SequenceOrder.isSimpler(steps, than: best.steps), attempt(steps) { break }
        }
      }
    }
  }

  /// The alternatives that steps with arguments name.
  private func alternatives() -> [UInt64] {
    Set(best.steps.flatMap { $0.dropFirst() }.filter { $0.kind == .index }.map(\.bits)).sorted()
  }
}

extension Choice {
  /// The choice with one of two alternatives in the place of the other.
  fileprivate func exchanging(_ first: UInt64, _ second: UInt64) -> Choice {
    guard kind == .index, bits == first || bits == second else { return self }
    return with(bits: bits == first ? second : first)
  }

  /// The choice after one alternative took the place of another that is gone.
  fileprivate func merging(_ gone: UInt64, into other: UInt64) -> Choice {
    guard kind == .index else { return self }
    let target = bits == gone ? other : bits
    return with(bits: target > gone ? target - 1 : target)
  }
}
