import Conformance
import Engines
import LayerModel
import LayerScript

/// The check of readings of the rules by scripts that were written for rules.
///
/// Whatever keeps an action from being run is right where the dictionary of actions is overlooked. An engine that runs
/// other actions of such dictionaries does not overlook them: what a reading puts right in two findings makes them one
/// mistake only where the reading is not contradicted elsewhere.
struct ReadingCheck {
  /// How many scripts are looked at for a reading at most.
  private static let mostScripts = 16
  /// After how many scripts without an answer no further one is run: each may take as long as a deadline.
  private static let mostFailures = 3

  let examiner: Examiner
  /// The scripts that were written for rules.
  let scripts: [Script]
  /// Scripts that were run.
  private(set) var executions = 0
  /// What the engine answered to them, by their places; nil where it gave no answer.
  private var traces: [Int: Trace?] = [:]
  /// Those of them to which it gave none.
  private var failures = 0

  init(examiner: Examiner, scripts: [Script]) {
    self.examiner = examiner
    self.scripts = scripts
  }

  /// How many more scripts come out by the reading, and would not by the rules, than the other way round; below 0 where
  /// they contradict the reading.
  mutating func support(for reading: AlternativeReading) -> Int {
    let telling = scripts.indices.compactMap { place in
      reading.altering(scripts[place]).flatMap { tells(place, read: $0) ? (place, $0) : nil }
    }
    // The shortest stand first, and variants of all of them behind: some from everywhere.
    let count = min(telling.count, Self.mostScripts)
    return (0..<count).reduce(0) { support, number in
      let (place, altered) = telling[number * telling.count / count]
      return support + weight(of: place, read: altered, by: reading)
    }
  }

  /// Tells whether what the rules say of a script is wrong by the reading.
  private func tells(_ place: Int, read altered: AlteredScript) -> Bool {
    let script = scripts[place]
    guard altered.script != script, altered.script.firstProblem() == nil else { return false }
    let expected = World.expectations(of: script, assumptions: examiner.judge.assumptions)
    return isWrong(Trace(expected.steps.map(\.outcome)), of: altered)
  }

  /// One where the engine is wrong in a script and right by the reading, minus one where it is the other way round.
  private mutating func weight(
    of place: Int, read altered: AlteredScript, by reading: AlternativeReading
  ) -> Int {
    guard let trace = trace(of: place) else { return 0 }
    let isRight = !isWrong(trace, of: AlteredScript(stepByStep: scripts[place]))
    let isRead = reading.allows(trace, for: altered) && !isWrong(trace, of: altered)
    return isRight == isRead ? 0 : isRight ? -1 : 1
  }

  /// What the engine answers to a script, which is run once for all readings.
  private mutating func trace(of place: Int) -> Trace? {
    if let known = traces[place] { return known }
    let script = scripts[place]
    guard failures < Self.mostFailures, examiner.admits(script) else { return nil }
    executions += 1
    guard case .trace(let trace) = examiner.engine.run(script),
      trace.outcomes.count == script.steps.count
    else {
      failures += 1
      traces[place] = .some(nil)
      return nil
    }
    traces[place] = trace
    return trace
  }

  /// Tells whether what was answered to a script is wrong by a reading.
  private func isWrong(_ trace: Trace, of altered: AlteredScript) -> Bool {
    let answers = altered.answers(trace, assumptions: examiner.judge.assumptions)
    return examiner.judge.judge(answers, of: altered.script).problems.contains { $0.law == nil }
  }
}
