import Choices
import Conformance
import LayerScript
import ScriptGeneration

/// The trial of changes once more: whether they show each time, and in how few steps.
struct ChangeTrial {
  private let examiner: Examiner
  private let machine: ScriptMachine
  /// How many scripts may still be run to make those of changes shorter.
  private var budget = 1000

  /// How often a change must show in the same way to be told.
  private static let runs = 3
  /// How many scripts may be run to make one shorter.
  private static let budgetOfOne = 50

  init(_ examiner: Examiner, on machine: ScriptMachine) {
    (self.examiner, self.machine) = (examiner, machine)
  }

  /// A change as it shows each time, in fewer steps where that is possible; nil where answers of one of the
  /// versions come and go.
  mutating func confirmed(_ change: Change) -> Change? {
    guard let shown = shown(change, in: change.script) else { return nil }
    var best = shown
    var shrinker = ListShrinker(budget: min(budget, Self.budgetOfOne))
    let start = shrinker.budget
    shrinker.shrink(change.script.steps) { steps in
      let script = Script(steps)
      guard script.firstProblem() == nil, examiner.admits(script),
        let shorter = self.shown(change, in: script)
      else { return false }
      best = shorter
      return true
    }
    budget -= start - shrinker.budget
    return best
  }

  /// The change in a script, if its last step shows it each time with the same answers.
  private func shown(_ change: Change, in script: Script) -> Change? {
    var first: SeenChange?
    for _ in 0..<Self.runs {
      let seen = examiner.compare(machine.sequence(of: script.steps)).seen.all.first {
        $0.identity == change.identity && $0.step == script.steps.count - 1
      }
      guard let seen, first == nil || first == seen else { return nil }
      first = seen
    }
    return first.map {
      Change(
        change.identity, count: change.count, script: script, before: $0.before, now: $0.now)
    }
  }
}
