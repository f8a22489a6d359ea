import Conformance
import FaultyEngines
import LayerModel
import LayerScript
import Rules

/// Recognises known mistakes by what they answer.
enum FaultMatcher {
  /// The known fault that answers exactly what an engine answered to a script.
  ///
  /// - Parameters:
  ///   - faults: The faults that are tried.
  ///   - run: The script with the engine's answers, and the step that shows what is wrong: of that one
  ///     a fault must say something.
  ///   - original: The script before it was shrunk, likewise: faults that answer this exactly, too, go
  ///     first. Where an engine makes several mistakes, none does.
  ///   - suspects: The rules that may be broken; faults that break one of these go next.
  ///   - assumptions: What is taken for granted about the engine.
  ///   - withheld: The names of faults that are taken for unknown.
  ///   - isAllowed: Whether nothing else that is known of the engine speaks against the fault.
  /// - Returns: The fault, or nil when none fits.
  static func fault(
    among faults: [Fault], behind run: (script: Script, trace: Trace, step: Int),
    from original: (script: Script, trace: Trace)?,
    suspecting suspects: [RuleID], assumptions: Assumptions, withholding withheld: Set<String>,
    where isAllowed: (Fault) -> Bool
  ) -> Fault? {
    let fitting = faults.filter { fault in
      !withheld.contains(fault.name)
        && reproduces(fault, run.script, run.trace, assumptions, saying: run.step)
    }
    if fitting.count < 2 { return fitting.first(where: isAllowed) }
    let keyed = fitting.enumerated().map { place, fault in
      let isWhole =
        original.map { reproduces(fault, $0.script, $0.trace, assumptions) } ?? true
      let isLikely = fault.rules.contains(where: suspects.contains)
      return (fault: fault, key: [isWhole ? 0 : 1, isLikely ? 0 : 1, place])
    }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.fault)
      .first(where: isAllowed)
  }

  /// What a fault answers to a script.
  static func trace(of fault: Fault, _ script: Script, _ assumptions: Assumptions) -> Trace {
    var world = World(assumptions: assumptions, departing: [fault.departure])
    return Trace(script.steps.map { world.perform($0).outcome })
  }

  /// Tells whether a fault gives the same answers to every step of a script; of one step it may have to
  /// be known what the fault answers.
  static func reproduces(
    _ fault: Fault, _ script: Script, _ trace: Trace, _ assumptions: Assumptions,
    saying asserted: Int? = nil
  ) -> Bool {
    var world = World(assumptions: assumptions, departing: [fault.departure])
    var earlier: [[Event]] = []
    var answers: [Expected] = []
    for (place, (step, outcome)) in zip(script.steps, trace.outcomes).enumerated() {
      if outcome.isUnsupported { return false }
      let expected = world.perform(step)
      if place == asserted, expected.isOpen { return false }
      if !expected.isOpen, !expected.isLike(outcome.answer) { return false }
      if !expected.allowsEvents(outcome.events, earlier: &earlier) { return false }
      answers.append(expected)
    }
    return isRightWhereRight(answers, script, trace, assumptions)
  }

  /// Tells whether an engine gives the right answers to the steps that a fault answers as the reference does.
  ///
  /// Where the fault departs, rounding aside is near enough; elsewhere that may be the very mistake.
  private static func isRightWhereRight(
    _ answers: [Expected], _ script: Script, _ trace: Trace, _ assumptions: Assumptions
  ) -> Bool {
    var world = World(assumptions: assumptions)
    return zip(zip(script.steps, trace.outcomes), answers).allSatisfy { given, answer in
      let right = world.perform(given.0)
      guard right.answer == answer.answer, case .value(let pattern) = right.pattern,
        case .value(let value) = given.1.answer
      else { return true }
      return pattern.accepts(value)
    }
  }

  /// Tells whether a step is answered as a fault answers it, whatever came before.
  static func answers(
    as fault: Fault, _ script: Script, _ trace: Trace, at step: Int, _ assumptions: Assumptions
  ) -> Bool {
    var world = World(assumptions: assumptions, departing: [fault.departure])
    for step in script.steps[..<step] { _ = world.perform(step) }
    let expected = world.perform(script.steps[step])
    return expected.isOpen || expected.isLike(trace.outcomes[step].answer)
  }
}

extension Expected {
  /// Tells whether nothing is said of the answer, so that no engine is told from another by it.
  fileprivate var isOpen: Bool {
    switch pattern {
    case .undecided: true
    case .value(let value): value.openItem != nil
    case .done, .raises, .doneOrRaises: false
    }
  }

  /// Tells whether an answer is the fault's but for rounding and the wording of refusals.
  fileprivate func isLike(_ answer: Answer) -> Bool {
    // An empty list counts as none, but not where a rule tells the two apart (TREE-42, ANIM-06).
    if case .value(.noEmptyList) = pattern, self.answer == .value(.nil) {
      return answer == .value(.nil)
    }
    return self.answer.isLike(answer)
  }
}

extension Answer {
  /// Tells whether two answers are the same but for rounding and the wording of refusals.
  fileprivate func isLike(_ other: Answer) -> Bool {
    switch (self, other) {
    case (.value(let ours), .value(let theirs)):
      let largest = ours.components?.map(abs).max() ?? 0
      return ours.isEqual(to: theirs, within: .geometry(largest: largest))
    case (.raised, .raised), (.unsupported, .unsupported): return true
    default: return self == other
    }
  }
}

extension FaultMatcher {
  /// Finds a known fault by its name.
  static func named(_ name: String) -> Fault? { FaultCatalogue.fault(named: name) }
}

extension Judge {
  /// Tells whether a known mistake breaks the law that a problem is about; true where it is about none.
  ///
  /// Where a law alone is broken, all answers may be right: then any mistake gives the same that has no part in the
  /// script.
  func isLawBroken(of problem: Problem, by fault: Fault, in script: Script) -> Bool {
    guard let name = problem.law else { return true }
    let trace = FaultMatcher.trace(of: fault, script, assumptions)
    let paired = Laws.paired.first { $0.description.name == name }
    let problems: [Problem]
    if let paired, let parameter = problem.parameter {
      guard let variant = paired.variant(of: script, parameter: parameter) else { return false }
      let other = FaultMatcher.trace(of: fault, variant.script, assumptions)
      problems = judge(paired, parameter, variant, of: script, trace, other).problems
    } else {
      problems = judge(trace, of: script).problems
    }
    return problems.contains { $0.law == name && $0.step == problem.step }
  }

  /// Tells whether the known mistake that a finding behaves like shows another one, too; true where it behaves like
  /// none.
  func isShown(_ finding: Finding, byFaultOf other: Finding) -> Bool {
    guard let name = other.behavesLike, let fault = FaultMatcher.named(name) else { return true }
    if finding.problem.law != nil {
      return isLawBroken(of: finding.problem, by: fault, in: finding.script)
    }
    let expected = World.expectations(of: finding.script, assumptions: assumptions)
    let problems = judge(
      FaultMatcher.trace(of: fault, finding.script, assumptions), of: finding.script,
      expected: expected.steps, reasons: expected.reasons
    ).problems
    return finding.isShown(by: problems, at: finding.problem.step)
  }
}
