import Campaign
import Conformance
import Engines
import FaultyEngines
import LayerModel
import LayerScript
import Rules

/// A crowd with what the reference says of it, whichever of its members are mended.
///
/// Whatever is mended, the engine declares what the whole crowd does: mending a mistake does not take back
/// what an engine says of itself. Worlds keep nothing from script to script, so that scripts which have to
/// come before another change nothing here.
struct CrowdJudge: Sendable {
  let crowd: Crowd
  /// What the engine declares.
  let description: EngineDescription
  private let assumptions: Assumptions
  private let judge: Judge

  init(_ crowd: Crowd) {
    self.crowd = crowd
    description = WorldEngine(crowd: crowd).description
    assumptions = Assumptions(description)
    judge = Judge(assumptions)
  }

  /// What the reference expects of a script.
  func expectations(of script: Script) -> ExpectedTrace {
    World.expectations(of: script, assumptions: assumptions)
  }

  /// What an engine with some faults answers to a script.
  func trace(of faults: Crowd, _ script: Script) -> Trace {
    var world = World(assumptions: assumptions, departing: faults.departures)
    return Trace(script.steps.map { world.perform($0).outcome })
  }

  /// What an engine with some faults answers to a script, judged.
  func judged(_ faults: Crowd, _ script: Script, _ expected: ExpectedTrace) -> JudgedTrace {
    judged(trace(of: faults, script), script, expected)
  }

  /// Judges what an engine answered to a script.
  func judged(_ trace: Trace, _ script: Script, _ expected: ExpectedTrace) -> JudgedTrace {
    let judgement = judge.judge(
      trace, of: script, expected: expected.steps, reasons: expected.reasons)
    return JudgedTrace(trace: trace, problems: judgement.problems, tally: judgement.tally)
  }

  /// Tells whether an engine with some faults breaks a law about a script and its variant.
  func breaks(_ law: any PairedLaw, _ parameter: Int, _ script: Script, _ faults: Crowd) -> Bool {
    guard let variant = law.variant(of: script, parameter: parameter) else { return false }
    let judgement = judge.judge(
      law, parameter, variant, of: script, trace(of: faults, script),
      trace(of: faults, variant.script))
    return !judgement.problems.isEmpty
  }
}

/// What an engine answered to a script, with everything that is wrong about it.
struct JudgedTrace: Sendable {
  let trace: Trace
  let problems: [Problem]
  /// How often the script put each rule to the test.
  let tally: Tally

  /// Tells whether a problem of another engine with the same script is one of this engine too.
  func has(_ problem: Problem) -> Bool { problems.contains { $0.isSame(as: problem) } }

  /// Tells whether this engine is right where another is wrong.
  ///
  /// Nothing is known of answers behind a command that raised an exception in one of the two alone, against
  /// the reference: they are not judged, because the engine is somewhere else from there on.
  func isRight(where other: JudgedTrace, has problem: Problem, _ expected: ExpectedTrace) -> Bool {
    // An engine that gave no answers is right nowhere, and where the other gave none, nothing is compared.
    if has(problem) || !trace.outcomes.indices.contains(problem.step) { return false }
    if !other.trace.outcomes.indices.contains(problem.step) { return true }
    return expected.steps.indices.prefix(problem.step + 1).allSatisfy { step in
      let raises = trace.outcomes[step].answer.isRaised
      return raises == expected.steps[step].answer.isRaised
        || raises == other.trace.outcomes[step].answer.isRaised
    }
  }
}

extension Problem {
  /// Tells whether the same is wrong at the same step, whatever came instead.
  ///
  /// What the reference expects tells the answer and each callback of a step apart, and of callbacks that should
  /// not come which one it is; a law computes what it expects from other answers.
  func isSame(as other: Problem) -> Bool {
    kind == other.kind && step == other.step && law == other.law && event == other.event
      && (law != nil || expected == other.expected)
  }

  /// Tells whether an answer or a callback is not what the reference expects.
  var isAgainstReference: Bool { kind == .wrongAnswer && law == nil }
}

extension Answer {
  fileprivate var isRaised: Bool {
    switch self {
    case .raised: true
    case .done, .value, .unsupported, .failed: false
    }
  }
}
