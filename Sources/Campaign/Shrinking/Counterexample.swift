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
  /// What is wrong with it, and what makes it so.
  let diagnosis: Diagnosis
  /// The script that shrinking began with; nil where it begins with this one.
  ///
  /// No candidate has an unusual value that this script has not.
  var original: Script?
  /// Whether the engine refused some of its steps: unless it did, it is shown by nothing that is refused in part.
  var isPartlyRefused = false
  /// The known mistake that gives the wrong answers, once one is made out: then whatever it gets wrong
  /// shows the problem.
  var cause: Fault?
  /// Tells whether what shows the problem is not what is looked for, because something else explains
  /// it.
  var isExplained: (Sight) -> Bool = { _ in false }
  /// Tells whether a simpler script that shows the problem shows that it is one that is filed, so that
  /// there is no use in shrinking on.
  var isKnown: (Sight) -> Bool = { _ in false }
  /// Tells whether what shows in the same look is the problem though another step makes it so.
  var isSame: (Diagnosis) -> Bool = { _ in false }

  /// What is wrong with it.
  var problem: Problem { diagnosis.problem }

  /// The script that shrinking began with, up to what shows the problem.
  private var first: Script {
    original
      ?? Script(Array(drawn.commands.prefix(lastStep(of: problem, in: drawn.commands.count) + 1)))
  }

  /// A candidate that shows the problem.
  struct Sighting {
    let diagnosis: Diagnosis
    /// For a law about two scripts, the other script.
    let variant: Script?
  }

  /// What is simpler to show in the place of a problem.
  struct Replacement {
    let drawn: DrawnSequence<ScriptMachine>
    let diagnosis: Diagnosis
  }

  /// What shrinking came to.
  struct Shrunk {
    let drawn: DrawnSequence<ScriptMachine>
    let diagnosis: Diagnosis
    let variant: Script?
    let report: ShrinkReport
    /// Whether shrinking ended because the problem turned out to be one that is filed.
    var isKnown = false

    /// What is wrong.
    var problem: Problem { diagnosis.problem }

    /// What the problem is told from others by.
    var sight: Sight { Sight(diagnosis, in: Script(drawn.commands)) }

    /// The same with the executions that led to where shrinking began.
    func counting(_ earlier: ShrinkReport?) -> Shrunk {
      guard let earlier else { return self }
      return Shrunk(
        drawn: drawn, diagnosis: diagnosis, variant: variant, report: report.after(earlier))
    }
  }

  /// The same with another problem, in another script.
  func showing(_ diagnosis: Diagnosis, in drawn: DrawnSequence<ScriptMachine>) -> Counterexample {
    Counterexample(
      drawn: drawn, diagnosis: diagnosis, original: first, isPartlyRefused: isPartlyRefused,
      isExplained: isExplained)
  }

  /// The same as anything that a known mistake gets wrong shows it.
  func caused(by cause: Fault, in shrunk: Shrunk) -> Counterexample {
    Counterexample(
      drawn: shrunk.drawn, diagnosis: shrunk.diagnosis, isPartlyRefused: isPartlyRefused,
      cause: cause, isExplained: isExplained)
  }

  /// Shortens the script as far as the passes and the budget go.
  func shrink(
    with examiner: Examiner, on machine: ScriptMachine, budget: Int,
    passes: [ShrinkPass] = ShrinkPass.withoutSymmetries,
    while goesOn: @escaping () -> Bool = { true }
  ) -> Shrunk {
    let start = reduced(with: examiner, on: machine, budget: budget, while: goesOn)
    var results: [[Step]: Sighting] = [:]
    var isOver = isKnown(Sight(start.diagnosis, in: Script(start.drawn.commands)))
    let test = { (candidate: DrawnSequence<ScriptMachine>) -> Interest? in
      guard let found = find(in: candidate, with: examiner) else { return nil }
      results[candidate.commands] = found
      isOver = isOver || isKnown(Sight(found.diagnosis, in: Script(candidate.commands)))
      return Interest(
        lastStep: lastStep(of: found.diagnosis.problem, in: candidate.commands.count))
    }
    var shrinker = SequenceShrinker(
      start.drawn, lastStep: lastStep(of: start.diagnosis.problem, in: start.drawn.commands.count),
      on: machine, budget: budget - start.executions, while: { goesOn() && !isOver }, test: test)
    shrinker.run(
      startingWith: slices(of: start.drawn.commands, showing: start.diagnosis.problem),
      passes: passes)
    let found = results[shrinker.best.commands]
    let report = shrinker.report.counting(start.executions)
    return Shrunk(
      drawn: shrinker.best, diagnosis: found?.diagnosis ?? start.diagnosis,
      variant: found?.variant ?? start.variant, report: report, isKnown: isOver)
  }

  /// Where shrinking starts: what no generator draws has no choices that could be made simpler, so
  /// first steps are left out of it, and then it is said in fewer, until a generator could have drawn it.
  private func reduced(
    with examiner: Examiner, on machine: ScriptMachine, budget: Int,
    while goesOn: @escaping () -> Bool
  ) -> (
    drawn: DrawnSequence<ScriptMachine>, diagnosis: Diagnosis, variant: Script?, executions: Int
  ) {
    guard drawn.steps.allSatisfy(\.isEmpty), cause == nil else {
      return (drawn, diagnosis, nil, 0)
    }
    var (best, found, executions) = (drawn, Sighting(diagnosis: diagnosis, variant: nil), 0)
    let shows = { (steps: [Step]) -> Bool in
      let script = Script(steps)
      guard script.firstProblem() == nil, examiner.admits(script) else { return false }
      let candidate = machine.sequence(of: steps)
      executions += 1
      guard let sighting = find(in: candidate, with: examiner) else { return false }
      (best, found) = (candidate, sighting)
      return true
    }
    var shrinker = ListShrinker(budget: budget)
    shrinker.shrink(drawn.commands, while: goesOn, shows)
    _ = machine.drawable(best.commands) { executions < budget && goesOn() && shows($0) }
    return (best, found.diagnosis, found.variant, executions)
  }

  /// The same problem in a candidate, if it is there.
  func find(
    in candidate: DrawnSequence<ScriptMachine>, with examiner: Examiner
  ) -> Sighting? {
    let script = Script(candidate.commands)
    if let sparing = examiner.sparing, !sparing.admits(script) { return nil }
    // A known mistake that gives every answer of a candidate is the same one, whatever values the script has.
    if cause == nil, !script.isAsUsual(as: first) { return nil }
    if let cause, isForeseen(of: cause, candidate, examiner),
      let found = caused(by: cause, in: examiner.examine(candidate), of: script, examiner)
    {
      return Sighting(diagnosis: found, variant: nil)
    }
    if let cause, let found = lawBroken(by: cause, in: script, examiner) { return found }
    if let name = problem.law, let law = Laws.paired.first(where: { $0.description.name == name }) {
      return sighting(of: law, in: script, examiner)
    }
    if cause != nil { return nil }
    let problems = problemsAlike(in: candidate, with: examiner)
    if problem.kind.isDeath { return problems.first.map { sighting($0, script) } }
    let found = CulpritSearch(examiner: examiner).diagnoses(of: problems, in: script)
      .first {
        ($0.identity == diagnosis.identity || isSame($0)) && !isExplained(Sight($0, in: script))
      }
    return found.map { Sighting(diagnosis: $0, variant: nil) }
  }

  /// What is wrong in a candidate and shown by the same sort of thing.
  private func problemsAlike(
    in candidate: DrawnSequence<ScriptMachine>, with examiner: Examiner
  ) -> [Problem] {
    let judgement = examiner.examine(candidate).judgement
    guard isPartlyRefused || judgement.unsupported.isEmpty else { return [] }
    return judgement.problems.filter { other in
      other.kind == problem.kind && other.law == problem.law
        && other.deviation == problem.deviation
        && looksAlike(other, Script(candidate.commands))
    }
  }

  /// The same with the culprit that is found where nothing else that is wrong is asked for.
  ///
  /// Where asking has an effect, questions about other problems of the script move the culprit, and then
  /// no candidate would show the problem, not even the script itself.
  func diagnosedAlone(with examiner: Examiner) -> Counterexample {
    guard problem.law == nil, !problem.kind.isDeath, find(in: drawn, with: examiner) == nil else {
      return self
    }
    let problems = problemsAlike(in: drawn, with: examiner)
    let found = CulpritSearch(examiner: examiner)
      .diagnoses(of: problems, in: Script(drawn.commands))
      .first { $0.problem.step == problem.step }
    return found.map { showing($0, in: drawn) } ?? self
  }

  /// What a law about two scripts finds wrong.
  private func sighting(
    of law: any PairedLaw, in script: Script, _ examiner: Examiner
  ) -> Sighting? {
    for parameter in Set([0, problem.parameter ?? 0]).sorted() {
      let trial = examiner.examine(script, by: law, parameter, leavingOutSpoilt: true)
      guard let found = trial?.judgement.problems.first else { continue }
      return Sighting(diagnosis: Diagnosis(ofItself: found, in: script), variant: trial?.variant)
    }
    return nil
  }

  private func sighting(_ problem: Problem, _ script: Script) -> Sighting {
    Sighting(diagnosis: Diagnosis(ofItself: problem, in: script), variant: nil)
  }

  /// Tells whether another problem is shown by the same sort of thing; of deaths all are.
  private func looksAlike(_ other: Problem, _ script: Script) -> Bool {
    if problem.kind.isDeath { return true }
    return ProblemIdentity(other, in: script).look == diagnosis.identity.look
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
  ) -> Diagnosis? {
    guard let trace = trial.trace,
      FaultMatcher.reproduces(cause, script, trace, examiner.judge.assumptions)
    else { return nil }
    let plain = trial.judgement.problems.filter(\.isPlain)
    return CulpritSearch(examiner: examiner).diagnoses(of: Array(plain.prefix(1)), in: script).first
  }

  /// What a law about a script and a part of it, which is about a rule that the known mistake breaks,
  /// finds wrong: it may tell where nothing is known of any single answer.
  private func lawBroken(
    by cause: Fault, in script: Script, _ examiner: Examiner
  ) -> Sighting? {
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
      guard let found = trial?.judgement.problems.first else { continue }
      return Sighting(diagnosis: Diagnosis(ofItself: found, in: script), variant: trial?.variant)
    }
    return nil
  }

  /// The last step that the problem needs: the one that shows it, unless the engine died or a law
  /// about two scripts looked at all of it.
  private func lastStep(of problem: Problem, in count: Int) -> Int {
    let isPaired = Laws.paired.contains { $0.description.name == problem.law }
    return problem.kind.isDeath || isPaired ? count - 1 : min(problem.step, count - 1)
  }

  /// The steps that have to do with the objects of the failing step, without and with queries.
  private func slices(of commands: [Step], showing problem: Problem) -> [[Int]] {
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
