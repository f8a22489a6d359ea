/// Parts of a search that do not depend on each other: a round of several strata, or failures to shrink.
public struct SearchBatch<Client: SearchClient> {
  /// The parts; each is carried out once, by one worker, in any order.
  public var parts: [SearchPart<Client>]

  /// Whether the parts carry out cases.
  let isRound: Bool

  /// The number of the first case in which something is wrong; nil where in none, or of shrinking.
  var firstFailure: Int? { parts.lazy.flatMap(\.found).map(\.index).min() }
}

/// A part of a search that one worker carries out.
public struct SearchPart<Client: SearchClient> {
  /// The stratum whose cases are to be carried out; nil where a failure is to be shrunk.
  private(set) var stratum: SearchStratum<Client.Notebook>?
  /// The failure that is to be shrunk; nil where cases are to be carried out.
  let failure: Client.Failure?
  private(set) var found: [FoundFailure<Client.Failure>] = []
  private(set) var shrunk: Client.Shrunk?
  private(set) var wasInterrupted = false
  private let client: Client
  private let round: SearchRound

  /// A part that carries out the cases of a stratum.
  init(_ client: Client, _ stratum: SearchStratum<Client.Notebook>, _ round: SearchRound) {
    self.client = client
    self.stratum = stratum
    self.round = round
    failure = nil
  }

  /// A part that shrinks a failure.
  init(_ client: Client, _ failure: Client.Failure, _ round: SearchRound) {
    self.client = client
    self.failure = failure
    self.round = round
  }

  /// Whether something is wrong in one of its cases.
  var hasFailed: Bool { !found.isEmpty }

  /// Forgets its last case if that comes behind the one at which the search stops.
  mutating func takeBack(behind last: Int) {
    found.removeAll { $0.index > last }
    stratum?.takeBack(behind: last)
  }

  /// Carries out the part.
  ///
  /// - Parameters:
  ///   - worker: What carries out its cases.
  ///   - goesOn: Asked before every case; the part ends when it says no.
  public mutating func carryOut(
    on worker: Client.Worker, while goesOn: @escaping () -> Bool = { true }
  ) {
    if let failure {
      shrunk = client.shrink(failure, on: worker, while: goesOn)
      wasInterrupted = !goesOn()
    }
    guard var stratum else { return }
    // Nothing else may hold on to the stratum, or its first change would copy all of it.
    self.stratum = nil
    (found, wasInterrupted) = stratum.run(round, of: client, on: worker, while: goesOn)
    self.stratum = stratum
  }
}

/// What the parts of a round have in common.
struct SearchRound: Sendable {
  let options: SearchOptions
  /// The kinds of commands that cases are made of.
  let kinds: CommandKinds
  /// The case that the round ends before.
  let limit: Int
  /// For each failure that is filed, the kinds of commands to keep away from, as bits.
  let avoidable: [UInt64]
}

/// A failure with the number of the case that brought it.
struct FoundFailure<Failure> {
  let index: Int
  let failure: Failure
}

extension SearchBatch: Sendable
where
  Client: Sendable, Client.Notebook: Sendable, Client.Failure: Sendable, Client.Shrunk: Sendable
{}
extension SearchPart: Sendable
where
  Client: Sendable, Client.Notebook: Sendable, Client.Failure: Sendable, Client.Shrunk: Sendable
{}
extension FoundFailure: Sendable where Failure: Sendable {}
