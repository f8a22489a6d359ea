import Choices
public import Conformance
public import Engines
import LayerModel
import LayerScript
import Rules

/// A run: random scripts are put to an engine, what is wrong is shrunk, blamed and filed, and all of
/// it is put on record.
///
/// Everything is a function of the options and of what the engine answers: the same seed gives the
/// same record, for any number of engines that work on it at the same time.
public struct Campaign {
  /// How many engines can work on one run at the same time; more would have nothing to do.
  public static var mostEngines: Int { Strata.count }

  let workers: [CampaignWorker]
  let suite: String
  var loop: SearchLoop<CampaignClient>
  /// What became of the scripts of the known failures.
  var states: [KnownState] = []
  /// Whether the run goes on where another process was, so that these scripts were run already.
  var isResumed = false

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - engine: The engine; it was started.
  ///   - more: Further instances of it, each of which carries out its share of the scripts in a thread
  ///     of its own.
  ///   - earlier: An instance for each of them of the version that the engine is compared with; none where the
  ///     reference alone says what is wrong.
  ///   - options: What the run is to be.
  ///   - suite: The version of the harness, for the record.
  public init(
    of engine: any Engine, and more: [any Engine] = [], comparedWith earlier: [any Engine] = [],
    options: CampaignOptions, suite: String
  ) {
    // Each engine has an earlier version of its own to be compared with, or stays idle.
    workers =
      earlier.isEmpty
      ? ([engine] + more).map { CampaignWorker($0) }
      : zip([engine] + more, earlier).map { CampaignWorker($0, comparedWith: $1) }
    self.suite = suite
    loop = SearchLoop(
      of: CampaignClient(engine, options, comparedWith: earlier.first?.description), options.search)
    loop.client.isNothingLeft = !workers[0].canAsk
  }

  /// Runs to the end, or until told to stop, without leaving the present thread.
  ///
  /// - Parameters:
  ///   - isInterrupted: Asked before each script; true ends the run with what was learnt.
  ///   - isTimeOver: Asked between rounds; true ends the run as if all scripts had been run.
  ///   - report: Hears how far the run is, after each round and each batch of shrinking.
  /// - Returns: The record of the run.
  public mutating func run(
    isInterrupted: () -> Bool = { false }, isTimeOver: () -> Bool = { false },
    report: (CampaignProgress) -> Void = { _ in }
  ) -> Record {
    begin(isInterrupted)
    report(progress)
    withoutActuallyEscaping(isInterrupted) { isInterrupted in
      loop.run(on: workers[0], while: { !isInterrupted() }) { loop in
        loop.endsEarly = loop.client.hasEnough || isTimeOver()
        report(CampaignProgress(loop))
      }
      if !isTimeOver() { shortenFindings(asking: 1, while: { !isInterrupted() }) }
    }
    return record(isTimeOver(), isInterrupted(), asking: 1)
  }

  /// Runs with all engines at the same time.
  ///
  /// - Parameters:
  ///   - isInterrupted: Asked before each script, by any thread.
  ///   - isTimeOver: Asked between rounds; true ends the run as if all scripts had been run.
  ///   - report: Hears how far the run is, after each round and each batch of shrinking.
  ///   - keep: Gets a function that makes a checkpoint, whenever there is one.
  /// - Returns: The record of the run.
  public mutating func runConcurrently(
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    isTimeOver: () -> Bool = { false }, report: (CampaignProgress) -> Void = { _ in },
    keep: (() -> Checkpoint?) -> Void = { _ in }
  ) -> Record {
    begin(isInterrupted)
    report(progress)
    let (states, suite) = (states, suite)
    keep { Self.checkpoint(loop, states, suite: suite) }
    let observe = { (loop: inout SearchLoop<CampaignClient>) in
      loop.endsEarly = loop.client.hasEnough || isTimeOver()
      report(CampaignProgress(loop))
      let present = loop
      keep { Self.checkpoint(present, states, suite: suite) }
    }
    if workers.count > 1 {
      loop.run(
        onEach: workers, while: { !isInterrupted() },
        through: { parts, workers, work in Threads.perform(parts, on: workers, work) },
        observe: observe)
    } else {
      loop.run(on: workers[0], while: { !isInterrupted() }, observe: observe)
    }
    if !isTimeOver() { shortenFindings(asking: workers.count, while: { !isInterrupted() }) }
    return record(isTimeOver(), isInterrupted(), asking: workers.count)
  }

  /// How many scripts that failed were not looked into, because the run ended before.
  public var waitingFailures: Int { loop.waiting.count }

  private var progress: CampaignProgress { CampaignProgress(loop) }

  /// Puts what is known to fail to the engine, until it is gone or somebody interrupts.
  private mutating func begin(_ isInterrupted: () -> Bool) {
    guard !isResumed else { return }
    var scripts = KnownScripts(loop.client, on: workers[0])
    let options = loop.client.options
    // All shards know what the list explains, and one of them what became of its scripts.
    let entries = options.shard?.isFirst ?? true ? options.known : []
    for entry in entries {
      let isOver = isInterrupted() || scripts.notebook.gone != nil
      states.append(isOver ? .notRun : scripts.run(entry))
    }
    loop.client.begin(with: scripts.notebook)
    loop.file(scripts.failures)
    loop.endsEarly = loop.client.hasEnough
  }

