public import LayerScript
public import Rules

/// One answer that is not what the rules allow.
public struct Difference: Hashable, Sendable {
  /// What about a step differs.
  public enum Aspect: Hashable, Sendable {
    /// What was answered.
    case answer
    /// A callback that should have come and did not, or came with other details.
    case missingEvent
    /// A callback that should not have come.
    case unexpectedEvent
    /// The driver had trouble of its own.
    case failure
  }

  /// The index of the step.
  public var step: Int
  /// How it differs.
  public var deviation: Deviation
  /// The form of the callback, where one differs.
  public var event: StepForm?
  /// What about it differs.
  public var aspect: Aspect
  /// What was expected, as a person would write it.
  public var expected: EngineText
  /// What came instead, as a person would write it.
  public var actual: EngineText
  /// The rules that the expectation rests on, in the order of the catalogue.
  public var rules: [RuleID]
  /// Rules that said that earlier steps left this alone, unless the value was found wrong before.
  public var undisturbed: [RuleID]
}

extension Difference {
  /// Every rule that may be the one that is broken, decisive ones first.
  public var suspects: [RuleID] { rules + undisturbed.filter { !rules.contains($0) } }
}
