import Choices
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import ScriptGeneration

/// From a failing script to the shortest that shows what is wrong.
struct FailureShrinking {
  /// What is filed, when the shrinker begins.
  let triage: Triage
  let worker: CampaignWorker
  let examiner: Examiner
  /// Whether there is time for one more script.
  let goesOn: () -> Bool
  private(set) var executions = 0

  init(
    _ failure: Failure, by triage: Triage, judge: Judge, on worker: CampaignWorker,
    while goesOn: @escaping () -> Bool
  ) {
    self.triage = triage
    self.worker = worker
    self.goesOn = goesOn
    examiner = Examiner(worker.engine, judge, failure.capabilities)
  }

  /// Looks into a failure.
  mutating func outcome(of failure: Failure) -> ShrinkOutcome {
    let result = result(of: failure)
    return ShrinkOutcome(result: result, executions: executions, known: triage.findings.count)
  }

  private mutating func result(of failure: Failure) -> ShrinkOutcome.Result {
    if !goesOn(), failure.problem.kind.isDeath || failure.stage == .suspectedLeak { return .waits }
    switch failure.stage {
    case .suspectedLeak: return .leaks(leak(behind: failure))
    case .fresh: break
    }
    if let known = triage.known(failure) { return .again(known, shortened(known, failure)) }
    guard isRepeatable(failure) else { return .doesNotRepeat }
    var found = finding(failure, suspecting: Set(failure.problem.suspects))
    // Shrinking may have slipped to something that is filed; hold on to the rule that is suspected.
    if found.problem.kind != .nondeterminism,
      let primary = triage.ranking(of: failure.problem).first,
      triage.findings.contains(where: { $0.isDuplicate(of: found) })
    {
      found = finding(failure, suspecting: [primary])
    }
    return found.problem.kind == .nondeterminism ? .varies(found) : .repeats(found)
  }

  /// One more script of a finding, shortened; nil where another finding explains it.
  ///
  /// What is looked at where the script goes wrong decides where shrinking ends: a sort of look that
  /// was not tried goes first, wherever in the script it is.
  private mutating func shortened(_ known: Int, _ failure: Failure) -> Finding? {
    let failure = failure.looking(besides: triage.sorts(of: known))
    let counterexample = counterexample(
      of: failure, suspecting: Set(failure.problem.suspects), besides: known)
    executions += 1
    guard counterexample.find(in: failure.drawn, with: examiner) != nil else { return nil }
    return finding(shrinking: counterexample, of: failure)
  }

  /// Runs a script again in an engine that remembers nothing: whether it shows the same.
  ///
  /// Shrinking what comes and goes would take long and end anywhere.
  private mutating func isRepeatable(_ failure: Failure) -> Bool {
    let problem = failure.problem
    worker.engine.restart()
    executions += 1
    if problem.law == nil, !problem.kind.isDeath {
      let trial = examiner.examine(failure.drawn)
      return trial.judgement.problems.contains {
        $0.step == problem.step && $0.kind == problem.kind && $0.actual == problem.actual
      }
    }
    let counterexample = counterexample(of: failure, suspecting: Set(problem.suspects))
    return counterexample.find(in: failure.drawn, with: examiner) != nil
  }

  private mutating func finding(_ failure: Failure, suspecting suspects: Set<RuleID>) -> Finding {
    finding(shrinking: counterexample(of: failure, suspecting: suspects), of: failure)
  }

  /// What is to be shrunk; answers that findings besides the given one explain do not count.
  private func counterexample(
    of failure: Failure, suspecting suspects: Set<RuleID>, besides known: Int? = nil
  ) -> Counterexample {
    let others = triage.findings.indices.filter { $0 != known }
    let faults = others.compactMap { triage.findings[$0].behavesLike }
      .compactMap { FaultMatcher.named($0) }
    let assumptions = triage.assumptions
    return Counterexample(
      drawn: failure.drawn, problem: failure.problem, suspects: suspects
    ) { script, trace in
      faults.contains { FaultMatcher.reproduces($0, script, trace, assumptions) }
    }
  }

  /// Shrinks a script, first by the problem that came up in it, then by whatever shows the same cause.
  private mutating func finding(
    shrinking counterexample: Counterexample, of failure: Failure
  ) -> Finding {
    var counterexample = counterexample
    var shrunk = shrink(counterexample, on: failure.machine)
    if let plain = wrongAnswer(in: shrunk, counterexample) {
      counterexample = counterexample.showing(plain, in: shrunk.drawn)
      shrunk = shrink(counterexample, on: failure.machine, after: shrunk)
    }
    let cause = cause(of: shrunk, failure)
    if let cause {
      let other = counterexample.caused(by: cause, in: shrunk)
      let deleted = shrink(other, on: failure.machine, passes: Self.deleting, after: shrunk)
      if deleted.drawn.commands.count < shrunk.drawn.commands.count {
        counterexample = counterexample.caused(by: cause, in: deleted)
        shrunk = shrink(counterexample, on: failure.machine, after: deleted)
      }
    }
    return finding(shrunk, of: failure, counterexample, behavingLike: cause)
  }

  /// The passes by which the same cause may show in fewer steps.
  private static let deleting: [ShrinkPass] = [.truncate, .deleteChunks, .rewrite]

  private mutating func shrink(
    _ counterexample: Counterexample, on machine: ScriptMachine,
    passes: [ShrinkPass] = ShrinkPass.allCases, after earlier: Counterexample.Shrunk? = nil
  ) -> Counterexample.Shrunk {
    let shrunk = counterexample.shrink(
      with: examiner, on: machine,
      budget: triage.options.budget(for: counterexample.problem.kind), passes: passes,
      while: goesOn)
    executions += shrunk.report.executions
    return shrunk.counting(earlier?.report)
  }

