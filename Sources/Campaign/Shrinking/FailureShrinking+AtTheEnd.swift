import Choices
import Conformance
import Engines
import FaultyEngines
import LayerScript
import Rules
import ScriptGeneration

/// Shrinking at the end of a run.
///
/// While scripts are carried out, shrinking each failure is bounded, so that none keeps the others waiting. What stands
/// for a finding when all is done is shrunk once more from where it ended.
extension FailureShrinking {
  /// How often a script is shrunk that is not at its shortest when the bound is reached.
  private static let mostRounds = 3

  /// Prepares for shrinking a finding of a run that is over.
  init(_ finding: Finding, by triage: Triage, on worker: CampaignWorker, _ examiner: Examiner) {
    self.triage = triage
    self.worker = worker
    var examiner = examiner
    examiner.sparing = triage.sparing(examiner.capabilities, for: finding.script)
    self.examiner = examiner
    goesOn = { true }
  }

  /// Shrinks what stands for a finding once more.
  ///
  /// - Parameter finding: The finding.
  /// - Returns: The finding with a simpler script, or as it is where none shows the same each time.
  mutating func shortened(_ finding: Finding) -> Finding {
    let kinds: Set<FindingKind> = [.wrongAnswer, .lawBroken]
    guard kinds.contains(finding.problem.kind), finding.earlier.isEmpty else { return finding }
    let machine = worker.machine(for: examiner.capabilities)
    guard var counterexample = counterexample(of: finding, on: machine) else { return finding }
    var shrunk = shrink(counterexample, on: machine)
    for _ in 1..<Self.mostRounds {
      let isOther = shrunk.diagnosis.identity != counterexample.diagnosis.identity
      guard isOther || shrunk.report.end == .budget else { break }
      var next = counterexample.showing(shrunk.diagnosis, in: shrunk.drawn)
      next.cause = counterexample.cause
      next.isSame = sameness(as: shrunk.diagnosis, suspecting: finding.primary)
      counterexample = next
      shrunk = shrink(counterexample, on: machine, after: shrunk)
    }
    let polished = polished(shrunk, counterexample, on: machine)
    let (steps, before) = (polished.drawn.commands, finding.script.steps)
    // Another step is to make it wrong only where that takes fewer of them.
    let isOther = polished.diagnosis.identity != finding.identity
    guard steps != before, isOther ? steps.count < before.count : steps.count <= before.count
    else { return finding }
    let confirmed = confirm(polished, counterexample)
    guard confirmed.again == confirmed.runs else { return finding }
    return showing(
      polished, in: finding, confirmed,
      ", and at the end of the run "
        + polished.report.text(
          from: finding.script.steps.count, to: polished.drawn.commands.count))
  }

  /// A finding with another script that shows it.
  private mutating func showing(
    _ shrunk: Counterexample.Shrunk, in finding: Finding, _ confirmed: Finding.Confirmation,
    _ words: String
  ) -> Finding {
    var finding = finding
    finding.script = Script(shrunk.drawn.commands)
    if shrunk.diagnosis.identity != finding.identity {
      finding.furtherIdentities.insert(finding.identity, at: 0)
      finding.identity = shrunk.diagnosis.identity
      finding.furtherIdentities.removeAll { $0 == finding.identity }
    }
    finding.problem = shrunk.problem
    finding.variant = shrunk.variant
    finding.rows = Counterexample.rows(
      finding.script, expected: shrunk.drawn.state.expected, trace: trace(of: finding.script),
      failing: shrunk.problem)
    finding.confirmed = confirmed
    finding.shrinking += words
    finding.suspects = triage.ranking(
      of: triage.suspects(of: shrunk.diagnosis, in: finding.script),
      behavingLike: finding.behavesLike.flatMap(FaultMatcher.named),
      sideEffect: finding.sideEffect, on: shrunk.diagnosis.identity.look)
    return finding
  }

  /// The finding as what shrinking begins with; nil where it does not show itself any more.
  private mutating func counterexample(
    of finding: Finding, on machine: ScriptMachine
  ) -> Counterexample? {
    let steps = finding.script.steps
    var drawn = machine.sequence(of: steps)
    if let choices = try? machine.encode(steps) {
      let again = machine.replay(choices)
      if again.commands == steps { drawn = again }
    }
    executions += 1
    let trial = examiner.examine(drawn)
    let diagnosis =
      finding.problem.law != nil
      ? Diagnosis(ofItself: finding.problem, in: finding.script)
      : CulpritSearch(examiner: examiner)
        .diagnoses(of: trial.judgement.problems, in: finding.script)
        .first { $0.problem.step == finding.problem.step && $0.identity == finding.identity }
    guard let diagnosis else { return nil }
    let counterexample = Counterexample(
      drawn: drawn, diagnosis: diagnosis,
      isPartlyRefused: !trial.judgement.unsupported.isEmpty,
      cause: finding.behavesLike.flatMap(FaultMatcher.named),
      isExplained: explanation(besides: finding),
      isSame: sameness(as: diagnosis, suspecting: finding.primary))
    return counterexample.find(in: drawn, with: examiner) == nil ? nil : counterexample
  }

  /// Tells whether something is the same answer in the place of the same, which the rule has a part in that is blamed for
  /// the finding.
  ///
  /// A layer that is hidden when it is made is as hidden as one that is hidden later, but then the step that adds it to
  /// another makes the answer wrong.
  private func sameness(
    as diagnosis: Diagnosis, suspecting rule: RuleID?
  ) -> (Diagnosis) -> Bool {
    let (expected, actual) = (diagnosis.problem.expected, diagnosis.problem.actual)
    return { other in
      guard let rule, other.problem.law == nil else { return false }
      return other.problem.expected == expected && other.problem.actual == actual
        && other.problem.suspects.contains(rule)
    }
  }

  /// Tells whether something is known, or another finding explains it: a mistake that takes more to show must not end at
  /// one that shows in the same question.
  private func explanation(besides finding: Finding) -> (Sight) -> Bool {
    let triage = triage
    let others = triage.findings.indices.filter { triage.findings[$0].script != finding.script }
    return { sight in
      triage.known.explanation(of: sight) != nil
        || others.contains { triage.filed[$0].explains(sight) }
    }
  }
}
