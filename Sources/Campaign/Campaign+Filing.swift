import Choices
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import ScriptGeneration

extension Campaign {
  /// Shrinks, blames and files a problem.
  ///
  /// What is filed already is counted; the first few scripts that show it again are shrunk too, and
  /// the shortest of all stands for the finding, because where shrinking ends depends on where it
  /// begins.
  mutating func file(
    _ problem: Problem, _ trial: Trial, _ drawn: DrawnSequence<ScriptMachine>,
    _ machine: ScriptMachine, _ origin: Finding.Origin
  ) {
    let failure = Failure(
      problem: problem, trial: trial, drawn: drawn, machine: machine, origin: origin)
    let primary = ranking(of: problem).first
    let script = Script(drawn.commands)
    let alias = Signature(
      kind: problem.kind, rule: primary, law: problem.law,
      observation: script.steps.isEmpty ? "" : script.steps[problem.step].observation)
    if let known = known(alias, script, trial) {
      findings[known].occurrences += 1
      shortenAgain(known, failure)
      return
    }
    if countedAlready(failure) { return }
    let history = engine.history(before: script)
    let isLikelyFlaky = problem.kind == .nondeterminism || !isRepeatable(failure)
    if isLikelyFlaky, fileCarryOver(failure, after: history) { return }
    noteDeath(problem.kind)
    if isLikelyFlaky, problem.kind != .nondeterminism {
      fileDoubt(unrepeatable(failure), trial)
      return
    }
    var finding = finding(failure, suspecting: Set(problem.suspects))
    if finding.problem.kind == .nondeterminism {
      fileDoubt(finding, trial)
      return
    }
    if let primary, findings.contains(where: { isTwin($0, finding) }) {
      // Shrinking may have slipped to something that is filed; hold on to the rule that is suspected.
      finding = self.finding(failure, suspecting: [primary])
      if finding.problem.kind == .nondeterminism {
        fileDoubt(finding, trial)
        return
      }
    }
    if let twin = findings.firstIndex(where: { isTwin($0, finding) }) {
      findings[twin].occurrences += 1
      aliases[alias] = twin
      replace(twin, by: finding)
    } else {
      aliases[alias] = findings.count
      shrunkScripts[findings.count] = 1
      shrunkLooks[findings.count] = [failure.look(at: problem)]
      findings.append(finding)
    }
  }

  /// Shrinks one more script of a finding, unless enough have been.
  ///
  /// What is looked at where the script goes wrong decides where shrinking ends: a sort of look that
  /// was not tried goes first, wherever in the script it is.
  private mutating func shortenAgain(_ known: Int, _ failure: Failure) {
    let count = shrunkScripts[known, default: 0]
    guard count < options.shrinksPerFinding, !failure.problem.kind.isDeath else { return }
    let failure = failure.looking(besides: shrunkLooks[known, default: []])
    let counterexample = counterexample(
      of: failure, suspecting: Set(failure.problem.suspects), besides: known)
    shrunkLooks[known, default: []].insert(failure.look(at: failure.problem))
    // What another finding explains shrinks to nothing new.
    statistics.shrinkRuns += 1
    guard counterexample.find(in: failure.drawn, with: examiner) != nil else { return }
    shrunkScripts[known] = count + 1
    let other = finding(shrinking: counterexample, of: failure)
    if isTwin(findings[known], other) { replace(known, by: other) }
  }

  /// Lets a shorter script stand for a finding; when and how often it came up stays.
  private mutating func replace(_ known: Int, by other: Finding) {
    let old = findings[known]
    guard other.script.steps.count < old.script.steps.count, other.confirmed.again > 0 else {
      return
    }
    findings[known] = other
    findings[known].occurrences = old.occurrences
    findings[known].origin = old.origin
    findings[known].original = old.original
  }

  private mutating func finding(
    _ failure: Failure, suspecting suspects: Set<RuleID>
  ) -> Finding {
    finding(shrinking: counterexample(of: failure, suspecting: suspects), of: failure)
  }

  /// What is to be shrunk; answers that findings besides the given one explain do not count.
  func counterexample(
    of failure: Failure, suspecting suspects: Set<RuleID>, besides known: Int? = nil
  ) -> Counterexample {
    let others = findings.indices.filter { $0 != known }.compactMap { findings[$0].behavesLike }
    let faults = others.compactMap { Fingerprint.named($0) }
    let assumptions = examiner.judge.assumptions
    return Counterexample(
      drawn: failure.drawn, problem: failure.problem, suspects: suspects
    ) { script, trace in
      faults.contains { Fingerprint.reproduces($0, script, trace, assumptions) }
    }
  }

