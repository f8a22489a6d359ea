/// What one stratum of a search has come to.
public struct SearchStratum<Notebook> {
  /// The number of the stratum, in 0..<16.
  public let number: Int
  /// How many strata the cases are divided into.
  let count: Int
  /// The number of its next case.
  public internal(set) var next: Int
  /// What its cases consisted of.
  public private(set) var statistics: SearchStatistics
  /// The cases that it builds on.
  var corpus = Corpus()
  /// What the cases showed that the corpus has not been told of yet.
  private(set) var sightings: [Corpus.Sighting] = []
  /// What was counted before the last case, while that case may have to be taken back.
  private var earlier: SearchStatistics?
  /// What the client keeps of the stratum's cases.
  public var notebook: Notebook

  init(_ number: Int, of count: Int, _ notebook: Notebook, kinds: CommandKinds) {
    self.number = number
    self.count = count
    self.notebook = notebook
    next = number
    statistics = SearchStatistics(kinds)
  }

  /// Carries out the stratum's cases of a round.
  ///
  /// - Returns: What failed, in the order of the cases, and whether the round was cut short from outside.
  mutating func run<Client: SearchClient>(
    _ round: SearchRound, of client: Client, on worker: Client.Worker, while goesOn: () -> Bool
  ) -> (found: [FoundFailure<Client.Failure>], wasInterrupted: Bool)
  where Client.Notebook == Notebook {
    var found: [FoundFailure<Client.Failure>] = []
    let isGuided = round.options.guidance.feedback != nil
    let stopsAtFailure = round.options.stopsAtFailure
    while next < round.limit {
      guard goesOn() else { return (found, true) }
      if stopsAtFailure, count > 1 { earlier = statistics }
      let plan = plan(next, round)
      next += count
      let result = client.run(plan, in: &notebook, on: worker, &statistics)
      // Asked after every case, and quicker than `isEmpty`, which is looked up for each kind of list.
      let hasFailed = result.failures.count > 0
      statistics.endCase(
        plan, labels: result.labels, isEmpty: result.isEmpty, hasFailed: hasFailed)
      if isGuided {
        sightings.append(
          corpus.sighting(plan.index, features: result.features) { client.steps(in: notebook) })
      }
      if hasFailed {
        found += result.failures.map { FoundFailure(index: plan.index, failure: $0) }
        if stopsAtFailure { break }
      }
      if result.endsRound { break }
    }
    return (found, false)
  }

  /// Forgets the last case if its number is above that of the case at which the search stops: another
  /// worker carried it out meanwhile.
  mutating func takeBack(behind last: Int) {
    guard let earlier, next - count > last else { return }
    statistics = earlier
    next -= count
    sightings.removeAll { $0.index > last }
    self.earlier = nil
  }

  /// Hands over what the cases of a round showed.
  mutating func takeSightings() -> [Corpus.Sighting] {
    defer { sightings.removeAll(keepingCapacity: true) }
    return sightings
  }

  private mutating func plan(_ index: Int, _ round: SearchRound) -> CasePlan {
    let options = round.options
    var plan = CasePlan(
      index, in: options.seed, kinds: round.kinds, swarmPercent: options.swarmPercent)
    guard options.guidance != .none else { return plan }
    // A stream of its own: what earlier rounds found must not change what a fresh case consists of.
    var random = SplitMix64(seed: SplitMix64.mix(plan.seed ^ 0x6A09_E667_F3BC_C908))
    plan.steer(away: round.avoidable, &random)
    if options.guidance.feedback != nil {
      plan.mutate(&corpus, stepsACase: options.length, &random)
    }
    return plan
  }
}

extension SearchStratum: Sendable where Notebook: Sendable {}
