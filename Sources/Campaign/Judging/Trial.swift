package import Choices
package import Conformance
package import Engines
import FaultyEngines
import LayerModel
package import LayerScript
package import Rules
package import ScriptGeneration

/// One script put to an engine, with everything that is wrong about what came of it.
package struct Trial: Sendable {
  /// The engine's answers; nil when it gave none.
  package var trace: Trace?
  /// What is wrong and how often each rule was put to the test.
  package var judgement = Judgement()
  /// The other script, where a law about two scripts was tried.
  package var variant: Script?
  /// How the engine died over one of the two scripts of a law, if it did.
  package var death: FindingKind?
  /// The one of the two scripts over which it died.
  var deadly: Script?
  /// Why the engine could not be started again, if it could not.
  package var gone: EngineText?
  /// What is wrong and is no matter, because the version that the engine is compared with gets it wrong, too.
  var common: [Problem] = []
  /// What came out otherwise than with that version, and is no worse.
  var seen = SeenChanges()
}

/// Puts scripts to an engine and judges what comes of it.
package struct Examiner {
  let engine: any Engine
  let judge: Judge
  /// Holds scripts against what the engine can do.
  private let declared: DeclarationCheck
  /// What candidates of a shrink keep to, so that they do not end the engine by what is filed already;
  /// nil where they may be anything.
  var sparing: EngineDescription?
  /// The version that the engine is compared with: what that gets wrong, too, is no problem; nil where the
  /// reference alone says what is one.
  var earlier: EarlierEngine?

  /// Creates an examiner of an engine that does everything that it declares.
  package init(_ engine: any Engine) {
    self.init(
      engine, Judge(Assumptions(judging: engine.description)), DeclarationCheck(engine.description))
  }

  /// Creates an examiner.
  init(
    _ engine: any Engine, _ judge: Judge, _ declared: DeclarationCheck,
    comparedWith earlier: EarlierEngine? = nil
  ) {
    self.engine = engine
    self.judge = judge
    self.declared = declared
    self.earlier = earlier
  }

  /// The same examiner with the reference alone to say what is wrong.
  var alone: Examiner {
    var other = self
    other.earlier = nil
    return other
  }

  /// What the engine can do, without what it has answered as unsupported.
  package var capabilities: EngineDescription { declared.engine }

  /// Tells whether a script needs nothing but what the engine can do.
  func admits(_ script: Script) -> Bool { declared.admits(script) }

  /// Runs a drawn script and judges the answers.
  package func examine(_ drawn: DrawnSequence<ScriptMachine>) -> Trial {
    let script = Script(drawn.commands)
    return examine(
      script, expected: drawn.state.expected, reasons: drawn.state.reasons)
  }

  /// Runs a script and judges the answers by given expectations.
  package func examine(
    _ script: Script, expected: [Expected], reasons: ReasonTable
  ) -> Trial {
    let trial = examineAlone(script, expected: expected, reasons: reasons)
    guard let earlier, !trial.judgement.problems.isEmpty else { return trial }
    let first = earlier.compare(trial, with: script, by: judge)
    // An answer that comes and goes must not pass for one that changed.
    guard !first.judgement.problems.isEmpty else { return first }
    let again = examineAlone(script, expected: expected, reasons: reasons)
    return first.keeping(earlier.compare(again, with: script, by: judge))
  }

  /// Runs a drawn script, and has the version that the engine is compared with run it, whatever comes of it.
  func compare(_ drawn: DrawnSequence<ScriptMachine>) -> Trial {
    let script = Script(drawn.commands)
    let trial = examineAlone(
      script, expected: drawn.state.expected, reasons: drawn.state.reasons)
    return earlier?.compare(trial, with: script, by: judge) ?? trial
  }

  /// Runs a script that nobody drew, and has the version that the engine is compared with run it.
  func compare(_ script: Script) -> Trial {
    let expected = World.expectations(of: script, assumptions: judge.assumptions)
    let trial = examineAlone(script, expected: expected.steps, reasons: expected.reasons)
    return earlier?.compare(trial, with: script, by: judge) ?? trial
  }

  private func examineAlone(
    _ script: Script, expected: [Expected], reasons: ReasonTable
  ) -> Trial {
    switch engine.run(script) {
    case .trace(let trace):
      return Trial(
        trace: trace,
        judgement: judge.judge(trace, of: script, expected: expected, reasons: reasons))
    case .unavailable(let why): return Trial(gone: why)
    case let run: return Trial(judgement: Judgement(problems: [Problem(run, script)]))
    }
  }

  /// Runs a script and the variant that a law makes of it, and judges both.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - law: The law.
  ///   - parameter: Which of the law's variants is meant.
  ///   - known: What came of the script, where it was just run; it is not run again then.
  ///   - expected: What the reference expects of the script, where that is known.
  ///   - leavingOutSpoilt: Whether a difference does not count that rests on an answer which is wrong
  ///     by itself.
  /// - Returns: Nil when the law has nothing to say about the script, the other script needs what the
  ///   engine does not declare.
  package func examine(
    _ script: Script, by law: any PairedLaw, _ parameter: Int, known: Trial? = nil,
    expected: [Expected]? = nil, leavingOutSpoilt: Bool = false
  ) -> Trial? {
    guard let variant = law.variant(of: script, parameter: parameter),
      admits(variant.script)
    else { return nil }
    var traces = known?.trace.map { [$0] } ?? []
    for script in (traces.isEmpty ? [script] : []) + [variant.script] {
      switch engine.run(script) {
      case .trace(let trace): traces.append(trace)
      case .unavailable(let why): return Trial(gone: why)
      case let run: return Trial(death: Problem(run, script).kind, deadly: script)
      }
    }
    let (trace, other) = (traces[0], traces[1])
    var judgement = judge.judge(
      law, parameter, variant, of: script, trace, other, expected: expected)
    if leavingOutSpoilt, !judgement.problems.isEmpty {
      let wrong =
        known.map { $0.judgement.problems + $0.common } ?? judge.judge(trace, of: script).problems
      judgement.leaveOut(
        behind: wrong, of: script,
        and: judge.judge(other, of: variant.script).problems, of: variant)
    }
    if let earlier, !judgement.problems.isEmpty,
      !earlier.keeps(law, parameter, variant, of: script, by: judge)
    {
      judgement = Judgement()
    }
    return Trial(trace: trace, judgement: judgement, variant: variant.script)
  }
}

