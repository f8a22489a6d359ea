import Choices
package import Conformance
import Engines
import LayerModel
package import LayerScript
import ScriptGeneration

/// The shortest form of a script that anybody may have written, and that an engine answers wrongly.
package struct Shortening {
  /// The shortest script that was found.
  package private(set) var script: Script
  /// What is wrong with it.
  package private(set) var problem: Problem
  /// How many scripts were run.
  package private(set) var executions = 0
  /// Why it is not shortened further.
  package private(set) var end = "no step can be left out"

  private let examiner: Examiner

  /// Shortens a script; nil when nothing is wrong with what the engine answers.
  ///
  /// Steps are left out first, which asks nothing of the script; where the generator could have drawn
  /// what is left, its values are made simpler, too.
  package init?(_ script: Script, with examiner: Examiner, budget: Int = 2000) {
    self.examiner = examiner
    self.script = script
    guard let first = Self.problems(of: script, examiner).first else { return nil }
    problem = first
    executions = 1
    let limit = first.kind.isDeath ? min(budget, 100) : budget
    leaveOutSteps(limit)
    simplify(limit)
  }

  private mutating func leaveOutSteps(_ budget: Int) {
    var shrinker = ListShrinker(budget: budget)
    var (best, found, count) = (script, problem, 0)
    shrinker.shrink(script.steps) { steps in
      let candidate = Script(steps)
      guard candidate.firstProblem() == nil else { return false }
      count += 1
      guard let same = Self.problems(of: candidate, examiner).first(where: found.isLike) else {
        return false
      }
      (best, found) = (candidate, same)
      return true
    }
    (script, problem) = (best, found)
    executions += count
    if shrinker.budget <= 0 { end = "the budget of executions is used up" }
  }

  /// Says the script in fewer steps where no generator draws it.
  private mutating func rewrite(_ budget: Int, on machine: ScriptMachine) {
    var (found, count) = (problem, executions)
    let steps = machine.drawable(script.steps) { steps in
      let candidate = Script(steps)
      guard count < budget, candidate.firstProblem() == nil else { return false }
      count += 1
      guard let same = Self.problems(of: candidate, examiner).first(where: found.isLike) else {
        return false
      }
      found = same
      return true
    }
    (script, problem, executions) = (Script(steps), found, count)
  }

  /// Lets the passes of the generator's own shrinker go on.
  private mutating func simplify(_ budget: Int) {
    let machine = ScriptMachine(
      for: examiner.capabilities, assuming: examiner.judge.assumptions)
    rewrite(budget, on: machine)
    guard budget > executions, let choices = try? machine.encode(script.steps) else {
      if budget > executions { end += ", and values are left as they are: no generator draws them" }
      return
    }
    let drawn = machine.replay(choices)
    guard drawn.commands == script.steps else { return }
    let diagnosis = CulpritSearch(examiner: examiner).diagnoses(of: [problem], in: script).first
    let counterexample = Counterexample(
      drawn: drawn, diagnosis: diagnosis ?? Diagnosis(ofItself: problem, in: script))
    let shrunk = counterexample.shrink(
      with: examiner, on: machine, budget: budget - executions)
    executions += shrunk.report.executions
    script = Script(shrunk.drawn.commands)
    problem = shrunk.problem
    end = shrunk.report.end?.rawValue ?? end
    polish(counterexample, on: machine, budget - executions)
  }

  /// Leaves out what can be left out of the script as it is written.
  private mutating func polish(
    _ counterexample: Counterexample, on machine: ScriptMachine, _ budget: Int
  ) {
    let examiner = examiner
    var (found, count): (Problem?, Int) = (nil, 0)
    var polishing = Polishing(
      isInteresting: { steps in
        count += 1
        let candidate = machine.sequence(of: steps)
        guard let sighting = counterexample.find(in: candidate, with: examiner) else {
          return false
        }
        found = sighting.diagnosis.problem
        return true
      }, budget: budget)
    script = Script(polishing.polish(script.steps))
    problem = found ?? problem
    executions += count
  }

  /// Everything that is wrong with a script; laws about two scripts only where nothing else is.
  private static func problems(of script: Script, _ examiner: Examiner) -> [Problem] {
    let expected = World.expectations(
      of: script, assumptions: examiner.judge.assumptions)
    let trial = examiner.examine(script, expected: expected.steps, reasons: expected.reasons)
    let found = trial.judgement.problems.sorted {
      ($0.law == nil ? 0 : 1, $0.step) < ($1.law == nil ? 0 : 1, $1.step)
    }
    if !found.isEmpty || trial.trace == nil { return found }
    for law in Laws.paired {
      for parameter in 0..<4 {
        let trial = examiner.examine(script, by: law, parameter)
        if let problem = trial?.judgement.problems.first { return [problem] }
      }
    }
    return []
  }
}

extension Problem {
  /// Tells whether another problem is likely to have the same cause.
  fileprivate func isLike(_ other: Problem) -> Bool {
    guard kind == other.kind, law == other.law else { return false }
    return suspects.isEmpty || other.suspects.contains(where: suspects.contains)
  }
}
