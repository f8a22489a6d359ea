import Choices
public import Conformance
import LayerScript
import Rules

/// A run that goes on where another process was ended.
extension Campaign {
  /// Goes on where a run of the same engine and options was, instead of beginning anew.
  ///
  /// - Returns: False where the checkpoint is not one of such a run; then nothing changes.
  public mutating func resume(from checkpoint: Checkpoint) -> Bool {
    let position = SearchPosition(
      planned: checkpoint.planned, failuresAtATime: checkpoint.failuresAtATime,
      next: checkpoint.strata.map(\.next))
    let known = checkpoint.knowledge
    let places = Set(known.closerLooks.keys).union(known.settled.keys).union(known.faces.keys)
      .union(known.deadly.keys)
    guard places.allSatisfy(checkpoint.totals.findings.indices.contains),
      known.listed.keys.allSatisfy(checkpoint.totals.known.indices.contains),
      loop.goOn(from: position)
    else { return false }
    for (place, stratum) in checkpoint.strata.enumerated() {
      let notebook = CaseNotebook(loop.client.declared, stratum.refusals)
      loop.update(stratum: place) { $0 = notebook }
    }
    var beginning = CaseNotebook(loop.client.declared, checkpoint.totals.refusals)
    beginning.tally = checkpoint.totals.tally
    beginning.statistics = checkpoint.totals.statistics
    beginning.statistics.shrinkRuns = 0
    beginning.settled = known.settled
    beginning.cases = known.cases
    beginning.survived = known.survived
    beginning.wrong = known.wrong
    for (place, result) in checkpoint.totals.known.enumerated() {
      beginning.known[place] = result.occurrences
    }
    loop.client.begin(with: beginning)
    loop.client.triage.restore(checkpoint)
    states = checkpoint.totals.known.map(\.state)
    isResumed = true
    return true
  }

  /// How many scripts were carried out, also before the run went on.
  public var casesDone: Int { loop.casesDone }

  /// What tells the run from the one that a checkpoint is of; nil where it is the same.
  public func difference(from checkpoint: Checkpoint) -> RunFact? {
    let making = RecordMaking(client: loop.client, notebooks: [], suite: suite, states: [])
    var records = [making.header, checkpoint.header].map {
      Record(
        header: $0, statistics: Record.Statistics(), results: [], findings: [], end: .interrupted)
    }
    (records[0].known, records[1].known) = (making.known, checkpoint.totals.known)
    return RunFact(between: records[0], and: records[1])
  }

  /// What the run has come to; nil while failures wait to be shrunk, or once nothing more can come.
  static func checkpoint(
    _ loop: SearchLoop<CampaignClient>, _ states: [KnownState], suite: String
  ) -> Checkpoint? {
    let client = loop.client
    guard let position = loop.position, !loop.wasInterrupted, client.gone == nil,
      let shard = client.options.shard ?? Shard(1, of: 1)
    else { return nil }
    let notebooks = loop.strata.map(\.notebook)
    let making = RecordMaking(client: client, notebooks: notebooks, suite: suite, states: states)
    var totals = ShardResult(
      shard: shard, statistics: making.statistics, tally: client.triage.tally,
      doubted: client.triage.stability.doubted, reasons: [:], findings: client.triage.findings,
      known: making.known, end: .interrupted)
    // What the strata learnt stands with them, because they go on from it.
    totals.refusals = client.beginning.refusals
    var knowledge = client.triage.knowledge
    knowledge.settled = making.settled
    knowledge.wrong = making.wrong
    let strata = zip(position.next, notebooks).map { next, notebook in
      Checkpoint.Stratum(next: next, refusals: notebook.refusals)
    }
    return Checkpoint(
      header: making.header, totals: totals, planned: position.planned,
      failuresAtATime: position.failuresAtATime, strata: strata,
      knowledge: knowledge)
  }
}

extension Triage {
  /// What is known of failures that may still come up.
  var knowledge: Checkpoint.Knowledge {
    var knowledge = Checkpoint.Knowledge()
    knowledge.closerLooks = looks
    knowledge.listed = listed
    for place in filed.indices { knowledge.faces[place] = filed[place].allFaces }
    knowledge.deadly = deadly
    knowledge.cases = cases
    knowledge.survived = survived
    knowledge.scriptsPerStart = stability.scriptsPerStart
    knowledge.failedLeakSearches = stability.failedLeakSearches
    knowledge.unexplainedDeaths = stability.unexplainedDeaths
    knowledge.unexplainedHangs = stability.unexplainedHangs
    return knowledge
  }

  /// Takes over what another process had filed.
  mutating func restore(_ checkpoint: Checkpoint) {
    let known = checkpoint.knowledge
    findings = checkpoint.totals.findings
    filed = findings.indices.map { FiledProblem(findings[$0], showing: known.faces[$0] ?? []) }
    budget.used = checkpoint.totals.statistics.shrinkRuns
    looks = known.closerLooks
    listed = known.listed
    deadly = known.deadly
    stability.doubted = checkpoint.totals.doubted
    stability.restore(scriptsPerStart: known.scriptsPerStart)
    stability.failedLeakSearches = known.failedLeakSearches
    stability.unexplainedDeaths = known.unexplainedDeaths
    stability.unexplainedHangs = known.unexplainedHangs
  }
}
