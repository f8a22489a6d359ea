/// The one loop of every search: rounds of cases, and between them the failures that they brought.
///
/// The loop hands out batches of parts that do not depend on each other and takes them back; whoever
/// drives it decides where the parts are carried out: on the thread that it is on, in tasks, or in
/// threads of its own. What the search comes to is the same.
public struct SearchLoop<Client: SearchClient> {
  /// What the cases and failures mean, with all that is filed.
  public var client: Client
  /// What each stratum has come to.
  public internal(set) var strata: [SearchStratum<Client.Notebook>]
  /// Whether the search was told to end before its cases were done.
  public private(set) var wasInterrupted = false
  /// Whether the search is to end with the cases that it has, once their failures are filed.
  public var endsEarly = false

  let options: SearchOptions
  var queue = FailureQueue<Client.Failure>()
  /// The number of the case up to which rounds were planned.
  var planned = 0
  /// Whether something was wrong in a case.
  private var hasFailed = false
  /// Whether the client knows that all cases were carried out.
  private var hasEndedCases = false

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - client: What the cases and failures mean.
  ///   - options: How far the search goes, and what guides it.
  public init(of client: Client, _ options: SearchOptions) {
    self.client = client
    self.options = options
    let numbers = options.isDivided ? Strata.numbers(of: options.shard) : [0]
    strata = numbers.map { number in
      SearchStratum(
        number, of: options.isDivided ? Strata.count : 1, client.makeNotebook(),
        kinds: client.commandKinds)
    }
  }

  /// What all strata counted.
  public var statistics: SearchStatistics {
    guard var sum = strata.first?.statistics else { return SearchStatistics() }
    for stratum in strata.dropFirst() { sum.add(stratum.statistics) }
    return sum
  }

  /// Whether all cases were carried out.
  public var isComplete: Bool { strata.allSatisfy { $0.next >= options.cases } }

  /// The failures that wait to be shrunk, in the order of their cases.
  public var waiting: [Client.Failure] { queue.failures }

  /// Puts failures in front that came from elsewhere than from cases.
  public mutating func file(_ failures: [Client.Failure]) {
    queue.failures.insert(contentsOf: failures, at: 0)
  }

  /// The parts that come next; nil when the search is at its end.
  public mutating func next() -> SearchBatch<Client>? {
    if client.isAtEnd { return nil }
    if wasInterrupted { return lastBatch() }
    if let batch = shrinking() { return batch }
    guard let limit = nextLimit() else { return waitingBatch() }
    let round = round(below: limit)
    var parts: [SearchPart<Client>] = []
    var rest: [SearchStratum<Client.Notebook>] = []
    for stratum in strata {
      if stratum.next < limit {
        parts.append(SearchPart(client, stratum, round))
      } else {
        rest.append(stratum)
      }
    }
    // Only the parts hold on to the strata that are due, so that they change in place.
    strata = rest
    return SearchBatch(parts: parts, isRound: true)
  }

  /// The failures that had to wait until all cases were carried out.
  private mutating func waitingBatch() -> SearchBatch<Client>? {
    guard !hasEndedCases else { return nil }
    hasEndedCases = true
    return client.endCases() ? shrinking() : nil
  }

  /// The failures that an interrupted search still files; the client shrinks nothing any more.
  private mutating func lastBatch() -> SearchBatch<Client>? {
    guard !queue.isClosed else { return nil }
    queue.close()
    return shrinking()
  }

  private func round(below limit: Int) -> SearchRound {
    SearchRound(
      options: options, kinds: client.commandKinds, limit: limit,
      avoidable: options.guidance == .none ? [] : client.avoidable)
  }

  /// Takes back a batch of which all parts were carried out.
  public mutating func absorb(_ batch: SearchBatch<Client>) {
    var found: [FoundFailure<Client.Failure>] = []
    var more: [Client.Failure] = []
    let first = options.stopsAtFailure ? batch.firstFailure : nil
    for var part in batch.parts {
      if let first { part.takeBack(behind: first) }
      found += part.found
      wasInterrupted = wasInterrupted || part.wasInterrupted
      if let stratum = part.stratum { strata.append(stratum) }
      guard let failure = part.failure, let shrunk = part.shrunk, !client.isAtEnd else { continue }
      more += client.accept(shrunk, of: failure)
    }
    strata.sort { $0.number < $1.number }
    if batch.isRound { client.endRound(strata.map { $0.notebook }) }
    if !found.isEmpty {
      hasFailed = true
      queue.failures += found.sorted { $0.index < $1.index }.map { $0.failure }
    }
    if batch.isRound, options.guidance.feedback != nil, endsCorpusRound { endCorpusRound() }
    if !more.isEmpty { queue.failures.insert(contentsOf: more, at: 0) }
  }

