import Choices
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import ScriptGeneration

/// From a failing script to the shortest that shows what is wrong.
extension Campaign {
  /// Shrinks a script, first by the problem that came up in it, then by whatever shows the same cause.
  mutating func finding(shrinking counterexample: Counterexample, of failure: Failure) -> Finding {
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
      with: examiner, on: machine, budget: budget(for: counterexample.problem.kind), passes: passes)
    statistics.shrinkRuns += shrunk.report.executions
    return shrunk.counting(earlier?.report)
  }

  /// A single answer that is wrong where a law was found broken: it takes fewer steps to show.
  private mutating func wrongAnswer(
    in shrunk: Counterexample.Shrunk, _ counterexample: Counterexample
  ) -> Problem? {
    guard shrunk.problem.law != nil, shrunk.variant == nil else { return nil }
    statistics.shrinkRuns += 1
    return examiner.examine(shrunk.drawn).judgement.problems.first { problem in
      problem.law == nil && problem.kind == .wrongAnswer
        && problem.suspects.contains(where: counterexample.suspects.contains)
    }
  }

  /// The known mistake that gives the answers to the shortest script and to the original one.
  private mutating func cause(of shrunk: Counterexample.Shrunk, _ failure: Failure) -> Fault? {
    guard shrunk.problem.kind == .wrongAnswer || shrunk.problem.kind == .lawBroken else {
      return nil
    }
    let script = Script(shrunk.drawn.commands)
    guard let trace = trace(of: script) else { return nil }
    var runs = [(script: script, trace: trace)]
    if let original = failure.trial.trace {
      runs.append((Script(failure.drawn.commands), original))
    }
    return Fingerprint.fault(
      behind: runs, suspecting: suspects(of: shrunk.problem),
      assumptions: examiner.judge.assumptions, withholding: options.withheldFaults, where: isShown)
  }

  private mutating func trace(of script: Script) -> Trace? {
    statistics.shrinkRuns += 1
    guard case .trace(let trace) = engine.run(script) else { return nil }
    return trace
  }

  /// What is filed of a script that was shrunk.
  private mutating func finding(
    _ shrunk: Counterexample.Shrunk, of failure: Failure, _ counterexample: Counterexample,
    behavingLike fault: Fault?
  ) -> Finding {
    let script = Script(shrunk.drawn.commands)
    let confirmed = confirm(shrunk, counterexample)
    let rows = rows(script, shrunk, trace(of: script))
    if confirmed.again < confirmed.runs {
      return unrepeatable(shrunk, of: failure, confirmed, rows: rows)
    }
    let suspects = suspects(of: shrunk.problem)
    let ranking = ranking(of: shrunk.problem)
    // A known mistake tells more than a count: its rule may be one that says what must not change,
    // which no value that is wrong rests on.
    let primary =
      fault?.rules.first(where: suspects.contains) ?? fault?.rules.first(where: options.includes)
      ?? ranking.first
    let others = ranking.filter { $0 != primary }
    return Finding(
      problem: shrunk.problem, primary: primary, alternatives: Array(others.prefix(2)),
      restsOn: Array(others.dropFirst(2)).sorted(), script: script, variant: shrunk.variant,
      rows: rows, behavesLike: fault?.name, origin: failure.origin,
      original: Script(failure.drawn.commands), confirmed: confirmed,
      shrinking: shrunk.report.text(
        from: failure.drawn.commands.count, to: script.steps.count))
  }

  /// Repeats the shortest script in an engine that remembers nothing.
  private mutating func confirm(
    _ shrunk: Counterexample.Shrunk, _ counterexample: Counterexample
  ) -> Finding.Confirmation {
    let runs = shrunk.problem.kind == .hang ? 1 : 3
    let again = (0..<runs).count { _ in
      engine.restart()
      return counterexample.find(in: shrunk.drawn, with: examiner) != nil
    }
    statistics.shrinkRuns += runs
    return Finding.Confirmation(again: again, runs: runs)
  }

  private func rows(
    _ script: Script, _ shrunk: Counterexample.Shrunk, _ trace: Trace?
  ) -> [Finding.Row] {
    Counterexample.rows(
      script, expected: shrunk.drawn.state.expected, trace: trace, failing: shrunk.problem)
  }
}

extension Counterexample {
  /// The steps of a script with what was expected and answered.
  package static func rows(
    _ script: Script, expected: [Expected], trace: Trace?, failing problem: Problem?
  ) -> [Finding.Row] {
    script.steps.indices.map { index in
      let outcome = trace.flatMap { index < $0.outcomes.count ? $0.outcomes[index] : nil }
      let isFailing = problem?.step == index
      let events = expected[index].events.filter { $0.presence != .open(.beyondReference) }
        .compactMap { event in event.isAsserted ? event.shape.description : nil }
      let wanted = [expected[index].pattern.description] + events
      return Finding.Row(
        step: script.steps[index].description,
        expected: isFailing ? problem?.expected ?? "" : wanted.joined(separator: "; "),
        actual: isFailing ? problem?.actual ?? "" : outcome?.text ?? "",
        differs: isFailing)
    }
  }
}

extension ExpectedEvent {
  fileprivate var isAsserted: Bool {
    if case .open = presence { return false }
    return true
  }
}

extension ShrinkReport {
  /// What the shrinker did, in words that are the same on every machine.
  func text(from before: Int, to after: Int) -> String {
    "from \(before) to \(after) steps in \(executions) executions; stopped because "
      + (end?.rawValue ?? "it was told to")
  }
}
