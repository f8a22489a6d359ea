/// The failures that a search has met: shrinks what is new and counts what is known.
struct FailureFile<Test: SystemTest> {
  typealias Failure = FiledFailure<Test.Command>

  /// How many signatures of cases that were not shrunk yet may lead to one filed failure before those of
  /// further cases are not looked at each: they then tell more than the cause.
  private static var mostSignatures: Int { 16 }

  /// The failures: those of saved cases first, then by the number of the case.
  private(set) var failures: [Failure] = []
  /// The signatures of cases as they came up that were shrunk, with the signature that they came to.
  private var outcomes: [String: String] = [:]
  /// How many signatures of cases came to each filed one.
  private var counts: [String: Int] = [:]

  /// Tells what is to be done with a failure.
  ///
  /// It needs no closer look if its own signature is known, by itself or by what another case of that
  /// signature came to, and one that is filed is enough to explain it: same words, and everything that it
  /// needs is there. A known failure hides others of the same signature; looking again ever more rarely
  /// finds them.
  mutating func sift(
    _ drawn: DrawnSequence<Test>, _ complaint: String, _ test: Test
  ) -> Sifting<String> {
    let signature = test.signature(of: drawn.commands, complaint: complaint)
    let known = explanation(of: drawn, complaint, signature, test)
    guard let known, (failures[known].occurrences + 1).nonzeroBitCount > 1 else {
      return .open(signature)
    }
    failures[known].occurrences += 1
    return .explained
  }

  /// The place of a filed failure that explains another one.
  private func explanation(
    of drawn: DrawnSequence<Test>, _ complaint: String, _ signature: String, _ test: Test
  ) -> Int? {
    let alike = failures.indices.filter { failures[$0].complaint.isComplaint(like: complaint) }
    guard !alike.isEmpty else { return nil }
    let kinds = Set(drawn.commands.map(test.name(of:)))
    let enough = alike.filter { failures[$0].commonKinds.allSatisfy(kinds.contains) }
    let outcome = outcomes[signature] ?? signature
    if let same = enough.first(where: { failures[$0].signature == outcome }) { return same }
    guard let first = enough.first else { return nil }
    if counts[failures[first].signature, default: 0] >= Self.mostSignatures { return first }
    return outcomes[signature] == nil ? nil : first
  }

  /// Files what a failure came to; those of one signature become one.
  ///
  /// - Parameters:
  ///   - more: The failures.
  ///   - signature: The signature of the case as it came up.
  mutating func add(_ more: [Failure], of signature: String) {
    if let first = more.first, outcomes.updateValue(first.signature, forKey: signature) == nil {
      counts[first.signature, default: 0] += 1
    }
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
