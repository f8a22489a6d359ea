/// What an engine answered to one step.
public enum Answer: Hashable, Sendable {
  /// The command was carried out.
  case done
  /// The query's value.
  case value(Value)
  /// The call raised an exception of a name that rules speak of; what the exception says besides is kept.
  case raised(EngineText, reason: Remark = nil)
  /// The engine does not support the step, or not in this situation: nothing happened. The text says why.
  case unsupported(EngineText, isSituation: Bool = false)
  /// The driver had trouble of its own. The text says which.
  case failed(EngineText)
}

extension Answer {
  /// Tells whether it is the situation that is not supported, and not the step.
  public var isSituation: Bool {
    if case .unsupported(_, isSituation: true) = self { return true }
    return false
  }
}

/// The answer to one step, and what the engine called back meanwhile, in order.
public struct Outcome: Hashable, Sendable {
  /// What the engine answered.
  public var answer: Answer
  /// What the step caused, in the order in which it happened.
  public var events: [Event]

  /// Creates an outcome.
  public init(_ answer: Answer, events: [Event] = []) {
    self.answer = answer
    self.events = events
  }
}

/// What an engine answered to a script: one outcome for each step.
public struct Trace: Hashable, Sendable {
  /// The outcomes in the order of the steps.
  public var outcomes: [Outcome]

  /// Creates a trace.
  public init(_ outcomes: [Outcome]) {
    self.outcomes = outcomes
  }
}
