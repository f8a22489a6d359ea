package import Conformance
package import LayerModel
package import LayerScript
package import Rules

/// What a judge says of one trace.
package struct Judgement: Sendable {
  /// Everything that is wrong, in the order of the steps, laws last.
  package var problems: [Problem] = []
  /// How often each rule was put to the test.
  package var tally = Tally()
  /// The steps that were answered as unsupported.
  package var unsupported: [Int] = []
}

/// Holds an engine's answers against the reference and against the laws.
package struct Judge: Sendable {
  let assumptions: Assumptions

  /// Creates a judge for engines with some assumptions.
  package init(_ assumptions: Assumptions) {
    self.assumptions = assumptions
  }

  /// Judges the answers to a script.
  ///
  /// Unsupported means that nothing happened: where steps were answered so, the expectations are
  /// computed again without them and without steps that name what they would have created.
  package func judge(
    _ trace: Trace, of script: Script, expected: [Expected], reasons: ReasonTable
  ) -> Judgement {
    var judgement = Judgement()
    judgement.unsupported = trace.outcomes.indices.filter { trace.outcomes[$0].isUnsupported }
    let omitted = script.dependents(on: judgement.unsupported)
    var course = JudgedCourse(self, script, trace, expected, reasons, without: omitted)
    course.compare()
    judgement.tally = course.tally
    judgement.problems = course.differences.map { difference in
      var problem = Problem(difference)
      let isRightIfDone =
        !judgement.unsupported.isEmpty && difference.step < expected.count
        && expected[difference.step].isAnswered(by: trace.outcomes[difference.step].answer)
      if isRightIfDone {
        (problem.kind, problem.deviation) = (.unsupportedChanged, .unsupportedChanged)
      }
      return problem
    }
    countUnsupported(omitted, expected, reasons, &judgement)
    applyLaws(script, trace, without: omitted, behind: judgement.problems, &judgement)
    return judgement
  }

  /// The expectations of a script as if some steps were not there, of which nothing is asserted.
  func expectations(
    of script: Script, without omitted: Set<Int>, _ reasons: ReasonTable
  ) -> ([Expected], ReasonTable) {
    var world = World(assumptions: assumptions, reasons: reasons)
    let steps = script.steps.enumerated().map { index, step in
      omitted.contains(index) ? Expected(.done, .undecided) : world.perform(step)
    }
    return (steps, world.state.reasons)
  }

  private func countUnsupported(
    _ omitted: Set<Int>, _ expected: [Expected], _ reasons: ReasonTable,
    _ judgement: inout Judgement
  ) {
    for index in omitted.sorted() where index < expected.count {
      judgement.tally.countUnsupported(reasons.members(of: expected[index].why))
    }
  }

  /// Applies the laws about one trace, as if steps that did not happen were not there; what rests on an
  /// answer that is wrong by itself says nothing.
  private func applyLaws(
    _ script: Script, _ trace: Trace, without omitted: Set<Int>, behind wrong: [Problem],
    _ judgement: inout Judgement
  ) {
    let places = script.steps.indices.filter { !omitted.contains($0) }
    let isSingle = assumptions.precision == .single
    let windows =
      omitted.isEmpty
      ? ObservationWindows(script, trace, isSingle: isSingle)
      : ObservationWindows(
        Script(places.map { script.steps[$0] }), Trace(places.map { trace.outcomes[$0] }),
        isSingle: isSingle)
    for law in Laws.single {
      let verdict = law.examine(windows)
      if verdict.isEmpty { continue }
      let violations = verdict.violations.compactMap { violation in
        var violation = violation
        violation.step = places[violation.step]
        return wrong.contains { $0.spoils(violation.step, of: script) } ? nil : violation
      }
      if violations.count < verdict.violations.count { continue }
      if !violations.isEmpty, isBroken(law, in: script, without: omitted) { continue }
      judgement.tally.count(verdict, of: law.description)
      judgement.problems += violations.map { Problem($0, of: law.description) }
    }
  }
}

extension Judge {
  /// Tells whether declared deviations break a law: whether the reference that decides so breaks it itself.
  private func isBroken(_ law: any SingleLaw, in script: Script, without omitted: Set<Int>) -> Bool
  {
    if assumptions.deviations.isEmpty { return false }
    let steps = script.steps.indices.filter { !omitted.contains($0) }.map { script.steps[$0] }
    var world = World(assumptions: assumptions)
    let trace = Trace(steps.map { world.perform($0).outcome })
    let windows = ObservationWindows(
      Script(steps), trace, isSingle: assumptions.precision == .single)
    return !law.examine(windows).violations.isEmpty
  }
}

extension Judge {
  /// Judges the answers to a script of which the expectations are still to be computed.
  func judge(_ trace: Trace, of script: Script) -> Judgement {
    let expected = World.expectations(of: script, assumptions: assumptions)
    return judge(trace, of: script, expected: expected.steps, reasons: expected.reasons)
  }
}

extension Problem {
  /// Tells whether what a step answers may be wrong because of this.
  func spoils(_ other: Int, of script: Script) -> Bool {
    guard step <= other else { return false }
    let names = script.steps[step].mentioned + script.steps[step].created
    return !script.steps[step].isQuery || names.isEmpty
      || script.steps[other].mentions(names.contains)
  }
}

