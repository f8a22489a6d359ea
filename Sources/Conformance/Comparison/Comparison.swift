public import LayerScript
public import Rules

/// What came of holding an engine's answers against what the rules allow.
public struct Comparison: Sendable {
  /// The answers that are not allowed, in the order of the steps.
  public private(set) var differences: [Difference] = []
  /// How often each rule was put to the test.
  public private(set) var tally = Tally()
  /// The command that came out otherwise, at which the comparison ended; nil where there was none.
  public private(set) var end: Int?

  /// Compares the answers to a script with the expected ones.
  ///
  /// A differing answer to a query does not end the comparison, one to a command does: from there on
  /// the engine is somewhere else.
  ///
  /// - Parameters:
  ///   - trace: The engine's answers; as many as there are steps.
  ///   - expected: One expectation for each step.
  ///   - reasons: Resolves the reasons of the expectations.
  ///   - script: The steps.
  ///   - omitted: Steps of which nothing is asserted, because they, or what they rest on, are not supported.
  ///   - leftOut: Those of them that are omitted for other reasons, so that they are not counted.
  public init(
    of trace: Trace, with expected: [Expected], reasons: ReasonTable, to script: Script,
    without omitted: Set<Int> = [], leavingOut leftOut: Set<Int> = []
  ) {
    // Expectations count the steps that were carried out; those that were not supported are none.
    var matched: [Bool] = []
    var earlier: [[Event]] = []
    for (index, expectation) in expected.enumerated() {
      guard index < trace.outcomes.count, index < script.steps.count else { return }
      let outcome = trace.outcomes[index]
      if omitted.contains(index) {
        if !leftOut.contains(index) { tally.countUnsupported(steps: 1) }
        continue
      }
      if case .undecided = expectation.pattern {
        tally.count(reasons.members(of: expectation.why), as: .unspecified)
        matched.append(false)
        earlier.append(outcome.events)
        continue
      }
      // What was wrong before was not disturbed since; of what nobody looked at nothing is known.
      let seenAt = expectation.undisturbed.seenAt
      let wasWrong = seenAt.map { $0 >= matched.count || !matched[$0] } ?? false
      let isRight = compareAnswer(
        expectation, outcome, at: index, reasons: reasons, later: trace.outcomes[index...],
        steps: script.steps[index...], script: script, wasWrong: wasWrong)
      matched.append(isRight)
      if !isRight, !script.steps[index].isQuery {
        end = index
        return
      }
      compareEvents(expectation, outcome, at: index, reasons: reasons, earlier: &earlier)
    }
  }

  private mutating func compareAnswer(
    _ expected: Expected, _ outcome: Outcome, at index: Int, reasons: ReasonTable,
    later: ArraySlice<Outcome>, steps: ArraySlice<Step>, script: Script, wasWrong: Bool
  ) -> Bool {
    if expected.isOpen {
      if case .failed(let trouble) = outcome.answer { fail(index, trouble) }
      tally.count(reasons.members(of: expected.why), as: .unspecified)
      return true
    }
    let match = expected.pattern.match(outcome.answer, later: later, steps: steps)
    // That a command is carried out at all says nothing of the rules about what it does.
    if case (.accepted, .done) = (match, expected.pattern) { return true }
    let rules = reasons.members(of: expected.why)
    let undisturbed = reasons.members(of: expected.undisturbed.why)
    switch match {
    case .accepted:
      // Where it may as well be refused, even that is not asserted.
      if case .doneOrRaises = expected.pattern {
        tally.count(rules, as: .unspecified)
        return true
      }
      tally.count(rules, as: .passed)
      tally.count(undisturbed, as: .passed)
      if case .value(let value) = outcome.answer {
        tally.countMembers(rules, of: script.steps[index], answering: value, in: script)
      }
      return true
    case .unknown:
      tally.count(rules, as: .unspecified)
      return true
    case .refused:
      let rules = expected.rules(of: outcome.answer, reasons)
      tally.count(rules, as: .failed)
      let suspects = wasWrong ? [] : Array(undisturbed)
      tally.count(suspects, as: .failed)
      differences.append(
        Difference(
          step: index, deviation: Deviation(of: outcome.answer, from: expected.answer),
          aspect: .answer, expected: "\(expected.pattern)", actual: outcome.answer.text,
          rules: rules, undisturbed: suspects))
      return false
    case .failed(let trouble):
      fail(index, trouble)
      return false
    }
  }

  private mutating func fail(_ index: Int, _ trouble: EngineText) {
    differences.append(
      Difference(
        step: index, deviation: .driverTrouble, aspect: .failure, expected: "an answer",
        actual: "trouble: \(trouble)", rules: [], undisturbed: []))
  }

