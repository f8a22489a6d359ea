/// What a search asks of whoever uses it: how a case is carried out, and what its failures mean.
///
/// The loop owns the numbers of the cases, strata, rounds, workers, guidance and the queue of failures
/// to shrink. The client owns everything that a case and a failure mean. A client is a value: parts of a
/// batch work with a copy of it as it was when the batch began, so that what they come to does not
/// depend on who works when.
public protocol SearchClient {
  /// What carries out cases, such as a connection to the system under test; one for each worker.
  associatedtype Worker
  /// What a stratum keeps of its own cases, such as counts.
  associatedtype Notebook
  /// A case with something wrong about it, as it came up.
  associatedtype Failure
  /// What shrinking a failure came to.
  associatedtype Shrunk
  /// What failures have in common that are likely to be the same; of these one at a time is shrunk.
  associatedtype Likeness: Hashable

  /// The kinds of commands that cases are made of, for swarm testing and named subsets.
  var commandKinds: CommandKinds { get }

  /// For each failure that is filed, the kinds of commands to keep away from, as bits.
  var avoidable: [UInt64] { get }

  /// Whether there is no use in further cases or further shrinking.
  var isAtEnd: Bool { get }

  /// What a stratum starts with.
  func makeNotebook() -> Notebook

  /// Carries out one case.
  ///
  /// - Parameters:
  ///   - plan: How the case is to be made.
  ///   - notebook: What the stratum keeps; a case may build on what earlier ones of its stratum left.
  ///   - worker: What carries out the case.
  ///   - statistics: Takes the counts of commands.
  /// - Returns: What came of the case.
  func run(
    _ plan: CasePlan, in notebook: inout Notebook, on worker: Worker,
    _ statistics: inout SearchStatistics
  ) -> CaseResult<Failure>

  /// The recorded choices of the steps of the case that a stratum carried out last.
  func steps(in notebook: Notebook) -> [[Choice]]

  /// Tells what is to be done with a failure, by what is filed.
  ///
  /// Called for every failure in the order of the cases, and again after each batch of shrinking for
  /// those that wait. One that is explained is counted here. What was found out of a failure may be
  /// kept in it, so that it need not be found out again.
  mutating func sift(_ failure: inout Failure) -> Sifting<Likeness>

  /// Takes note of what the strata have come to; called after each round.
  mutating func endRound(_ notebooks: [Notebook])

  /// Takes note that all cases were carried out, so that only failures are left that wait.
  ///
  /// - Returns: Whether there is room now for failures that had to wait.
  mutating func endCases() -> Bool

  /// Shrinks a failure; called for several at the same time.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - worker: What carries out candidates.
  ///   - goesOn: Says no when there is no time for further candidates; then the failure is to be filed
  ///     nearly as it is.
  /// - Returns: What shrinking came to.
  func shrink(_ failure: Failure, on worker: Worker, while goesOn: @escaping () -> Bool) -> Shrunk

  /// Files what shrinking came to; called in the order of the cases.
  ///
  /// - Returns: Other failures to look into, which go first.
  mutating func accept(_ shrunk: Shrunk, of failure: Failure) -> [Failure]
}

extension SearchClient {
  /// Takes no note.
  public mutating func endRound(_ notebooks: [Notebook]) {}

  /// Has no room that it had not before.
  public mutating func endCases() -> Bool { false }
}

/// What is to be done with a failure.
public enum Sifting<Likeness: Hashable> {
  /// Nothing: what is filed explains it.
  case explained
  /// It is to be shrunk, unless another of the same likeness turns out to explain it.
  case open(Likeness)
  /// Nothing for now: it waits until there is room for it.
  case later
}

/// What came of one case.
public struct CaseResult<Failure> {
  /// Everything wrong with it.
  public var failures: [Failure]
  /// Whether it had no command at all.
  public var isEmpty: Bool
  /// What kinds of case it was.
  public var labels: [String]
  /// The features that it showed, with the step at which it first did.
  public var features: [(number: UInt64, step: Int)]
  /// Whether its stratum leaves the rest of its round for the next one, because what went wrong costs
  /// so much time that it must be known first.
  public var endsRound: Bool

  /// Creates the result of a case.
  public init(
    failures: [Failure] = [], isEmpty: Bool = false, labels: [String] = [],
    features: [(number: UInt64, step: Int)] = [], endsRound: Bool = false
  ) {
    self.failures = failures
    self.isEmpty = isEmpty
    self.labels = labels
    self.features = features
    self.endsRound = endsRound
  }
}

extension CaseResult: Sendable where Failure: Sendable {}
