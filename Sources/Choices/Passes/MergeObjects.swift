extension SequenceShrinker {
  /// Lets one object take the place of another of its sort, and drops the creation of the latter.
  mutating func mergeObjects() {
    for from in identities().reversed() {
      for into in identities() where into.sort == from.sort && into.bits != from.bits {
        if attempt(redirecting(from, to: into.bits)) { break }
        if attempt(redirecting(from, to: into.bits, droppingPairs: true)) { break }
      }
    }
  }

  /// Gives objects the lowest free numbers, in the order of their creation, and then lets the objects
  /// that were created alike trade places so that they are mentioned in that order too.
  mutating func renumber() {
    renumberByCreation()
    attempt(Self.namedByMention(best.steps))
  }

  /// The steps with references to the first object created in the place of those to the first object
  /// mentioned, and so on.
  ///
  /// When as many objects were mentioned as any number, at least as many were created, so no reference
  /// comes before the creation of what it means.
  static func namedByMention(_ steps: [[Choice]]) -> [[Choice]] {
    let created = Dictionary(grouping: steps.joined().filter { $0.kind == .identity }, by: \.sort)
    var names: [ObjectName: UInt64] = [:]
    var counts: [UInt8: Int] = [:]
    return steps.map { step in
      step.map { choice in
        guard choice.kind == .reference else { return choice }
        if names[choice.object] == nil {
          let count = counts[choice.sort, default: 0]
          names[choice.object] = created[choice.sort]?[safe: count]?.bits
          counts[choice.sort] = count + 1
        }
        return choice.with(bits: names[choice.object] ?? choice.bits)
      }
    }
  }

  private mutating func renumberByCreation() {
    var steps = best.steps
    var next: [UInt8: UInt64] = [:]
    var names: [Choice: UInt64] = [:]
    let identities = identities()
    for identity in identities {
      // Objects that somebody numbered from zero keep to that.
      let first: UInt64 = identities.contains { $0.sort == identity.sort && $0.bits == 0 } ? 0 : 1
      names[identity] = next[identity.sort, default: first]
      next[identity.sort, default: first] += 1
    }
    for step in steps.indices {
      for place in steps[step].indices {
        let choice = steps[step][place]
        guard choice.kind == .identity || choice.kind == .reference else { continue }
        let identity = Choice(.identity, bits: choice.bits, sort: choice.sort)
        guard let number = names[identity] else { continue }
        steps[step][place] = choice.with(bits: number)
      }
    }
    attempt(steps)
  }

  /// The objects that the best sequence creates, in order.
  private func identities() -> [Choice] {
    best.steps.joined().filter { $0.kind == .identity }
  }

  /// The steps with one object in the place of another; steps about both make no sense any more and
  /// may be dropped.
  private func redirecting(
    _ from: Choice, to number: UInt64, droppingPairs: Bool = false
  ) -> [[Choice]] {
    let isReference = { (choice: Choice, bits: UInt64) in
      choice.kind == .reference && choice.sort == from.sort && choice.bits == bits
    }
    return best.steps.compactMap { step in
      if step.contains(from) { return nil }
      let isPair =
        step.contains { isReference($0, from.bits) }
        && step.contains { isReference($0, number) }
      if droppingPairs, isPair { return nil }
      return step.map { choice in
        isReference(choice, from.bits) ? choice.with(bits: number) : choice
      }
    }
  }
}
