import Choices
import Conformance
import Engines
import FaultyEngines
import LayerScript
import ScriptGeneration

/// What a script that was shrunk is filed as.
extension FailureShrinking {
  /// The known mistake that gives the answers to the shortest script.
  mutating func cause(
    of shrunk: Counterexample.Shrunk, _ failure: Failure, among faults: [Fault]
  ) -> Fault? {
    let kinds: Set<FindingKind> = [.wrongAnswer, .lawBroken]
    guard goesOn(), kinds.contains(shrunk.problem.kind) else { return nil }
    let script = Script(shrunk.drawn.commands)
    guard let trace = trace(of: script) else { return nil }
    var check = KnownFaultCheck(examiner: examiner, directed: triage.options.directed)
    defer { executions += check.executions }
    return FaultMatcher.fault(
      among: faults, behind: (script: script, trace: trace, step: shrunk.problem.step),
      from: failure.trial.trace.map { (script: failure.script, trace: $0) },
      suspecting: triage.suspects(of: shrunk.problem),
      assumptions: triage.assumptions, withholding: triage.options.withheldFaults
    ) { fault in
      examiner.judge.isLawBroken(of: shrunk.problem, by: fault, in: script)
        && check.allows(fault, behind: script)
    }
  }

  mutating func trace(of script: Script) -> Trace? {
    executions += 1
    guard case .trace(let trace) = worker.engine.run(script) else { return nil }
    return trace
  }

  /// What is filed of a script that was shrunk.
  mutating func finding(
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
    let suspects = triage.suspects(of: shrunk.diagnosis, in: script)
    let sideEffect = sideEffect(of: shrunk)
    var finding = Finding(
      problem: shrunk.problem, primary: nil, alternatives: [], restsOn: [],
      script: script, variant: shrunk.variant, rows: rows, behavesLike: fault?.name,
      origin: failure.origin, original: failure.script, confirmed: confirmed,
      shrinking: shrunk.report.text(
        from: failure.script.steps.count, to: script.steps.count))
    finding.suspects = triage.ranking(
      of: suspects, behavingLike: fault, sideEffect: sideEffect,
      on: shrunk.diagnosis.identity.look)
    if let missing = missingFeature(behind: shrunk) {
      finding.identity = missing
      return finding
    }
    finding.identity = shrunk.diagnosis.identity
    finding.generality = generality(of: shrunk, failure.machine)
    finding.sideEffect = sideEffect
    return finding
  }

  /// What a finding is told from others by where nothing of the kind is implemented.
  private mutating func missingFeature(behind shrunk: Counterexample.Shrunk) -> ProblemIdentity? {
    guard goesOn() else { return nil }
    var search = MissingFeatureSearch(examiner: examiner, directed: triage.options.directed)
    defer { executions += search.executions }
    return search.missingFeature(behind: shrunk.diagnosis.identity)
  }

  /// The step of a shortest script that has an effect which it must not have.
  private mutating func sideEffect(of shrunk: Counterexample.Shrunk) -> StepForm? {
    guard goesOn() else { return nil }
    var search = SideEffectSearch(examiner: examiner)
    defer { executions += search.executions }
    return search.sideEffect(of: shrunk.diagnosis, in: Script(shrunk.drawn.commands))
  }

  /// How many other properties of the same sort of value are wrong in the same way.
  private mutating func generality(
    of shrunk: Counterexample.Shrunk, _ machine: ScriptMachine
  ) -> Generality? {
    guard goesOn() else { return nil }
    var search = GeneralitySearch(examiner: examiner)
    defer { executions += search.executions }
    return search.generality(of: shrunk.diagnosis, in: Script(shrunk.drawn.commands))
  }

  /// How many runs that confirm a finding begin with a fresh engine.
  private static var freshRuns: Int { 3 }

  /// Repeats the shortest script in an engine that remembers nothing.
  mutating func confirm(
    _ shrunk: Counterexample.Shrunk, _ counterexample: Counterexample
  ) -> Finding.Confirmation {
    let isHang = shrunk.problem.kind == .hang
    let runs = examiner.earlier == nil ? isHang ? 1 : 3 : EarlierEngine.repetitions(of: isHang)
    let policy = worker.engine.hangPolicy
    worker.engine.hangPolicy = .certain
    defer { worker.engine.hangPolicy = policy }
    let again = (0..<runs).count { run in
      // More starts of a driver would tell no more, and take long.
      if run < Self.freshRuns { worker.restart() }
      return counterexample.find(in: shrunk.drawn, with: examiner) != nil
    }
    executions += runs
    return Finding.Confirmation(again: again, runs: runs)
  }
}

extension ShrinkReport {
  /// What the shrinker did, in words that are the same on every machine.
  func text(from before: Int, to after: Int) -> String {
    "from \(before) to \(after) steps in \(executions) executions; stopped because "
      + (end?.rawValue ?? "it was told to")
  }
}
