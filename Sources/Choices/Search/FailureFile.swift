/// The failures that a search has met: shrinks what is new and counts what is known.
struct FailureFile<Test: SystemTest> {
  typealias Failure = FiledFailure<Test.Command>

  /// The failures: those of saved cases first, then by the number of the case.
  private(set) var failures: [Failure] = []

  /// Counts a failure that one that is filed is enough to explain: same words, and everything that it
  /// needs is there.
  ///
  /// A known failure hides others of the same words; looking again ever more rarely finds them.
  ///
  /// - Returns: Whether the failure needs no closer look.
  mutating func countsAsKnown(
    _ drawn: DrawnSequence<Test>, _ complaint: String, _ test: Test
  ) -> Bool {
    let candidates = failures.indices.filter { failures[$0].complaint == complaint }
    guard !candidates.isEmpty else { return false }
    let kinds = Set(drawn.commands.map(test.name(of:)))
    let known = candidates.first { failures[$0].commonKinds.allSatisfy(kinds.contains) }
    guard let known, (failures[known].occurrences + 1).nonzeroBitCount > 1 else { return false }
    failures[known].occurrences += 1
    return true
  }

  /// Files failures; those of one signature become one.
  mutating func add(_ more: [Failure]) {
    for failure in more {
      if let place = failures.firstIndex(where: { $0.signature == failure.signature }) {
        failures[place].absorb(failure)
      } else {
        failures.append(failure)
      }
    }
    failures.sort { ($0.place, $0.signature) < ($1.place, $1.signature) }
  }
}

extension FailureFile: Sendable where Test.Command: Sendable {}
