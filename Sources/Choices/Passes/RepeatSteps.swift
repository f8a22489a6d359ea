extension SequenceShrinker {
  /// Lets all steps of one kind, or all but the last of them, become copies of one of them, and drops
  /// the objects that nothing mentions any more.
  ///
  /// Where a failure depends on how often something was done and not on what it was done to, the steps
  /// hold on to more objects than they need, and no change of a single step lets go of one.
  mutating func repeatSteps() {
    for kind in repeatedKinds() {
      var source = 0
      while source < best.steps.count {
        let model = best.steps[source]
        source += 1
        guard model.first == kind else { continue }
        let places = best.steps.indices.filter { best.steps[$0].first == kind }
        _ = [places.dropLast(), places[...]].contains { copies in
          var steps = best.steps
          for place in copies { steps[place] = model }
          return attempt(Self.namedByMention(droppingUnused(steps)))
        }
      }
    }
  }

  /// The kinds of which there are at least three steps with arguments.
  func repeatedKinds() -> [Choice] {
    var kinds: [Choice] = []
    for step in best.steps where step.count > 1 && !step.contains(where: { $0.kind == .identity }) {
      guard let kind = step.first, !kinds.contains(kind) else { continue }
      if best.steps.count(where: { $0.first == kind }) > 2 { kinds.append(kind) }
    }
    return kinds
  }

  /// The steps without those that create an object that no step refers to.
  func droppingUnused(_ steps: [[Choice]]) -> [[Choice]] {
    let used = Set(steps.joined().filter { $0.kind == .reference }.map(\.object))
    return steps.filter { step in
      let made = step.filter { $0.kind == .identity }
      return made.isEmpty || made.contains { used.contains($0.object) }
    }
  }
}

/// What a reference or an identity means.
struct ObjectName: Hashable {
  let sort: UInt8
  let number: UInt64
}

extension Choice {
  /// The object that a reference or an identity means.
  var object: ObjectName { ObjectName(sort: sort, number: bits) }
}
