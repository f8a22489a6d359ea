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

  /// The rules that may be broken, the likeliest first, as far as the run is about them.
  func ranking(of problem: Problem) -> [RuleID] {
    Blame(by: tally, failing: problem.suspects).ranking(of: suspects(of: problem))
  }

  func suspects(of problem: Problem) -> [RuleID] {
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
