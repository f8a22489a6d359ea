import Choices
import Conformance
import FaultyEngines
import LayerModel
import LayerScript
import Rules
import ScriptGeneration

/// A failing script on its way to its shortest form.
struct Counterexample {
  /// The script as it was drawn.
  let drawn: DrawnSequence<ScriptMachine>
  /// What is wrong with it.
  let problem: Problem
  /// The rules of which one must stay under suspicion while the script shrinks.
  let suspects: Set<RuleID>
  /// The known mistake that gives the wrong answers, once one is made out: then whatever it gets wrong
  /// shows the problem.
  var cause: Fault?
  /// Tells whether answers are explained by a finding that is filed already.
  let isExplained: (Script, Trace) -> Bool

  /// What shrinking came to.
  struct Shrunk {
    let drawn: DrawnSequence<ScriptMachine>
    let problem: Problem
    let variant: Script?
    let report: ShrinkReport

    /// The same with the executions that led to where shrinking began.
    func counting(_ earlier: ShrinkReport?) -> Shrunk {
      guard let earlier else { return self }
      return Shrunk(drawn: drawn, problem: problem, variant: variant, report: report.after(earlier))
    }
  }

  /// The same with another problem, in another script.
  func showing(_ problem: Problem, in drawn: DrawnSequence<ScriptMachine>) -> Counterexample {
    Counterexample(drawn: drawn, problem: problem, suspects: suspects, isExplained: isExplained)
  }

  /// The same as anything that a known mistake gets wrong shows it.
  func caused(by cause: Fault, in shrunk: Shrunk) -> Counterexample {
    Counterexample(
      drawn: shrunk.drawn, problem: shrunk.problem, suspects: suspects, cause: cause,
      isExplained: isExplained)
  }

  /// Shortens the script as far as the passes and the budget go.
  func shrink(
    with examiner: Examiner, on machine: ScriptMachine, budget: Int,
    passes: [ShrinkPass] = ShrinkPass.allCases, while goesOn: @escaping () -> Bool = { true }
  ) -> Shrunk {
    var latest = (problem: problem, variant: nil as Script?)
    var results: [[Step]: (problem: Problem, variant: Script?)] = [:]
    var shrinker = SequenceShrinker(
      drawn, lastStep: lastStep(of: problem, in: drawn.commands.count), on: machine,
      budget: budget, while: goesOn
    ) { candidate in
      guard let found = find(in: candidate, with: examiner) else { return nil }
      results[candidate.commands] = found
      return Interest(lastStep: lastStep(of: found.problem, in: candidate.commands.count))
    }
    shrinker.run(startingWith: slices, passes: passes)
    if let found = results[shrinker.best.commands] { latest = found }
    return Shrunk(
      drawn: shrinker.best, problem: latest.problem, variant: latest.variant,
      report: shrinker.report)
  }

  /// The same problem in a candidate, if it is there.
  func find(
    in candidate: DrawnSequence<ScriptMachine>, with examiner: Examiner
  ) -> (problem: Problem, variant: Script?)? {
    let script = Script(candidate.commands)
    if let cause, isForeseen(of: cause, candidate, examiner),
      let found = caused(by: cause, in: examiner.examine(candidate), of: script, examiner)
    {
      return (found, nil)
    }
    if let cause, let found = lawBroken(by: cause, in: script, examiner) { return found }
    if let name = problem.law, let law = Laws.paired.first(where: { $0.description.name == name }) {
      for parameter in Set([0, problem.parameter ?? 0]).sorted() {
        let trial = examiner.examine(script, by: law, parameter)
        if let found = trial?.judgement.problems.first { return (found, trial?.variant) }
      }
      return nil
    }
    if cause != nil { return nil }
    let trial = examiner.examine(candidate)
    guard let found = trial.judgement.problems.first(where: isSame) else { return nil }
    if let trace = trial.trace, isExplained(script, trace) { return nil }
    return (found, nil)
  }

