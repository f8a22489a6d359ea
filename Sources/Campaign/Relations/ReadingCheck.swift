import Conformance
import Engines
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

  /// Tells whether more scripts come out by the rules, and would not by the reading, than the other way round.
  mutating func isContradicted(_ reading: AlternativeReading) -> Bool {
    let altered = scripts.indices.compactMap { place in
      reading.altering(scripts[place]).flatMap { $0.script == scripts[place] ? nil : (place, $0) }
    }
    // The shortest stand first, and variants of all of them behind: some from everywhere.
    let count = min(altered.count, Self.mostScripts)
    var balance = 0
    for number in 0..<count {
      let (place, left) = altered[number * altered.count / count]
      balance += weight(of: place, read: left)
    }
    return balance > 0
  }

  /// One where the engine is right in a script and wrong by the reading, minus one where it is the other way round.
  private mutating func weight(of place: Int, read left: AlteredScript) -> Int {
    guard left.script.firstProblem() == nil, let trace = trace(of: place) else { return 0 }
    let isRight = !isWrong(trace, of: scripts[place])
    let read = left.answers(trace, assumptions: examiner.judge.assumptions)
    let isRead = !isWrong(read, of: left.script)
    return isRight == isRead ? 0 : isRight ? 1 : -1
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

  private func isWrong(_ trace: Trace, of script: Script) -> Bool {
    examiner.judge.judge(trace, of: script).problems.contains { $0.law == nil }
  }
}
