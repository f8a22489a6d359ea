extension SequenceShrinker {
  /// How many candidates this pass may execute in one round: most of them lead nowhere.
  private static var mostGuesses: Int { 24 }

  /// Moves a step to any place where that is simpler, and names objects anew in the order in which they
  /// are mentioned then.
  ///
  /// Two neighbours that change places may look worse, and so may objects with the names that they had.
  mutating func moveSteps() {
    let most = report.executions + Self.mostGuesses
    var from = 1
    while from < best.steps.count {
      let isFound = (0..<from).contains { to in
        report.executions < most && isMoved(from, to: to)
      }
      from = isFound ? 1 : from + 1
    }
  }

  private mutating func isMoved(_ from: Int, to place: Int) -> Bool {
    var steps = best.steps
    steps.insert(steps.remove(at: from), at: place)
    if SequenceOrder.isSimpler(steps, than: best.steps), attempt(steps) { return true }
    let named = Self.namedInOrder(steps)
    return SequenceOrder.isSimpler(named, than: best.steps) && attempt(named)
  }

  /// Lets one object take the place of another, and moves or drops a step in the same go: what two
  /// objects were there for often took more steps than one needs, or others.
  mutating func mergeAndMove() {
    let most = report.executions + Self.mostGuesses
    for merged in mergedObjects() {
      for from in merged.indices {
        for to in merged.indices where report.executions < most {
          var steps = merged
          let step = steps.remove(at: from)
          if to != from { steps.insert(step, at: to) }
          if attempt(Self.namedInOrder(steps)) { return }
        }
      }
    }
  }

  /// The steps with references to one object in the place of those to another of its sort, and without
  /// the creation of the latter.
  private func mergedObjects() -> [[[Choice]]] {
    let objects = best.steps.joined().filter { $0.kind == .identity }
    return objects.reversed().flatMap { from in
      objects.filter { $0.sort == from.sort && $0.bits != from.bits }.map { into in
        best.steps.filter { !$0.contains(from) }.map { step in
          step.map { choice in
            choice.kind == .reference && choice.object == from.object
              ? choice.with(bits: into.bits) : choice
          }
        }
      }
    }
  }

  /// The steps with objects numbered in the order in which they are created, and references to them in
  /// the order in which they are mentioned.
  static func namedInOrder(_ steps: [[Choice]]) -> [[Choice]] {
    var numbers: [ObjectName: UInt64] = [:]
    let identities = steps.joined().filter { $0.kind == .identity }
    for sort in Set(identities.map(\.sort)) {
      let known = identities.filter { $0.sort == sort }
      for (identity, number) in zip(known, known.map(\.bits).sorted()) {
        numbers[identity.object] = number
      }
    }
    let created = steps.map { step in
      step.map { choice in
        choice.kind == .identity || choice.kind == .reference
          ? choice.with(bits: numbers[choice.object] ?? choice.bits) : choice
      }
    }
    return namedByMention(created)
  }
}
