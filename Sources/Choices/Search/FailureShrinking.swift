/// From cases that failed to the simplest that show the same failures.
struct FailureShrinking<Test: SystemTest> {
  typealias Failure = FiledFailure<Test.Command>

  let test: Test
  /// Where the failure was met.
  let origin: Failure.Origin
  /// How many candidates may be executed for one failure.
  let budget: Int
  /// Whether there is time for one more candidate.
  let goesOn: () -> Bool

  /// Shrinks a case that failed at its last step, and whatever else the shrinker meets.
  ///
  /// - Parameters:
  ///   - steps: The choices of the case.
  ///   - complaint: What is wrong with it.
  ///   - known: Complaints that need no closer look where they are met on the way.
  /// - Returns: What is to be filed; the failure that was asked about first.
  func shrink(_ steps: [[Choice]], _ complaint: String, knowing known: [String]) -> [Failure] {
    let drawn = test.replay(steps)
    guard let found = test.run(drawn.commands), found.complaint == complaint else {
      return [unrepeatable(drawn.commands, complaint)]
    }
    var results: [Failure] = []
    var queue = [(drawn, complaint, found.step)]
    var queued = Set(known + [complaint])
    while let (drawn, complaint, step) = queue.popLast() {
      var failure = shrink(drawn, complaint, step) { other, step, words in
        if queued.insert(words).inserted { queue.append((other, words, step)) }
      }
      failure.occurrences = results.isEmpty ? 1 : 0
      results.append(failure)
    }
    return results
  }

  private func unrepeatable(_ commands: [Test.Command], _ complaint: String) -> Failure {
    Failure(
      signature: "\(test.signature(of: commands, complaint: complaint)), not repeatable",
      complaint: complaint, origin: origin, original: commands, commands: commands, report: nil,
      isRepeatable: false, occurrences: 1, commonKinds: [], avoidable: 0)
  }

  /// Shrinks a failure; others that the shrinker meets are handed over, not followed.
  private func shrink(
    _ drawn: DrawnSequence<Test>, _ complaint: String, _ step: Int,
    meeting: @escaping (DrawnSequence<Test>, Int, String) -> Void
  ) -> Failure {
    var shrinker = SequenceShrinker(
      drawn, lastStep: step, on: test, budget: budget, while: goesOn
    ) { candidate in
      guard let found = test.run(candidate.commands) else { return nil }
      if found.complaint == complaint { return Interest(lastStep: found.step) }
      meeting(candidate, found.step, found.complaint)
      return nil
    }
    shrinker.run()
    let commands = shrinker.best.commands
    let names = commands.map(test.name(of:))
    return Failure(
      signature: test.signature(of: commands, complaint: complaint), complaint: complaint,
      origin: origin, original: drawn.commands, commands: commands, report: shrinker.report,
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
      if let kind = source.commandKind { kinds |= 1 << UInt64(kind) }
      test.advance(&state, by: command)
    }
    return kinds & ~test.commandKinds.essential
  }
}
