import Conformance
import LayerModel
import LayerScript

/// The search for a step of a shortest script that has an effect which it must not have.
///
/// It is one without which the reference expects the same of the step that shows the problem, and the
/// engine does it. Whatever is looked at behind such a step, the step is what is wrong.
struct SideEffectSearch {
  let examiner: Examiner
  /// Scripts that were run.
  private(set) var executions = 0

  init(examiner: Examiner) {
    // Also what an earlier version gets wrong is wrong here.
    self.examiner = examiner.alone
  }

  /// Looks for the step whose side effect makes an answer or a callback wrong: a question if there is
  /// one, else the last one.
  ///
  /// - Parameters:
  ///   - diagnosis: What is wrong.
  ///   - script: The shortest script that shows it.
  /// - Returns: The form of the step; nil where each step has a part in what is expected.
  mutating func sideEffect(of diagnosis: Diagnosis, in script: Script) -> StepForm? {
    guard diagnosis.problem.kind == .wrongAnswer, diagnosis.problem.law == nil,
      diagnosis.problem.step < script.steps.count
    else { return nil }
    let (steps, end) = spelledOut(script, upTo: diagnosis.problem.step)
    let classes = ObjectClasses(steps)
    let forms = places(in: steps, before: end).map {
      StepForm(steps[$0], classes).asSideEffect
    }
    return forms.first { $0.isQuestion } ?? forms.first
  }

  /// Tells whether a problem is gone without the steps of a form, though they must not matter.
  mutating func isGone(_ diagnosis: Diagnosis, from script: Script, without form: StepForm) -> Bool
  {
    guard diagnosis.problem.kind == .wrongAnswer, diagnosis.problem.law == nil else { return false }
    let spelled = Script(Array(script.steps[...diagnosis.problem.step])).spelledOut
    let classes = ObjectClasses(spelled.steps)
    let end = spelled.steps.count - 1
    let places = spelled.steps[..<end].indices.filter {
      spelled.steps[$0].mayHaveSideEffects
        && StepForm(spelled.steps[$0], classes).asSideEffect == form
    }
    guard !places.isEmpty, let left = spelled.without(places), examiner.admits(left)
    else { return false }
    let assumptions = examiner.judge.assumptions
    guard let expected = World.expectations(of: spelled, assumptions: assumptions).steps.last,
      let wanted = World.expectations(of: left, assumptions: assumptions).steps.last
    else { return false }
    return wanted.isTheSame(as: expected) && isRight(left) == true
  }

  /// The steps of a script up to the one that shows the problem, with steps of their own for the values
  /// that objects are made with, unless the problem is gone then.
  private mutating func spelledOut(_ script: Script, upTo end: Int) -> (steps: [Step], end: Int) {
    let steps = Array(script.steps[...end])
    let spelled = Script(steps).spelledOut
    guard spelled.steps.count > steps.count, examiner.admits(spelled),
      isRight(spelled) == false
    else { return (steps, end) }
    return (spelled.steps, spelled.steps.count - 1)
  }

  /// The places of the steps with a side effect, the last one first.
  private mutating func places(in steps: [Step], before end: Int) -> [Int] {
    let script = Script(steps)
    let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
    return (0..<end).reversed().filter { place in
      guard steps[place].mayHaveSideEffects, let left = script.without([place]),
        examiner.admits(left)
      else { return false }
      let wanted = World.expectations(of: left, assumptions: examiner.judge.assumptions)
      return wanted.steps.last?.isTheSame(as: expected.steps[end]) == true && isRight(left) == true
    }
  }

  /// Tells whether the engine does what it must at the last step; nil where it does not say.
  private mutating func isRight(_ script: Script) -> Bool? {
    executions += 1
    let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    guard trial.trace != nil else { return nil }
    let last = script.steps.count - 1
    return !trial.judgement.problems.contains { $0.law == nil && $0.step == last }
  }
}

extension Script {
  /// The script without some steps, and without the ends of transactions that they begin; nil where
  /// what is left makes no sense, or lacks more than that.
  fileprivate func without(_ places: [Int]) -> Script? {
    guard dependents(on: places).count == places.count else { return nil }
    let omitted = Set(places + places.compactMap(commit(ofBeginAt:)))
    let left = Script(steps.indices.filter { !omitted.contains($0) }.map { steps[$0] })
    return omitted.contains(steps.count - 1) || left.firstProblem() != nil ? nil : left
  }

  /// The place where the transaction ends that a step begins, if it does.
  private func commit(ofBeginAt place: Int) -> Int? {
    guard case .begin = steps[place].command else { return nil }
    var depth = 0
    return steps.indices.dropFirst(place).first { index in
      switch steps[index].command {
      case .begin: depth += 1
      case .commit: depth -= 1
      default: break
      }
      return depth == 0
    }
  }
}

extension Expected {
  /// Tells whether another expectation is the same but for its reasons and tolerance.
  fileprivate func isTheSame(as other: Expected) -> Bool {
    guard assertsAnswer, events.map(\.shape) == other.events.map(\.shape),
      events.map(\.presence) == other.events.map(\.presence)
    else { return false }
    if case .value(let pattern) = pattern, case .value(let value) = other.answer {
      return pattern.accepts(value)
    }
    return answer == other.answer
  }
}
