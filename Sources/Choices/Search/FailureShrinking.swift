/// From cases that failed to the simplest that show the same failures.
struct FailureShrinking<Test: SystemTest> {
  typealias Failure = FiledFailure<Test.Command>

  let test: Test
  /// Where the failure was met.
  let origin: Failure.Origin
  /// How many candidates may be executed for one failure.
  let budget: Int
  /// Whether other failures that the shrinker meets are shrunk as well.
  let followsOthers: Bool
  /// Whether there is time for one more candidate.
  let goesOn: () -> Bool

  /// Shrinks a case that failed at its last step, and whatever else the shrinker meets.
  ///
  /// - Parameters:
  ///   - steps: The choices of the case.
  ///   - complaint: What is wrong with it.
  ///   - filed: What is filed: what bears the same words as one of these needs no closer look where it is
  ///     met on the way.
  /// - Returns: What is to be filed; the failure that was asked about first.
  func shrink(_ steps: [[Choice]], _ complaint: String, knowing filed: [Failure]) -> [Failure] {
    let drawn = test.replay(steps)
    guard let found = test.run(drawn.commands), found.complaint.isComplaint(like: complaint) else {
      return [unrepeatable(drawn.commands, complaint)]
    }
    var queue: [(DrawnSequence<Test>, String, Int)] = []
    var queued = Set((filed.map(\.complaint) + [complaint]).map(ComplaintPattern.init))
    let meet = { (other: DrawnSequence<Test>, step: Int, words: String) in
      if followsOthers, queued.insert(ComplaintPattern(words)).inserted {
        queue.append((other, words, step))
      }
    }
    var first = shrink(drawn, complaint, found.step, meeting: meet)
    if filed.contains(where: { $0.signature == first.signature }),
      let own = shrinkKeepingSignature(of: drawn, complaint, found.step)
    {
      first = own
    }
    first.occurrences = 1
    var results = [first]
    while let (drawn, complaint, step) = queue.popLast() {
      results.append(shrink(drawn, complaint, step, meeting: meet))
    }
    return results
  }

  /// Shrinks a case of which shrinking came to another failure that is known, without leaving the
  /// signature that its author gave it.
  ///
  /// - Returns: Nil where the case bears no signature of its own, or none that tells it from the other:
  ///   one that a part of the case does without.
  private func shrinkKeepingSignature(
    of drawn: DrawnSequence<Test>, _ complaint: String, _ step: Int
  ) -> Failure? {
    let signature = test.signature(of: drawn.commands, complaint: complaint)
    guard signature != test.usualSignature(of: drawn.commands, complaint: complaint) else {
      return nil
    }
    let own = shrink(drawn, complaint, step, keeping: signature) { _, _, _ in }
    let isNeeded = own.commands.indices.allSatisfy { left in
      var rest = own.commands
      rest.remove(at: left)
      guard let steps = try? test.encode(rest), !rest.isEmpty else { return true }
      return test.run(test.replay(steps).commands)?.complaint.isComplaint(like: complaint) != true
    }
    return isNeeded && own.signature == signature ? own : nil
  }

  private func unrepeatable(_ commands: [Test.Command], _ complaint: String) -> Failure {
    Failure(
      signature: "\(test.signature(of: commands, complaint: complaint)), not repeatable",
      complaint: complaint, origin: origin, original: commands, commands: commands,
      recorded: (try? test.encode(commands)).map(RecordedCase.init), report: nil,
      isRepeatable: false, occurrences: 1, commonKinds: [], avoidable: 0)
  }

  /// Shrinks a failure; others that the shrinker meets are handed over, not followed.
  private func shrink(
    _ drawn: DrawnSequence<Test>, _ complaint: String, _ step: Int,
    keeping signature: String? = nil,
    meeting: @escaping (DrawnSequence<Test>, Int, String) -> Void
  ) -> Failure {
    var shrinker = SequenceShrinker(
      drawn, lastStep: step, on: test, budget: budget, while: goesOn
    ) { candidate in
      guard let found = test.run(candidate.commands) else { return nil }
      if found.complaint.isComplaint(like: complaint) {
        guard let signature else { return Interest(lastStep: found.step) }
        let commands = Array(candidate.commands.prefix(found.step + 1))
        return test.signature(of: commands, complaint: found.complaint) == signature
          ? Interest(lastStep: found.step) : nil
      }
      meeting(candidate, found.step, found.complaint)
      return .otherFailure
    }
    shrinker.run()
    let commands = shrinker.best.commands
    let names = commands.map(test.name(of:))
    // In the words that are true of what is left.
    let complaint = test.run(commands)?.complaint ?? complaint
    return Failure(
      signature: test.signature(of: commands, complaint: complaint), complaint: complaint,
      origin: origin, original: drawn.commands, commands: commands,
      recorded: RecordedCase(shrinker.best.steps), report: shrinker.report,
      isRepeatable: true, occurrences: 0,
      commonKinds: names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }
        .map(\.element),
      avoidable: avoidable(shrinker.best.steps))
  }

  /// The kinds that a sequence needs and that are not essential, as bits.
  private func avoidable(_ steps: [[Choice]]) -> UInt64 {
    var source = ChoiceSource(replaying: [])
    var state = test.initialState
    var kinds: UInt64 = 0
    for step in steps {
      source.restart(replaying: step)
      source.beginStep(replaying: step)
      guard let command = test.command(in: &state, from: &source, like: nil) else { continue }
      if let kind = source.commandKind { kinds |= CommandKinds.bit(of: kind) }
      test.advance(&state, by: command)
    }
    return kinds & ~test.commandKinds.essential
  }
}