  /// A single answer that is wrong where a law was found broken: it takes fewer steps to show.
  private mutating func wrongAnswer(
    in shrunk: Counterexample.Shrunk, _ counterexample: Counterexample
  ) -> Problem? {
    guard shrunk.problem.law != nil, shrunk.variant == nil else { return nil }
    executions += 1
    return examiner.examine(shrunk.drawn).judgement.problems.first { problem in
      problem.law == nil && problem.kind == .wrongAnswer
        && problem.suspects.contains(where: counterexample.suspects.contains)
    }
  }

  /// The known mistake that gives the answers to the shortest script and to the original one.
  private mutating func cause(of shrunk: Counterexample.Shrunk, _ failure: Failure) -> Fault? {
    let kinds: Set<FindingKind> = [.wrongAnswer, .lawBroken]
    guard goesOn(), kinds.contains(shrunk.problem.kind) else { return nil }
    let script = Script(shrunk.drawn.commands)
    guard let trace = trace(of: script) else { return nil }
    var runs = [(script: script, trace: trace)]
    if let original = failure.trial.trace {
      runs.append((failure.script, original))
    }
    return FaultMatcher.fault(
      behind: runs, suspecting: triage.suspects(of: shrunk.problem),
      assumptions: triage.assumptions, withholding: triage.options.withheldFaults, where: isShown)
  }

  /// Tells whether the engine answers the script that shows a known mistake best as the mistake does.
  ///
  /// A few wrong answers fit a mistake by chance. Where the engine does not support that script,
  /// nothing speaks against it.
  private func isShown(_ fault: Fault) -> Bool {
    let scripts = (try? Script(parsing: fault.smallest)).map { [$0, $0.spelledOut] } ?? []
    guard let script = scripts.first(where: examiner.capabilities.admits),
      case .trace(let trace) = worker.engine.run(script)
    else { return true }
    return FaultMatcher.reproduces(fault, script, trace, triage.assumptions)
  }

  private mutating func trace(of script: Script) -> Trace? {
    executions += 1
    guard case .trace(let trace) = worker.engine.run(script) else { return nil }
    return trace
  }

  /// What is filed of a script that was shrunk.
  private mutating func finding(
    _ shrunk: Counterexample.Shrunk, of failure: Failure, _ counterexample: Counterexample,
    behavingLike fault: Fault?
  ) -> Finding {
    let script = Script(shrunk.drawn.commands)
    let confirmed = confirm(shrunk, counterexample)
    let rows = Counterexample.rows(
      script, expected: shrunk.drawn.state.expected, trace: trace(of: script),
      failing: shrunk.problem)
    if confirmed.again < confirmed.runs {
      return Finding(flaky: shrunk, of: failure, confirmed, rows: rows)
    }
    let suspects = triage.suspects(of: shrunk.problem)
    let ranking = triage.ranking(of: shrunk.problem)
    // A known mistake tells more than a count: its rule may be one that says what must not change,
    // which no value that is wrong rests on.
    let primary =
      fault?.rules.first(where: suspects.contains)
      ?? fault?.rules.first(where: triage.options.includes) ?? ranking.first
    let others = ranking.filter { $0 != primary }
    return Finding(
      problem: shrunk.problem, primary: primary, alternatives: Array(others.prefix(2)),
      restsOn: Array(others.dropFirst(2)).sorted(), script: script, variant: shrunk.variant,
      rows: rows, behavesLike: fault?.name, origin: failure.origin,
      original: failure.script, confirmed: confirmed,
      shrinking: shrunk.report.text(
        from: failure.drawn.commands.count, to: script.steps.count))
  }

  /// Repeats the shortest script in an engine that remembers nothing.
  private mutating func confirm(
    _ shrunk: Counterexample.Shrunk, _ counterexample: Counterexample
  ) -> Finding.Confirmation {
    let runs = shrunk.problem.kind == .hang ? 1 : 3
    let again = (0..<runs).count { _ in
      worker.engine.restart()
      return counterexample.find(in: shrunk.drawn, with: examiner) != nil
    }
    executions += runs
    return Finding.Confirmation(again: again, runs: runs)
  }
}

extension FailureShrinking {
  /// The shortest scripts that show what the engine keeps from one for the next; nil when nothing kept
  /// is why, or not every time.
  private mutating func leak(behind failure: Failure) -> Finding? {
    let isSlow = failure.problem.kind == .hang
    let script = failure.trial.deadly ?? failure.script
    let search = StateLeakSearch(
      worker.engine, examiner.capabilities,
      budget: isSlow ? triage.options.hangShrinkBudget : Self.leakBudget)
    defer { executions += search.executions }
    guard let shortest = search.shortest(script, after: failure.history) else { return nil }
    let runs = isSlow ? 1 : 3
    for run in 1...runs where !search.showsAgain(shortest, besides: run) { return nil }
    return Finding(shortest, of: failure, script, runs: runs, executions: search.executions)
  }

  /// How many candidates are tried for one finding; each takes two starts of the engine.
  private static var leakBudget: Int { 160 }
}

extension ShrinkReport {
  /// What the shrinker did, in words that are the same on every machine.
  func text(from before: Int, to after: Int) -> String {
    "from \(before) to \(after) steps in \(executions) executions; stopped because "
      + (end?.rawValue ?? "it was told to")
  }
}