extension Judge {
  /// Judges two traces by a law about a script and its variant.
  ///
  /// A rule counts as put to the test only where its premise holds and an answer that says something
  /// was compared: that both engines carried out a command says nothing.
  package func judge(
    _ law: any PairedLaw, _ parameter: Int, _ variant: ScriptVariant, of script: Script,
    _ trace: Trace, _ other: Trace, expected known: [Expected]? = nil
  ) -> Judgement {
    var judgement = Judgement()
    // Two scripts of which other commands happened tell nothing of each other.
    guard variant.hasSameRefusals(trace, other, of: script),
      variant.isVariant(of: script, by: law, parameter, withoutRefused: trace, other)
    else { return judgement }
    var violations: [LawViolation] = []
    let rules = variant.rules ?? law.description.rules
    var isTested = false
    var permitted: PermittedDifference?
    let expected: [Expected]? =
      variant.comparesAssertedOnly
      ? known ?? expectations(of: script, without: [], ReasonTable()).0 : nil
    for (index, outcome) in trace.outcomes.enumerated() where variant.isCompared[index] {
      if let expected, index >= expected.count || expected[index].weakened != nil { continue }
      guard let counterpart = variant.counterparts[index], counterpart < other.outcomes.count else {
        continue
      }
      var (outcome, twin) = (outcome, other.outcomes[counterpart])
      if variant.comparesAnswersAlone { (outcome.events, twin.events) = ([], []) }
      if twin.isUnsupported || outcome.isUnsupported { continue }
      isTested = isTested || twin.tells || outcome.tells
      if twin.isSame(as: outcome, within: variant.tolerance) { continue }
      permitted =
        permitted ?? PermittedDifference(script, trace, variant.script, other, by: self)
      if permitted?.covers(index, counterpart) == true { continue }
      violations.append(
        LawViolation(
          step: index, expected: "\(twin.text), as in the other script", actual: outcome.text,
          rules: rules))
    }
    let description = law.description
    if !violations.isEmpty {
      judgement.tally.count(rules, as: .failed)
    } else if isTested {
      judgement.tally.count(rules, as: .passed)
    }
    judgement.problems = violations.map { Problem($0, of: description, parameter: parameter) }
    return judgement
  }
}

extension ScriptVariant {
  /// Tells whether commands were answered as unsupported in one of the scripts only where they were in
  /// the other, too, and raised an exception in both or in none, unless just that is compared.
  fileprivate func hasSameRefusals(_ trace: Trace, _ other: Trace, of script: Script) -> Bool {
    let refused = trace.refusedCommands(of: script)
    let others = other.refusedCommands(of: self.script)
    guard Set(refused.map { counterparts[$0] }) == Set(others.map(Optional.some)) else {
      return false
    }
    return zip(trace.outcomes.indices, counterparts).allSatisfy { place, counterpart in
      guard let counterpart, counterpart < other.outcomes.count, !isCompared[place],
        !script.steps[place].isQuery
      else { return true }
      return trace.outcomes[place].isException == other.outcomes[counterpart].isException
    }
  }
}

extension ScriptVariant {
  /// Tells whether the law makes of a script without the commands that were refused what it made of the whole script:
  /// what it rests on may be one of them.
  fileprivate func isVariant(
    of script: Script, by law: any PairedLaw, _ parameter: Int, withoutRefused trace: Trace,
    _ other: Trace
  ) -> Bool {
    let refused = trace.refusedCommands(of: script)
    if refused.isEmpty { return true }
    let rest = law.variant(of: script.leavingOut(refused), parameter: parameter)
    return rest?.script == self.script.leavingOut(other.refusedCommands(of: self.script))
  }
}

extension Script {
  /// The script without some steps, and those that need what these make.
  fileprivate func leavingOut(_ indices: [Int]) -> Script {
    let omitted = dependents(on: indices)
    return Script(steps.enumerated().filter { !omitted.contains($0.offset) }.map(\.element))
  }
}

extension Trace {
  /// The indices of the commands of its script that were answered as unsupported.
  fileprivate func refusedCommands(of script: Script) -> [Int] {
    zip(script.steps, outcomes).enumerated().compactMap { place, pair in
      pair.1.isUnsupported && !pair.0.isQuery ? place : nil
    }
  }
}

extension Outcome {
  /// Tells whether the step was answered as unsupported.
  package var isUnsupported: Bool {
    if case .unsupported = answer { return true }
    return false
  }

  /// Tells whether the step raised an exception.
  fileprivate var isException: Bool {
    if case .raised = answer { return true }
    return false
  }

  /// What was called back; when and how often layers are copied for presentation is the engine's affair
  /// (COPY-09).
  private var eventsThatCount: [Event] {
    events.filter { event in
      if case .called(_, .initWithLayer, layer: _) = event { false } else { true }
    }
  }

  /// Tells whether the outcome says anything beyond that a command was carried out.
  fileprivate var tells: Bool { answer != .done || !events.isEmpty }

  /// Tells whether two outcomes are the same; numbers that are none are the same as each other.
  func isSame(as other: Outcome, within relative: Double = 0) -> Bool {
    guard events == other.events || eventsThatCount == other.eventsThatCount else { return false }
    if case .value(let ours) = answer, case .value(let theirs) = other.answer {
      let largest = (ours.components ?? []).filter(\.isFinite).map(abs).max() ?? 0
      return ours.isEqual(to: theirs, within: Tolerance(absolute: relative * max(1, largest)))
    }
    return answer == other.answer
  }
}

extension Expected {
  /// Tells whether an answer is the one that the reference itself would give to a query.
  fileprivate func isAnswered(by answer: Answer) -> Bool {
    guard case .value(let pattern) = pattern, case .value(let value) = answer else { return false }
    return pattern.openItem == nil && pattern.accepts(value)
  }
}

extension Script {
  /// Some steps, and all that name objects which only these create.
  package func dependents(on indices: [Int]) -> Set<Int> {
    if indices.isEmpty { return [] }
    var omitted = Set(indices)
    var missing: Set<ObjectName> = []
    for (index, step) in steps.enumerated()
    where omitted.contains(index) || step.mentions(missing.contains) {
      omitted.insert(index)
      missing.formUnion(step.created)
    }
    return omitted
  }
}
