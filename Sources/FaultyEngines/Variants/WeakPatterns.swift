import LayerModel
import LayerScript
import Rules

/// Lists what may be listed in any order the other way round.
struct ReversedLists: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard case .value(let pattern) = expected.pattern, case .value(let value) = outcome.answer,
      let other = pattern.reversed(value), other != value
    else { return 0 }
    outcome.answer = .value(other)
    return 1
  }
}

extension ValuePattern {
  /// The same list with elements whose order is open the other way round; nil for another pattern.
  fileprivate func reversed(_ value: Value) -> Value? {
    guard case .list = value else { return nil }
    return switch self {
    case .unordered: .list(value.elements.reversed())
    case .ignoring(_, let pattern), .noEmptyList(_, let pattern): pattern.reversed(value)
    case .orderedUpToTies(let groups): .list(groups.flatMap { $0.reversed() })
    default: nil
    }
  }
}

/// Answers computed numbers as far from the reference's as their tolerance allows.
struct RoughNumbers: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    // What is stored reads back as it is.
    if case .get(.object, let property) = step.query, property != .frame { return 0 }
    guard case .value(.near(_, let tolerance)) = expected.pattern, !tolerance.single,
      case .value(let value) = outcome.answer, let numbers = value.components,
      let other = value.with(
        components: numbers.map { $0 + 0.4 * world.slack(of: step, tolerance) }),
      other != value
    else { return 0 }
    outcome.answer = .value(other)
    return 1
  }
}

extension World {
  /// By how much a number may be off: that of a frame no more than what it is computed from allows, which
  /// reads back as it is, whatever that was computed from.
  fileprivate func slack(of step: Step, _ tolerance: Tolerance) -> Double {
    guard case .get(.object(let name), .frame) = step.query, let layer = state.layer(name) else {
      return tolerance.absolute
    }
    let own = Tolerance.geometry(largest: state.geometry(of: layer).largestIntermediate)
    return min(tolerance.absolute, own.absolute)
  }
}

/// Answers something else where all that is asserted is that something is there, or what it is not.
struct OtherObjects: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    guard case .value(let pattern) = expected.pattern, case .value(let value) = outcome.answer
    else { return 0 }
    switch pattern {
    case .something, .noneOf:
      let other = Value.string("another object")
      guard other != value, pattern.accepts(other) else { return 0 }
      outcome.answer = .value(other)
      return 1
    default: return 0
    }
  }
}

/// Calls back in the opposite order what may come in any.
struct ReversedCallbacks: AnswerChoice {
  mutating func choose(
    _ outcome: inout Outcome, to step: Step, _ expected: Expected, in world: inout World
  ) -> Int {
    // What has to come behind something else keeps its place.
    let isTied = expected.events.contains { event in
      if case .onceAfter = event.presence { return true }
      return false
    }
    if isTied { return 0 }
    let loose = expected.events.filter { $0.presence == .onceAnywhere }.compactMap(\.answer)
    let places = outcome.events.indices.filter { loose.contains(outcome.events[$0]) }
    guard places.count > 1 else { return 0 }
    let events = places.map { outcome.events[$0] }
    for (place, event) in zip(places, events.reversed()) { outcome.events[place] = event }
    return events == events.reversed() ? 0 : 1
  }
}
