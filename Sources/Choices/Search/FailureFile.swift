/// The failures that a part of a search has met: shrinks what is new and counts what is known.
struct FailureFile<Test: SystemTest> {
  typealias Failure = FiledFailure<Test.Command>

  private(set) var failures: [Failure] = []

  /// The kinds of commands to keep away from, as bits, for each failure.
  var avoidable: [UInt64] { failures.map(\.avoidable) }

  /// Files a sequence that failed at its last step.
  mutating func file(
    _ steps: [[Choice]], _ complaint: String, _ origin: Failure.Origin, _ test: Test,
    budget: Int
  ) {
    let drawn = test.replay(steps)
    if let place = explained(drawn, complaint, test) {
      failures[place].occurrences += 1
      // A known failure hides others of the same words; looking again ever more rarely finds them.
      if failures[place].occurrences.nonzeroBitCount > 1 { return }
      failures[place].occurrences -= 1
    }
    guard let found = test.run(drawn.commands), found.complaint == complaint else {
      return add(unrepeatable(drawn.commands, complaint, origin, test), test)
    }
    var queue = [(drawn, complaint, found.step)]
    var queued = Set(failures.map(\.complaint) + [complaint])
    while let (drawn, complaint, step) = queue.popLast() {
      let isMain = complaint == found.complaint
      add(
        shrink(drawn, complaint, step, origin, test, budget) { other, step, words in
          if queued.insert(words).inserted { queue.append((other, words, step)) }
        }, test, occurrences: isMain ? 1 : 0)
    }
  }

  /// Takes in the failures of another part of the search.
  mutating func merge(_ other: FailureFile) {
    for failure in other.failures {
      if let place = failures.firstIndex(where: { $0.signature == failure.signature }) {
        failures[place].absorb(failure)
      } else {
        failures.append(failure)
      }
    }
    failures.sort { ($0.place, $0.signature) < ($1.place, $1.signature) }
  }

  /// The same failures as a start for a part that has met none of them yet.
  var asKnown: FailureFile {
    var file = self
    for place in file.failures.indices { file.failures[place].occurrences = 0 }
    return file
  }

  /// The known failure that is enough to explain another: same words, and everything it needs is there.
  private func explained(
    _ drawn: DrawnSequence<Test>, _ complaint: String, _ test: Test
  ) -> Int? {
    let candidates = failures.indices.filter { failures[$0].complaint == complaint }
    guard !candidates.isEmpty else { return nil }
    let kinds = Set(drawn.commands.map(test.name(of:)))
    return candidates.first { failures[$0].commonKinds.allSatisfy(kinds.contains) }
  }

  private mutating func add(_ failure: Failure, _ test: Test, occurrences: Int = 1) {
    var failure = failure
    failure.occurrences = occurrences
    if let place = failures.firstIndex(where: { $0.signature == failure.signature }) {
      failures[place].absorb(failure)
    } else {
      failures.append(failure)
    }
  }

  private func unrepeatable(
    _ commands: [Test.Command], _ complaint: String, _ origin: Failure.Origin, _ test: Test
  ) -> Failure {
    Failure(
      signature: "\(test.signature(of: commands, complaint: complaint)), not repeatable",
      complaint: complaint, origin: origin, original: commands, commands: commands, report: nil,
      isRepeatable: false, occurrences: 0, commonKinds: [], avoidable: 0)
  }

  /// Shrinks a failure; others that the shrinker meets are handed over, not followed.
  private func shrink(
    _ drawn: DrawnSequence<Test>, _ complaint: String, _ step: Int, _ origin: Failure.Origin,
    _ test: Test, _ budget: Int,
    meeting: @escaping (DrawnSequence<Test>, Int, String) -> Void
  ) -> Failure {
    var shrinker = SequenceShrinker(drawn, lastStep: step, on: test, budget: budget) {
      candidate in
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
      avoidable: Self.avoidable(shrinker.best.steps, test))
  }

  /// The kinds that a sequence needs and that are not essential, as bits.
  private static func avoidable(_ steps: [[Choice]], _ test: Test) -> UInt64 {
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

extension FailureFile: Sendable where Test.Command: Sendable {}
