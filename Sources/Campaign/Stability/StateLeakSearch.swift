import Choices
import Conformance
import Engines
import LayerScript

/// The search for the shortest scripts that show what an engine keeps from one for the next.
final class StateLeakSearch {
  private let engine: any Engine
  private let capabilities: EngineDescription
  private var shrinker: ListShrinker
  private var freshRuns: [Script: EngineRun] = [:]
  /// Whether a script ended the engine that had not before: then nothing can be told.
  private var isFlaky = false
  /// Scripts that were run.
  private(set) var executions = 0

  init(_ engine: any Engine, _ capabilities: EngineDescription, budget: Int) {
    self.engine = engine
    self.capabilities = capabilities
    shrinker = ListShrinker(budget: budget)
  }

  /// The shortest that was found; nil when the script is answered as in a fresh engine.
  func shortest(_ script: Script, after history: [Script]) -> StateLeak? {
    // What does not show twice is not worth shortening, least of all where each run takes long.
    guard var best = shortestSuffix(script, of: history), showsAgain(best, besides: 1) else {
      return nil
    }
    shrinker.shrink(best.earlier) { keep(show(script, after: $0), in: &best) }
    makeEqual(&best)
    if best.earlier.count > 1, Set(best.earlier).count == 1 {
      let count = best.earlier.count
      shrinker.shrink(best.earlier[0].steps) { steps in
        let scripts = Array(repeating: Script(steps), count: count)
        return keep(show(script, after: scripts), in: &best)
      }
    } else {
      for index in best.earlier.indices.reversed() {
        shrinker.shrink(best.earlier[index].steps) { steps in
          var scripts = best.earlier
          scripts[index] = Script(steps)
          return keep(show(script, after: scripts), in: &best)
        }
      }
    }
    shrinker.shrink(script.steps) { keep(show(Script($0), after: best.earlier), in: &best) }
    return best
  }

  /// Tells whether two more fresh engines are told apart by the same.
  ///
  /// - Parameters:
  ///   - found: The scripts and their runs.
  ///   - count: How many more fresh engines must answer the script as the first did; an engine that
  ///     goes wrong every so often, whatever it was asked, does not pass for one that remembers.
  /// - Returns: Whether all of that is as it was.
  func showsAgain(_ found: StateLeak, besides count: Int) -> Bool {
    for _ in 0..<count {
      executions += 1
      engine.restart()
      guard engine.run(found.script).isSame(as: found.fresh) else { return false }
    }
    freshRuns = [:]
    guard let again = show(found.script, after: found.earlier) else { return false }
    return again.problem == found.problem
  }

  /// The last few of the earlier scripts, as few as it takes; mostly one.
  private func shortestSuffix(_ script: Script, of history: [Script]) -> StateLeak? {
    var length = 1
    while true {
      if let found = show(script, after: history.suffix(length)) { return found }
      if isFlaky || length >= history.count { return nil }
      length = min(history.count, length * 4)
    }
  }

  /// Where it takes many earlier scripts, one of them often does as well in the place of all.
  private func makeEqual(_ best: inout StateLeak) {
    guard best.earlier.count > 2 else { return }
    guard let least = best.earlier.min(by: { $0.steps.count < $1.steps.count }) else { return }
    let scripts = Array(repeating: least, count: best.earlier.count)
    _ = keep(show(best.script, after: scripts), in: &best)
  }

  private func keep(_ found: StateLeak?, in best: inout StateLeak) -> Bool {
    guard let found else { return false }
    best = found
    return true
  }

  /// Runs a script behind others and as the first; nil unless the two are answered differently.
  private func show(_ script: Script, after earlier: some Sequence<Script>) -> StateLeak? {
    let earlier = Array(earlier)
    guard !earlier.isEmpty, isPossible(script), earlier.allSatisfy(isPossible) else { return nil }
    executions += earlier.count + 1
    let known = freshRuns[script]
    if known == nil { executions += 1 }
    guard let found = StateLeak(of: script, after: earlier, on: engine, fresh: known) else {
      isFlaky = true
      return nil
    }
    freshRuns[script] = found.fresh
    return found.problem == nil ? nil : found
  }

  private func isPossible(_ script: Script) -> Bool {
    !script.steps.isEmpty && script.firstProblem() == nil && capabilities.admits(script)
  }
}