extension Judgement {
  /// Leaves out differences between two scripts that rest on an answer which is wrong by itself.
  fileprivate mutating func leaveOut(
    behind wrong: [Problem], of script: Script, and others: [Problem], of variant: ScriptVariant
  ) {
    problems.removeAll { problem in
      let counterpart = variant.counterparts[problem.step]
      return wrong.contains { $0.law == nil && $0.spoils(problem.step, of: script) }
        || others.contains { other in
          other.law == nil && counterpart.map { other.spoils($0, of: variant.script) } ?? false
        }
    }
    if problems.isEmpty { tally = Tally() }
  }
}

extension Trial {
  /// The problem that the engine's death over one of the two scripts of a law is.
  var deadlyProblem: Problem? {
    death.map { Problem(kind: $0, step: 0, expected: "an answer", actual: EngineText($0.rawValue)) }
  }
}

extension Problem {
  /// The problem that an engine's failure to answer is; it shows at the last step.
  init(_ run: EngineRun, _ script: Script) {
    let kind: FindingKind =
      switch run {
      case .hung: .hang
      case .violatedProtocol: .protocolViolation
      case .trace, .crashed, .unavailable: .crash
      }
    self.init(
      kind: kind, step: max(0, script.steps.count - 1), expected: "an answer to the script",
      actual: run.complaint)
  }
}

extension FindingKind {
  /// Tells whether the engine gave no usable answer at all.
  package var isDeath: Bool { self == .crash || self == .hang || self == .protocolViolation }
}