  /// Whether a round of the guidance is at its end, which may take several batches.
  private var endsCorpusRound: Bool {
    let isLast = planned == options.cases || planned == options.mostCases
    return isLast || options.endsRound(at: planned) || wasInterrupted
      || (options.stopsAtFailure && hasFailed)
  }

  /// Tells what guides the search what the cases of a round showed.
  private mutating func endCorpusRound() {
    guard options.sharesCorpus, options.shard == nil else {
      for place in strata.indices {
        let sightings = strata[place].takeSightings()
        strata[place].corpus.endRound(with: sightings)
      }
      return
    }
    guard var shared = strata.first?.corpus else { return }
    let sightings = strata.indices.flatMap { strata[$0].takeSightings() }
    shared.endRound(with: sightings.sorted { $0.index < $1.index })
    for place in strata.indices { strata[place].corpus = shared }
  }

  /// The failures to shrink next: of those that nothing filed explains, the first of each likeness.
  private mutating func shrinking() -> SearchBatch<Client>? {
    guard !queue.failures.isEmpty else { return nil }
    let chosen = queue.next { client.sift(&$0) }
    let round = round(below: planned)
    let parts = chosen.map { SearchPart(client, $0, round) }
    return parts.isEmpty ? nil : SearchBatch(parts: parts, isRound: false)
  }

  /// The case up to which the strata go next; nil when the search is at its end.
  ///
  /// Asked between rounds, when all strata have done what they were to do, so that the answer does not
  /// depend on who did what.
  private mutating func nextLimit() -> Int? {
    if endsEarly { return nil }
    if options.stopsAtFailure, hasFailed { return nil }
    while true {
      let earlier = planned
      planned = options.roundEnd(after: planned, below: options.cases)
      if planned == earlier, !options.required.isEmpty, !isDecided {
        planned = options.roundEnd(after: planned, below: options.mostCases)
      }
      let limit = planned
      // A shard may own no case of a small round.
      if strata.contains(where: { $0.next < limit }) { return limit }
      if limit == earlier { return nil }
    }
  }

  private var isDecided: Bool {
    let statistics = statistics
    return options.required.allSatisfy {
      $0.verdict(
        labelled: statistics.freshCases(labelled: $0.label), of: statistics.freshCases)
        != .undecided
    }
  }
}

extension SearchOptions {
  /// The case up to which the next round goes.
  fileprivate func roundEnd(after planned: Int, below limit: Int) -> Int {
    isDivided
      ? Strata.limit(after: planned, below: limit, atMost: largestPart)
      : Swift.max(planned, limit)
  }

  /// The number of cases that are handed out at once, at most: one for each stratum, where none is to be
  /// carried out in vain.
  private var largestPart: Int {
    stopsAtFailure ? Swift.min(largestRound, Strata.count) : largestRound
  }

  /// Tells whether a round would end at a case if the search did not stop at failures.
  fileprivate func endsRound(at planned: Int) -> Bool {
    planned < largestRound ? planned.nonzeroBitCount == 1 : planned % largestRound == 0
  }
}

extension SearchLoop {
  /// Carries the search to its end without leaving the present thread.
  ///
  /// - Parameters:
  ///   - worker: What carries out the cases.
  ///   - goesOn: Asked before every case; the search ends when it says no.
  ///   - observe: Hears after each batch how far the search is.
  public mutating func run(
    on worker: Client.Worker, while goesOn: @escaping () -> Bool = { true },
    observe: (inout SearchLoop) -> Void = { _ in }
  ) {
    while var batch = next() {
      for place in batch.parts.indices {
        batch.parts[place].carryOut(on: worker, while: goesOn)
        if options.stopsAtFailure, batch.parts[place].hasFailed { break }
      }
      absorb(batch)
      observe(&self)
    }
  }
}