  /// Tells whether a known mistake gets a candidate wrong: only then an engine need be asked.
  private func isForeseen(
    of cause: Fault, _ candidate: DrawnSequence<ScriptMachine>, _ examiner: Examiner
  ) -> Bool {
    let script = Script(candidate.commands)
    let trace = FaultMatcher.trace(of: cause, script, examiner.judge.assumptions)
    return examiner.judge.judge(
      trace, of: script, expected: candidate.state.expected,
      reasons: candidate.state.reasons
    ).problems.contains(where: \.isPlain)
  }

  /// The first wrong answer of a candidate, if the known mistake gives all its answers.
  private func caused(
    by cause: Fault, in trial: Trial, of script: Script, _ examiner: Examiner
  ) -> Problem? {
    guard let trace = trial.trace, !isExplained(script, trace),
      FaultMatcher.reproduces(cause, script, trace, examiner.judge.assumptions)
    else { return nil }
    return trial.judgement.problems.first(where: \.isPlain)
  }

  /// What a law about a script and a part of it, which is about a rule that the known mistake breaks,
  /// finds wrong: it may tell where nothing is known of any single answer.
  private func lawBroken(
    by cause: Fault, in script: Script, _ examiner: Examiner
  ) -> (problem: Problem, variant: Script?)? {
    let judge = examiner.judge
    let laws = Laws.paired.filter { $0.description.rules.contains(where: cause.rules.contains) }
    for law in laws {
      guard let variant = law.variant(of: script, parameter: 0),
        variant.script.steps.count < script.steps.count
      else { continue }
      let trace = FaultMatcher.trace(of: cause, script, judge.assumptions)
      let other = FaultMatcher.trace(of: cause, variant.script, judge.assumptions)
      let foreseen = judge.judge(law, 0, variant, of: script, trace, other)
      guard !foreseen.problems.isEmpty else { continue }
      let trial = examiner.examine(script, by: law, 0)
      if let found = trial?.judgement.problems.first { return (found, trial?.variant) }
    }
    return nil
  }

  private func isSame(_ other: Problem) -> Bool {
    guard other.kind == problem.kind, other.law == problem.law else { return false }
    return suspects.isEmpty || other.suspects.contains(where: suspects.contains)
  }

  /// The last step that the problem needs: the one that shows it, unless the engine died or a law
  /// about two scripts looked at all of it.
  private func lastStep(of problem: Problem, in count: Int) -> Int {
    let isPaired = Laws.paired.contains { $0.description.name == problem.law }
    return problem.kind.isDeath || isPaired ? count - 1 : min(problem.step, count - 1)
  }

  /// The steps that have to do with the objects of the failing step, without and with queries.
  private var slices: [[Int]] {
    let commands = drawn.commands
    guard problem.step < commands.count, !problem.kind.isDeath else { return [] }
    var names = Set(commands[problem.step].mentioned)
    var kept: [Int] = [problem.step]
    for index in (0..<problem.step).reversed() {
      let step = commands[index]
      let touched = step.mentioned + step.created
      let isGlobal = touched.isEmpty
      guard isGlobal || touched.contains(where: names.contains) else { continue }
      if !step.isQuery { names.formUnion(touched) }
      kept.append(index)
    }
    let steps = kept.sorted()
    let silent = steps.filter { !commands[$0].isQuery || $0 == problem.step }
    return [silent, steps]
  }
}

extension Problem {
  /// Tells whether a single answer is wrong.
  fileprivate var isPlain: Bool { kind == .wrongAnswer && law == nil }
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
        expected: isFailing ? problem?.expected ?? "" : EngineText(wanted.joined(separator: "; ")),
        actual: isFailing ? problem?.actual ?? "" : outcome?.text ?? "",
        differs: isFailing, reason: outcome?.answer.reason)
    }
  }
}

extension ExpectedEvent {
  fileprivate var isAsserted: Bool {
    if case .open = presence { return false }
    return true
  }
}
