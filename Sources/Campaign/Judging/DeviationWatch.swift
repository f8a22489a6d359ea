import Conformance
import FaultyEngines
import LayerModel
import LayerScript
import Rules

/// Tells which declared deviations are at work in the answers to a script, and which rules they break there.
///
/// The answers are judged as they are without one of the deviations at a time: what is wrong then and is not
/// otherwise, that deviation does.
struct DeviationWatch: Sendable {
  private struct Declared: Sendable {
    let name: EngineText
    let rules: [RuleID]
    /// The judge of an engine that declares all others.
    let judge: Judge
  }

  private let declared: [Declared]

  init(_ assumptions: Assumptions) {
    declared = assumptions.deviations.map { deviation in
      var others = assumptions
      others.deviations.removeAll { $0 == deviation }
      return Declared(
        name: EngineText(deviation.name), rules: deviation.rules, judge: Judge(others))
    }
  }

  /// Counts what the deviations do in the answers to a script.
  func count(_ trial: Trial, of script: Script, in tally: inout Tally) {
    guard !declared.isEmpty, let trace = trial.trace else { return }
    let known = trial.judgement.problems
    for deviation in declared {
      let shown = deviation.judge.judge(trace, of: script).problems.filter { problem in
        !known.contains { $0.isAtPlace(of: problem) }
      }
      guard let first = shown.min(by: { $0.step < $1.step }) else { continue }
      let rules = shown.flatMap { $0.suspects.filter(deviation.rules.contains) }
      tally.count(
        deviation: deviation.name,
        breaking: rules.isEmpty ? Self.likeliest(of: first) : rules)
    }
  }

  /// The rule that is likeliest to be broken where none is that the deviation is known for.
  private static func likeliest(of problem: Problem) -> [RuleID] {
    Array(Blame(Tally(), CaseResults()).ranking(of: problem.suspects).prefix(1))
  }
}

extension Problem {
  /// Tells whether two problems are about the same answer, callback or law.
  fileprivate func isAtPlace(of other: Problem) -> Bool {
    step == other.step && event == other.event && law == other.law
  }
}
