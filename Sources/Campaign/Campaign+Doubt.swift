import Choices
import Conformance
import Engines
import LayerScript
import Rules
import ScriptGeneration

/// What cannot be repeated gives no verdict: it is filed as nondeterminism, once for the whole run.
extension Campaign {
  /// How many candidates the shrinker may execute; a script that hangs takes its whole deadline.
  func budget(for kind: FindingKind) -> Int {
    switch kind {
    case .hang: min(options.hangShrinkBudget, options.deadlyShrinkBudget)
    case .crash, .protocolViolation, .nondeterminism: options.deadlyShrinkBudget
    default: options.shrinkBudget
    }
  }

  /// Counts one more occurrence of a finding that needs no closer look.
  mutating func countedAlready(_ failure: Failure) -> Bool {
    let kind = failure.problem.kind
    let script = Script(failure.drawn.commands)
    let known = findings.firstIndex { finding in
      guard finding.problem.kind == kind else { return false }
      return kind == .nondeterminism || kind.isDeath && finding.script.isPlayed(in: script)
    }
    guard let known else { return false }
    findings[known].occurrences += 1
    return true
  }

  /// Files a death over one of the two scripts of a law where earlier scripts are why.
  mutating func file(
    _ death: FindingKind, over trial: Trial, _ drawn: DrawnSequence<ScriptMachine>,
    _ machine: ScriptMachine, _ origin: Finding.Origin
  ) {
    guard let deadly = trial.deadly else { return }
    let problem = Problem(
      kind: death, step: 0, expected: "an answer", actual: EngineText(death.rawValue))
    let failure = Failure(
      problem: problem, trial: trial, drawn: drawn, machine: machine, origin: origin)
    if countedAlready(failure) { return }
    if fileCarryOver(failure, after: engine.history(before: deadly)) { return }
    noteDeath(death)
  }

  /// What is drawn from in a case: after a finding about what ends the engine, the step that did is
  /// left out in three of four cases, and altogether once it has come up often.
  mutating func capabilities(forCase index: Int) -> EngineDescription {
    var rest = examiner.capabilities
    for finding in findings where finding.problem.kind.isDeath {
      guard index % 4 != 3 || finding.occurrences >= options.deathsPerFinding else { continue }
      if let last = finding.script.steps.indices.last {
        rest.withdraw(step: last, of: finding.script)
      }
    }
    // Where that is all that an engine can do, there is nothing else to draw.
    return machine(for: rest).canDrawQueries ? rest : examiner.capabilities
  }

  mutating func noteDeath(_ kind: FindingKind) {
    if kind.isDeath { unexplainedDeaths += 1 }
    if kind == .hang { unexplainedHangs += 1 }
  }

  /// Tells whether so many scripts ended the engine that going on would not tell more.
  var hasDiedEnough: Bool {
    unexplainedDeaths >= options.deathLimit || unexplainedHangs >= options.hangLimit
  }

  /// Runs a script again in an engine that remembers nothing: whether it shows the same.
  ///
  /// Shrinking what comes and goes would take long and end anywhere.
  mutating func isRepeatable(_ failure: Failure) -> Bool {
    let problem = failure.problem
    engine.restart()
    statistics.shrinkRuns += 1
    if problem.law == nil, !problem.kind.isDeath {
      let trial = examiner.examine(failure.drawn)
      return trial.judgement.problems.contains {
        $0.step == problem.step && $0.kind == problem.kind && $0.actual == problem.actual
      }
    }
    let counterexample = counterexample(of: failure, suspecting: Set(problem.suspects))
    return counterexample.find(in: failure.drawn, with: examiner) != nil
  }

  /// Files a finding of which no second run showed the same.
  mutating func fileDoubt(_ finding: Finding, _ trial: Trial) {
    doubted.formUnion(trial.judgement.problems.flatMap(\.suspects))
    if let known = findings.firstIndex(where: { $0.problem.kind == .nondeterminism }) {
      findings[known].occurrences += 1
    } else {
      findings.append(finding)
    }
  }

  /// The finding that a script is that did not show the same when it was run again.
  func unrepeatable(_ failure: Failure) -> Finding {
    let script = Script(failure.drawn.commands)
    let count = script.steps.count
    let confirmed = Finding.Confirmation(again: 0, runs: 1)
    let problem = failure.problem.unrepeatable(confirmed)
    return Finding(
      problem: problem, primary: nil, alternatives: [], restsOn: [], script: script,
      variant: failure.trial.variant,
      rows: Counterexample.rows(
        script, expected: failure.drawn.state.expected, trace: failure.trial.trace,
        failing: problem), behavesLike: nil, origin: failure.origin, original: script,
      confirmed: confirmed,
      shrinking: "from \(count) to \(count) steps, because it did not show again")
  }

  /// The finding that a shrunk script is that did not show the same in all further runs.
  func unrepeatable(
    _ shrunk: Counterexample.Shrunk, of failure: Failure, _ confirmed: Finding.Confirmation,
    rows: [Finding.Row]
  ) -> Finding {
    let script = Script(shrunk.drawn.commands)
    let problem = shrunk.problem.unrepeatable(confirmed)
    return Finding(
      problem: problem, primary: nil, alternatives: [], restsOn: [], script: script,
      variant: shrunk.variant, rows: rows, behavesLike: nil, origin: failure.origin,
      original: Script(failure.drawn.commands), confirmed: confirmed,
      shrinking: shrunk.report.text(
        from: failure.drawn.commands.count, to: script.steps.count))
  }
}

extension Problem {
  /// What the problem says when not all further runs show it.
  fileprivate func unrepeatable(_ confirmed: Finding.Confirmation) -> Problem {
    if kind == .nondeterminism { return self }
    let seen = "\(confirmed.again) of \(confirmed.runs) further runs"
    return Problem(
      kind: .nondeterminism, step: step, law: "deterministic",
      expected: "the same answers in every run", actual: "\(actual), and again in \(seen)")
  }
}

extension Script {
  /// Tells whether steps like these stand in another script in this order: what ends an engine here
  /// is likely to end it there.
  fileprivate func isPlayed(in other: Script) -> Bool {
    var rest = other.steps.map(\.likeness)[...]
    for step in steps {
      guard let place = rest.firstIndex(of: step.likeness) else { return false }
      rest = rest[(place + 1)...]
    }
    return !steps.isEmpty
  }
}

extension Step {
  /// What the step does, without names and values.
  fileprivate var likeness: String {
    if case .set(_, let property, _) = command { return "set \(property.rawValue)" }
    return observation
  }
}