  private mutating func compareEvents(
    _ expected: Expected, _ outcome: Outcome, at index: Int, reasons: ReasonTable,
    earlier: inout [[Event]]
  ) {
    let matching = EventMatching(expected.events, outcome.events, earlier: &earlier)
    for event in matching.found { tally.count(reasons.members(of: event.why), as: .passed) }
    for missing in matching.missing {
      let rules = reasons.rules(in: missing.expected.why)
      tally.count(rules, as: .failed)
      differences.append(
        Difference(
          step: index, deviation: .missingEvent, event: StepForm(missing.expected.shape),
          aspect: .missingEvent, expected: "\(missing.expected)",
          actual: missing.nearest.map { "\($0)" }
            ?? (missing.isEarly ? .earlyCallback : .noSuchCallback), rules: rules,
          undisturbed: []))
    }
    var unexpected = matching.unexpected
    for silence in expected.silences where !silence.why.isEmpty {
      let broken = unexpected.filter { silence.kinds.contains($0.kind) }
      unexpected.removeAll { silence.kinds.contains($0.kind) }
      compareSilence(silence.why, broken, of: outcome.events, at: index, reasons: reasons)
    }
    if expected.silence.isEmpty {
      if let rest = expected.rest { compareRest(rest, unexpected, of: outcome.events, at: index) }
      return
    }
    // What searches and sets rest on says nothing of what is told at the end of a turn.
    let delivered = unexpected.filter(\.isDelivered)
    if let rest = expected.rest, !delivered.isEmpty {
      unexpected.removeAll(where: \.isDelivered)
      compareRest(rest, delivered, of: outcome.events, at: index)
    }
    compareSilence(expected.silence, unexpected, of: outcome.events, at: index, reasons: reasons)
  }

  /// Judges what no rule speaks of at this step alone; that nothing came puts nothing to the test.
  private mutating func compareRest(
    _ rest: Rest, _ unexpected: [Event], of all: [Event], at index: Int
  ) {
    for event in unexpected {
      let rules = rest.rules(against: event)
      if rules.isEmpty { continue }
      tally.count(rules, as: .failed)
      report([event], of: all, at: index, rules: rules)
    }
  }

  private mutating func compareSilence(
    _ why: Why, _ unexpected: [Event], of all: [Event], at index: Int, reasons: ReasonTable
  ) {
    let rules = reasons.members(of: why)
    tally.count(rules, as: unexpected.isEmpty ? .passed : .failed)
    if !unexpected.isEmpty { report(unexpected, of: all, at: index, rules: Array(rules)) }
  }

  private mutating func report(
    _ unexpected: [Event], of all: [Event], at index: Int, rules: [RuleID]
  ) {
    let (counts, wrong) = (Self.counts(all), Self.counts(unexpected))
    for event in unexpected {
      // One that was right to come, and came too often, must not look as if it had been wrong to come.
      let count = counts[event] ?? 0
      let right = count - (wrong[event] ?? 0)
      let times = { (count: Int) in count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }
      differences.append(
        Difference(
          step: index, deviation: .unexpectedEvent, event: StepForm(event),
          aspect: .unexpectedEvent,
          expected: right > 0 ? "\(event), \(times(right))" : .noSuchCallback,
          actual: count > 1 ? "\(event), \(times(count))" : "\(event)", rules: rules,
          undisturbed: []))
    }
  }
}

extension Event {
  /// Tells whether somebody hears of an animation or a block, which comes at the end of a turn (M2).
  fileprivate var isDelivered: Bool {
    switch kind {
    case .started, .stopped, .completed: true
    case .asked, .ran, .called, .changed: false
    }
  }
}

extension Comparison {
  /// How often each event came.
  private static func counts(_ events: [Event]) -> [Event: Int] {
    events.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}

extension Expected {
  /// The rules that a wrong answer may break: where nothing is there, what it should be like is no matter.
  fileprivate func rules(of answer: Answer, _ reasons: ReasonTable) -> [RuleID] {
    if case .value(.noEmptyList(let rule, _)) = pattern, answer == .value(.list([])) {
      return [rule]
    }
    let isMissing = answer == .value(.nil) && !existence.isEmpty
    return reasons.rules(in: isMissing ? existence : why)
  }

  /// Tells whether nothing is asserted of the answer.
  var isOpen: Bool {
    switch pattern {
    case .undecided: true
    case .value(let value): value.openItem != nil
    case .done, .raises, .doneOrRaises: false
    }
  }
}

extension EngineText {
  /// What stands in the place of a callback that does not come, or is not to come.
  package static let noSuchCallback: EngineText = "no such callback"
  /// What stands in the place of a callback that comes at the wrong place of its step.
  package static let earlyCallback: EngineText = "it comes, but before others that it has to follow"
}