  private mutating func finding(
    shrinking counterexample: Counterexample, of failure: Failure
  ) -> Finding {
    let budget = budget(for: failure.problem.kind)
    let shrunk = counterexample.shrink(with: examiner, on: failure.machine, budget: budget)
    statistics.shrinkRuns += shrunk.report.executions
    guard let plain = wrongAnswer(in: shrunk, counterexample) else {
      return finding(shrunk, counterexample, failure.trial, failure.origin)
    }
    let shorter = counterexample.showing(plain, in: shrunk.drawn)
      .shrink(with: examiner, on: failure.machine, budget: budget)
    statistics.shrinkRuns += shorter.report.executions
    let plainer = counterexample.showing(plain, in: counterexample.drawn)
    return finding(shorter, plainer, failure.trial, failure.origin)
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

  /// The rules that may be broken, the likeliest first, as far as the run is about them.
  func ranking(of problem: Problem) -> [RuleID] {
    Blame(by: tally, failing: problem.suspects).ranking(of: suspects(of: problem))
  }

  private func suspects(of problem: Problem) -> [RuleID] {
    let included = problem.suspects.filter(options.includes)
    return included.isEmpty ? problem.suspects : included
  }

  /// The finding that explains a script: by its signature, or because its fault gives these answers.
  private func known(_ alias: Signature, _ script: Script, _ trial: Trial) -> Int? {
    if let known = aliases[alias] { return known }
    guard let trace = trial.trace, trial.variant == nil else { return nil }
    return findings.firstIndex { finding in
      guard let name = finding.behavesLike,
        let fault = Fingerprint.named(name)
      else { return false }
      return Fingerprint.reproduces(fault, script, trace, examiner.judge.assumptions)
    }
  }

  private func isTwin(_ filed: Finding, _ new: Finding) -> Bool {
    if let fault = new.behavesLike, filed.behavesLike == fault { return true }
    return filed.signature == new.signature
  }

  private mutating func finding(
    _ shrunk: Counterexample.Shrunk, _ counterexample: Counterexample, _ trial: Trial,
    _ origin: Finding.Origin
  ) -> Finding {
    let script = Script(shrunk.drawn.commands)
    let confirmed = confirm(shrunk, counterexample)
    let run = engine.run(script)
    statistics.shrinkRuns += 1
    var runs: [(script: Script, trace: Trace)] = []
    if case .trace(let trace) = run {
      runs = [(script, trace)]
      if let original = trial.trace {
        runs.append((Script(counterexample.drawn.commands), original))
      }
    }
    let suspects = suspects(of: shrunk.problem)
    let isAnswer = shrunk.problem.kind == .wrongAnswer || shrunk.problem.kind == .lawBroken
    let fault =
      isAnswer
      ? Fingerprint.fault(
        behind: runs, suspecting: suspects, assumptions: examiner.judge.assumptions,
        where: isShown) : nil
    if confirmed.again < confirmed.runs {
      return unrepeatable(
        shrunk, counterexample, confirmed, rows: rows(script, shrunk, runs.first?.trace), origin)
    }
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
      rows: rows(script, shrunk, runs.first?.trace), behavesLike: fault?.name, origin: origin,
      original: Script(counterexample.drawn.commands), confirmed: confirmed,
      shrinking: shrunk.report.text(
        from: counterexample.drawn.commands.count, to: script.steps.count))
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

/// A script that shows a problem, as it came up in the search.
struct Failure {
  let problem: Problem
  let trial: Trial
  let drawn: DrawnSequence<ScriptMachine>
  let machine: ScriptMachine
  let origin: Finding.Origin
}

extension Failure {
  /// The failure with a wrong answer to another sort of look, if there is one that is not among
  /// those given.
  fileprivate func looking(besides looks: Set<String>) -> Failure {
    let other = trial.judgement.problems.first { problem in
      problem.kind == self.problem.kind && problem.law == nil && self.problem.law == nil
        && !looks.contains(look(at: problem))
    }
    return Failure(
      problem: other ?? problem, trial: trial, drawn: drawn, machine: machine, origin: origin)
  }

  /// What sort of thing the step looks at that shows a problem.
  fileprivate func look(at problem: Problem) -> String {
    guard problem.step < drawn.commands.count else { return "" }
    let step = drawn.commands[problem.step]
    switch step.query {
    case .get(.presentation, _): return "presentation"
    case .get(.attached, _): return "attached"
    case .get(.transaction, _): return "transaction"
    default: return step.kind.rawValue
    }
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
