import Conformance
import Engines
import LayerScript

/// The check of readings of the rules by scripts that were written for rules.
///
/// Whatever keeps an action from being run is right where the dictionary of actions is overlooked. An engine that runs
/// other actions of such dictionaries does not overlook them: what a reading puts right in two findings makes them one
/// mistake only where the reading is not contradicted elsewhere.
struct ReadingCheck {
  /// How many scripts are run for a reading at most.
  private static let mostScripts = 16

  let examiner: Examiner
  /// The scripts that were written for rules.
  let scripts: [Script]
  /// Scripts that were run.
  private(set) var executions = 0

  init(examiner: Examiner, scripts: [Script]) {
    self.examiner = examiner
    self.scripts = scripts
  }

  /// Tells whether more scripts come out by the rules, and would not by the reading, than the other way round.
  mutating func isContradicted(_ reading: AlternativeReading) -> Bool {
    let altered = scripts.compactMap { script in
      reading.altering(script).flatMap { $0.script == script ? nil : (script: script, left: $0) }
    }
    // They stand in the order of what they are about: some of each.
    let distance = max(1, altered.count / Self.mostScripts)
    let chosen = stride(from: 0, to: altered.count, by: distance).prefix(Self.mostScripts)
    var balance = 0
    for place in chosen {
      balance += weight(of: altered[place].script, read: altered[place].left)
    }
    return balance > 0
  }

  /// One where the engine is right in a script and wrong by the reading, minus one where it is the other way round.
  private mutating func weight(of script: Script, read left: AlteredScript) -> Int {
    guard examiner.admits(script), left.script.firstProblem() == nil else { return 0 }
    executions += 1
    guard case .trace(let trace) = examiner.engine.run(script),
      trace.outcomes.count == script.steps.count
    else { return 0 }
    let isRight = !isWrong(trace, of: script)
    let isRead = !isWrong(Trace(left.places.map { trace.outcomes[$0] }), of: left.script)
    return isRight == isRead ? 0 : isRight ? 1 : -1
  }

  private func isWrong(_ trace: Trace, of script: Script) -> Bool {
    examiner.judge.judge(trace, of: script).problems.contains { $0.law == nil }
  }
}
