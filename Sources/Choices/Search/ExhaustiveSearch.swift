/// All sequences of commands up to a length, over an alphabet that is handed in.
///
/// A sequence shares the work on its prefix with all others that begin alike: state and system are
/// copied, not computed again. So both must be values, or copies would share what they refer to.
public struct ExhaustiveSearch<Test: SystemTest> {
  private let test: Test
  private let alphabet: (Test.State, [Test.Command]) -> [Test.Command]

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - test: The model and the system, both values.
  ///   - alphabet: The commands to try in a state and behind the commands that led to it, in order.
  ///     Leaving out commands that differ from another by the names of objects alone visits symmetric
  ///     sequences once.
  public init(
    of test: Test, alphabet: @escaping (Test.State, [Test.Command]) -> [Test.Command]
  ) {
    self.test = test
    self.alphabet = alphabet
  }

  /// Creates a search over commands that depend on the state alone.
  ///
  /// - Parameters:
  ///   - test: The model and the system, both values.
  ///   - alphabet: The commands to try in a state, in order.
  public init(of test: Test, alphabet: @escaping (Test.State) -> [Test.Command]) {
    self.init(of: test) { state, _ in alphabet(state) }
  }

  /// Carries out all sequences, shorter ones first, and stops at the first that shows something wrong.
  ///
  /// A sequence that shows it is one of the shortest in the alphabet; when none shows it, there is
  /// none up to that length.
  ///
  /// - Parameters:
  ///   - length: The greatest length.
  ///   - goesOn: Asked before every command, with what is covered so far; the search ends when it says
  ///     no.
  /// - Returns: What was covered, and the first failing sequence.
  public func run(
    upTo length: Int, while goesOn: (ExhaustiveResult<Test.Command>) -> Bool = { _ in true }
  ) -> ExhaustiveResult<Test.Command> {
    var result = ExhaustiveResult<Test.Command>()
    for depth in stride(from: 1, through: length, by: 1) {
      var prefix: [Test.Command] = []
      result.sequencesByLength.append(0)
      visit(&prefix, test.initialState, test.makeSystem(), depth, &result, goesOn)
      if result.isAtEnd { return result }
      result.completeLength = depth
    }
    return result
  }

  /// Tries all continuations; sequences of full length are checked, shorter ones were before.
  private func visit(
    _ prefix: inout [Test.Command], _ state: Test.State, _ system: Test.System, _ depth: Int,
    _ result: inout ExhaustiveResult<Test.Command>,
    _ goesOn: (ExhaustiveResult<Test.Command>) -> Bool
  ) {
    for command in alphabet(state, prefix) {
      guard goesOn(result) else {
        result.wasInterrupted = true
        return
      }
      var (next, copy) = (state, system)
      test.advance(&next, by: command)
      let complaint = test.check(command, on: &copy, after: next)
      result.executions += 1
      prefix.append(command)
      if depth > 1 {
        visit(&prefix, next, copy, depth - 1, &result, goesOn)
      } else {
        result.sequencesByLength[prefix.count - 1] += 1
        if complaint != nil { result.failure = prefix }
      }
      prefix.removeLast()
      if result.isAtEnd { return }
    }
  }
}

/// What an exhaustive search covered.
public struct ExhaustiveResult<Command> {
  /// How many sequences of each length were carried out to their end and checked, from length one on.
  public internal(set) var sequencesByLength: [Int] = []
  /// How many commands were executed for that.
  public internal(set) var executions = 0
  /// The greatest length of which all sequences were checked without finding anything.
  public internal(set) var completeLength = 0
  /// The first sequence that shows something wrong.
  public internal(set) var failure: [Command]?
  /// Whether the search was told to end before it was done.
  public internal(set) var wasInterrupted = false

  /// How many sequences were carried out to their end and checked, of all lengths.
  public var sequences: Int { sequencesByLength.reduce(0, +) }

  fileprivate var isAtEnd: Bool { failure != nil || wasInterrupted }
}
