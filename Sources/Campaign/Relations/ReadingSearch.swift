import Conformance
import Engines
import LayerModel
import LayerScript
import Rules

/// The search for readings of the rules by which what an engine answers to the script of a finding would be right.
struct ReadingSearch {
  let examiner: Examiner
  /// Scripts that were run.
  private(set) var executions = 0

  init(examiner: Examiner) {
    self.examiner = examiner
  }

  /// The readings that any script may be read by, whatever properties and options it has.
  private static let ofAnyScript: [AlternativeReading] = [
    .withoutTransactions, .withoutBlocks, .changesCommitAtOnce, .copiesAnswerAsLayers,
    .threadsAreOne,
  ]

  /// The readings by which every answer up to the finding's own would be right; none where the engine no longer gives
  /// the wrong one.
  mutating func readings(of finding: Finding) -> Set<AlternativeReading> {
    let end = finding.problem.step
    guard finding.isOneAnswer, finding.script.steps.indices.contains(end) else { return [] }
    let script = Script(Array(finding.script.steps[...end]))
    guard examiner.admits(script) else { return [] }
    executions += 1
    guard case .trace(let trace) = examiner.engine.run(script),
      trace.outcomes.count == script.steps.count,
      finding.isShown(by: examiner.judge.judge(trace, of: script).problems, at: end)
    else { return [] }
    var found: Set<AlternativeReading> = []
    let isRounded =
      trace.outcomes[end].isInSinglePrecision && isRightInSinglePrecision(trace, of: script)
    if isRounded || isRightOfRounded(trace, of: script, finding.problem) {
      found.insert(.singlePrecision(ofTimes: script.steps[end].asksForTime))
    }
    let readings =
      script.ignorableNames.map { AlternativeReading.ignoring($0) }
      + script.kindsThatMayDoNothing.map { .withoutEffect($0) } + Self.ofAnyScript
    found.formUnion(
      readings.filter { isRight(trace, of: script, by: $0, finding.problem) })
    if isRightWithoutTurns(trace, of: script, finding.problem) {
      found.insert(.turnsCommitNothing)
    }
    if isRight(script, finding.problem, flushingBefore: .advance) {
      found.insert(.timePassesBeforeCommits)
    }
    return found
  }

  private func isRightInSinglePrecision(_ trace: Trace, of script: Script) -> Bool {
    var assumptions = examiner.judge.assumptions
    guard assumptions.precision == .double else { return false }
    assumptions.precision = .single
    return !Judge(assumptions).judge(trace, of: script).problems.contains { $0.law == nil }
  }

  /// Tells whether the engine behaves as if it had been given numbers of single precision.
  private func isRightOfRounded(
    _ trace: Trace, of script: Script, _ problem: Problem
  ) -> Bool {
    let left = AlteredScript(stepByStep: script.roundedToSinglePrecision)
    return left.script != script && isRight(trace, of: left, problem)
  }

  /// Tells whether the answers are right for the script as a reading has it.
  private func isRight(
    _ trace: Trace, of script: Script, by reading: AlternativeReading, _ problem: Problem
  ) -> Bool {
    guard let left = reading.altering(script), left.script != script,
      reading.allows(trace, for: left)
    else { return false }
    return isRight(trace, of: left, problem)
  }

  /// Tells whether the answers are right for an altered script, and what the problem is about is asserted there.
  private func isRight(
    _ trace: Trace, of altered: AlteredScript, _ problem: Problem
  ) -> Bool {
    guard let end = altered.origins.firstIndex(of: problem.step),
      altered.script.firstProblem() == nil
    else { return false }
    let assumptions = examiner.judge.assumptions
    let expected = World.expectations(of: altered.script, assumptions: assumptions)
    // What a step calls back may be expected of one that was put in behind it.
    let asserts =
      expected.steps[end].asserts(problem)
      || problem.event != nil && expected.steps[(end + 1)...].contains { $0.asserts(problem) }
    guard asserts else { return false }
    let judgement = examiner.judge.judge(
      altered.answers(trace, assumptions: assumptions), of: altered.script,
      expected: expected.steps, reasons: expected.reasons)
    return !judgement.problems.contains { $0.law == nil }
  }

  /// Tells whether the engine behaves as if turns did not end, and is right where each is flushed before it ends.
  private mutating func isRightWithoutTurns(
    _ trace: Trace, of script: Script, _ problem: Problem
  ) -> Bool {
    // What comes at the end of a turn itself can't be looked at without it.
    let isTick = script.steps[problem.step].kind == .tick
    guard isTick || isRight(trace, of: script, by: .turnsCommitNothing, problem) else {
      return false
    }
    return isRight(script, problem, flushingBefore: .tick)
  }

  /// Tells whether nothing is wrong where what has changed is flushed before each step of a kind, though as much is
  /// asserted.
  private mutating func isRight(
    _ script: Script, _ problem: Problem, flushingBefore kind: StepKind
  ) -> Bool {
    let flushing = script.flushing(before: kind)
    guard flushing != script, flushing.firstProblem() == nil, examiner.admits(flushing),
      examiner.hasRoom(for: flushing)
    else { return false }
    let assumptions = examiner.judge.assumptions
    guard let last = World.expectations(of: flushing, assumptions: assumptions).steps.last,
      last.weakened == nil, problem.event != nil || last.assertsAnswer
    else { return false }
    executions += 1
    return examiner.problems(of: flushing)?.isEmpty ?? false
  }
}

extension Expected {
  /// Tells whether the step asserts what a problem is about: its answer, or that a callback comes or does not.
  func asserts(_ problem: Problem) -> Bool {
    guard let event = problem.event else { return assertsAnswer }
    if problem.deviation == .missingEvent { return !silence.isEmpty || !silences.isEmpty }
    return events.contains { expected in
      if case .open = expected.presence { return false }
      return expected.answer.map { StepForm($0) } == event
    }
  }
}

extension Outcome {
  /// Tells whether the answer holds numbers, each of which a number of single precision is.
  fileprivate var isInSinglePrecision: Bool {
    guard case .value(let value) = answer, let numbers = value.components else { return false }
    return numbers.allSatisfy { Double(Float($0)) == $0 }
  }
}

extension Step {
  /// Tells whether the step asks for a time.
  fileprivate var asksForTime: Bool {
    switch query {
    case .convertTime: true
    case .get(_, .beginTime), .get(_, .timeOffset), .get(_, .duration): true
    default: false
    }
  }
}