  private mutating func record(
    _ isTimeOver: Bool, _ isInterrupted: Bool, asking engines: Int
  ) -> Record {
    var making = RecordMaking(
      client: loop.client, notebooks: loop.strata.map(\.notebook), suite: suite, states: states)
    if !isInterrupted {
      making.relations = relations(explaining: making.wrong, asking: engines)
      making.client = loop.client
    }
    var record = making.record(end(isTimeOver, isInterrupted))
    record.waiting =
      loop.waiting.map { WaitingFailure($0.sight.identity, count: 1, script: $0.script) }.joined
    return record
  }

  /// Whether the engine can still be asked about what was found.
  private var canAskOnceMore: Bool {
    let client = loop.client
    return client.gone == nil && !loop.wasInterrupted && !client.options.isComparison
      && !client.triage.hasDiedEnough
  }

  /// Fresh engines to ask about what was found.
  private func freshExaminers(_ count: Int) -> [Examiner] {
    workers.prefix(count).map { worker in
      worker.restart()
      return Examiner(
        worker.engine, loop.client.judge, DeclarationCheck(loop.client.declared))
    }
  }

  /// Shrinks what stands for each finding once more, asking some engines, until told to stop or the bound is reached.
  private mutating func shortenFindings(asking engines: Int, while goesOn: () -> Bool) {
    let triage = loop.client.triage
    let most = loop.client.options.lastShrinkBudget
    guard canAskOnceMore, !triage.findings.isEmpty, goesOn() else { return }
    let askable = Array(zip(workers, freshExaminers(engines)))
    var (place, used) = (0, 0)
    while place < triage.findings.count, used < most, goesOn() {
      let batch = Array(zip(triage.findings[place...], askable))
      let shortened = Threads.map(batch) { finding, askable in
        var shrinking = FailureShrinking(finding, by: triage, on: askable.0, askable.1)
        return (finding: shrinking.shortened(finding), executions: shrinking.executions)
      }
      // With more engines more was tried than one would have come to; that does not count.
      for (finding, executions) in shortened where used < most {
        loop.client.triage.findings[place] = finding
        used += executions
        place += 1
      }
    }
    loop.client.triage.budget.used += used
  }

  /// How the findings hang together, asking some engines; nothing of it where the engine can't be asked any more.
  private mutating func relations(
    explaining wrong: WrongAnswers, asking engines: Int
  ) -> FindingRelations {
    let client = loop.client
    guard canAskOnceMore else { return FindingRelations() }
    let triage = client.triage
    let examiners = freshExaminers(engines)
    let findings = triage.ranked(triage.findings, explaining: wrong)
    var listed = ListedFindings()
    if findings.contains(where: { !$0.isKnown }) {
      var search = ListedFindingSearch(examiner: examiners[0], triage: triage)
      listed = search.listedFindings()
      listed.findings = triage.ranked(listed.findings, explaining: wrong)
      loop.client.triage.budget.used += search.executions
    }
    var search = ConsequenceSearch(
      examiners: examiners, directed: client.options.directed.map(\.script))
    let count = listed.findings.count
    let causes = search.causes(in: listed.findings + findings, listed: count)
    loop.client.triage.budget.used += search.executions
    // Against a list each finding keeps its name: nothing that is known shall hide what is new.
    var relations = FindingRelations(causes, apart: search.apart, listed: listed)
    var naming = ListedNameSearch(examiner: examiners[0], triage: triage, listed: listed)
    naming.name(findings, in: &relations, apart: search.apart)
    loop.client.triage.budget.used += naming.executions
    relations.misnamed = Set(search.misnamed.map { $0 - count })
    return relations
  }

  private func end(_ isTimeOver: Bool, _ isInterrupted: Bool) -> Record.End {
    let client = loop.client
    // An engine that answers slowly is given up when somebody interrupts: it is not gone by itself.
    if let gone = client.gone { return isInterrupted ? .interrupted : .engineGone(gone) }
    // What comes behind the search may be interrupted, too.
    if loop.wasInterrupted || isInterrupted { return .interrupted }
    if client.triage.hasDiedEnough { return .deaths }
    if client.hasFoundEnough { return .findings }
    return isTimeOver && !loop.isComplete ? .time : .complete
  }
}

extension CampaignProgress {
  fileprivate init(_ loop: SearchLoop<CampaignClient>) {
    let findings = loop.client.triage.findings
    let counts = loop.client.triage.tally.counts
    let rules = Catalogue.rules.filter { loop.client.options.includes($0.id) }
    self.init(
      scripts: loop.casesDone, cases: loop.client.options.cases,
      findings: findings.count, exercised: rules.count { counts[$0.id]?.exercised ?? 0 > 0 },
      rules: rules.count,
      shortest: findings.filter(\.counts).map(\.script.steps.count).min(),
      latest: findings.last, isSettled: loop.client.triage.hasTakenAllLooks)
  }
}
