public import LayerScript
import Rules

/// Something that an engine answered otherwise than a case says.
public struct CorpusFailure: Hashable, Sendable {
  /// The index of the step, from 0.
  public let step: Int
  /// What was expected, in words.
  public let expected: EngineText
  /// What was answered or called back, in words.
  public let actual: EngineText
}

extension CorpusCase {
  /// What is wrong with an engine's answers to the script; empty when nothing is.
  public func failures(in trace: Trace) -> [CorpusFailure] {
    guard trace.outcomes.count == script.steps.count else {
      return [
        CorpusFailure(
          step: 0, expected: "\(script.steps.count) outcomes",
          actual: "\(trace.outcomes.count) outcomes")
      ]
    }
    var failures: [CorpusFailure] = []
    for (step, outcome) in trace.outcomes.enumerated() {
      let expectation = expectations[step]
      if let answer = expectation?.answer {
        if !answer.accepts(outcome.answer, later: trace.outcomes[step...]) {
          failures.append(
            CorpusFailure(
              step: step, expected: EngineText(answer.words), actual: outcome.answer.text))
        }
      } else if case .raised = outcome.answer {
        // A step of which nothing is said is carried out, unless one before it may raise late.
        if !mayRaiseLate(before: step) {
          failures.append(
            CorpusFailure(step: step, expected: "no exception", actual: outcome.answer.text))
        }
      }
      if let wanted = expectation?.events {
        let events =
          wanted.isByNow ? trace.outcomes[...step].flatMap(\.events) : outcome.events
        if !wanted.accepts(events) {
          failures.append(
            CorpusFailure(
              step: step, expected: EngineText(wanted.words), actual: EngineText(Self.words(events))
            ))
        }
      }
    }
    return failures
  }

  /// Tells why the trace says nothing about the case: a step of it was not supported.
  public func unsupported(in trace: Trace) -> EngineText? {
    for (outcome, step) in zip(trace.outcomes, script.steps) {
      if case .unsupported(let reason, isSituation: _) = outcome.answer {
        return "\(step): \(reason)"
      }
    }
    return nil
  }

  private func mayRaiseLate(before step: Int) -> Bool {
    expectations.contains { $0.key < step && $0.value.answer == .raised(byNextCommit: true) }
  }

  fileprivate static func words(_ events: [Event]) -> String {
    events.isEmpty ? "no callbacks" : events.map(\.description).joined(separator: "; ")
  }
}

extension CorpusAnswer {
  func accepts(_ answer: Answer, later: ArraySlice<Outcome>) -> Bool {
    switch (self, answer) {
    case (.value(let wanted, let tolerance), .value(let value)):
      return wanted.isEqual(to: value, within: tolerance)
    case (.unordered(let wanted), .value(let value)):
      return ValuePattern.unordered(wanted).accepts(value)
    case (.something(let other), .value(let value)):
      return value != .nil && other.map { !$0.isEqual(to: value, within: .exact) } ?? true
    case (.raised(let byNextCommit), _):
      let outcomes = byNextCommit ? later : later.prefix(1)
      return outcomes.contains { if case .raised = $0.answer { true } else { false } }
    default: return false
    }
  }

  /// What is accepted, as a person would write it.
  public var words: String {
    switch self {
    case .value(let value, let tolerance): ValuePattern.near(value, tolerance).description
    case .unordered(let values): ValuePattern.unordered(values).description
    case .something(nil): "an object"
    case .something(let value?): "an object other than \(value)"
    case .raised(byNextCommit: false): "an exception"
    case .raised(byNextCommit: true): "an exception, here or by the next commit"
    }
  }
}

extension CorpusEvents {
  func accepts(_ events: [Event]) -> Bool {
    var rest = events.filter { !ignored.contains($0.kind) }
    for wanted in list {
      let place = rest.firstIndex { event in
        wanted.isMet(by: isOfAnyLayer ? event.with(layer: wanted.layer) : event)
      }
      guard let place else { return false }
      if isOrdered, !allowsOthers, place > 0 { return false }
      rest.removeSubrange(isOrdered ? 0...place : place...place)
    }
    return allowsOthers || rest.isEmpty
  }

  private var allowsOthers: Bool { isPartial || isByNow }

  /// What is accepted, as a person would write it.
  public var words: String {
    CorpusCase.words(list) + (isOrdered || list.count < 2 ? "" : ", in any order")
      + (isOfAnyLayer ? ", of any layer" : "") + (isPartial ? ", among others" : "")
      + (isByNow ? ", here or earlier" : "")
      + (ignored.isEmpty ? "" : ", besides " + ignored.map(\.rawValue).joined(separator: ", "))
  }
}

extension Event {
  /// The layer that the event is about, where it names one.
  fileprivate var layer: ObjectName? {
    switch self {
    case .asked(_, _, let layer, _, _), .called(_, _, let layer): layer
    case .ran(_, _, let layer), .changed(let layer, _, _, _): layer
    case .started, .stopped, .completed: nil
    }
  }

  /// The event as if it were about another layer.
  fileprivate func with(layer: ObjectName?) -> Event {
    guard let layer else { return self }
    switch self {
    case .asked(let who, let callback, _, let key, let seen):
      return .asked(who, callback, layer: layer, key: key, seen: seen)
    case .called(let who, let callback, _): return .called(who, callback, layer: layer)
    case .ran(let action, let key, _): return .ran(action, key: key, layer: layer)
    case .changed(_, let key, let old, let new):
      return .changed(layer, key: key, old: old, new: new)
    case .started, .stopped, .completed: return self
    }
  }

  /// Tells whether an actual event is this one; what was seen counts only where the case says it.
  fileprivate func isMet(by actual: Event) -> Bool {
    switch (self, actual) {
    case (
      .asked(let who, let callback, let layer, let key, let seen),
      .asked(let actor, let called, let about, let asked, let read)
    ):
      let isSame = who == actor && callback == called && key == asked
      let isAbout = layer == nil || about == nil || layer == about
      return isSame && isAbout && (seen.map { $0.isNear(read) } ?? true)
    case (
      .changed(let layer, let key, let old, let new),
      .changed(let about, let changed, let before, let after)
    ):
      return layer == about && key == changed && old.isNear(before) && new.isNear(after)
    case (.completed(let block, nil), .completed(let called, _)): return block == called
    default: return self == actual
    }
  }
}

extension Value {
  fileprivate func isNear(_ other: Value?) -> Bool {
    let largest = components?.map(abs).max() ?? 0
    return other.map { isEqual(to: $0, within: .geometry(largest: largest)) } ?? false
  }
}
