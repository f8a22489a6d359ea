public import LayerScript
public import Rules

/// One thing that is wrong with what an engine did with one script, before anything is blamed for it.
public struct Problem: Hashable, Sendable {
  /// What kind of thing is wrong.
  public var kind: FindingKind
  /// The index of the step that shows it.
  public var step: Int
  /// How it departs from what was expected.
  public var deviation: Deviation
  /// The form of the callback that is wrong, where one is.
  public var event: StepForm?
  /// The rules that may be broken, decisive ones first.
  public var suspects: [RuleID]
  /// The law that is broken, if it is one.
  public var law: String?
  /// The parameter of a law about two scripts.
  public var parameter: Int?
  /// What was expected, as a person would write it.
  public var expected: EngineText
  /// What came instead, as a person would write it.
  public var actual: EngineText

  /// Creates a problem.
  public init(
    kind: FindingKind, step: Int, deviation: Deviation? = nil, suspects: [RuleID] = [],
    law: String? = nil, parameter: Int? = nil, expected: EngineText, actual: EngineText
  ) {
    self.kind = kind
    self.step = step
    self.deviation = deviation ?? Deviation(kind)
    self.suspects = suspects
    self.law = law
    self.parameter = parameter
    self.expected = expected
    self.actual = actual
  }

  /// The problem that a differing answer is.
  public init(_ difference: Difference) {
    self.init(
      kind: difference.aspect == .failure ? .driverTrouble : .wrongAnswer, step: difference.step,
      deviation: difference.deviation, suspects: difference.suspects,
      expected: difference.expected, actual: difference.actual)
    event = difference.event
  }

  /// The problem that a broken law is.
  public init(_ violation: LawViolation, of law: LawDescription, parameter: Int? = nil) {
    self.init(
      kind: law.kind, step: violation.step, suspects: violation.rules ?? law.rules, law: law.name,
      parameter: parameter, expected: violation.expected, actual: violation.actual)
  }
}

extension Problem {
  /// Tells whether it would count: some rule that may be broken is asserted, and not only reported.
  package var counts: Bool {
    suspects.isEmpty || suspects.contains { Catalogue.rule($0)?.standing == .asserted }
  }
}

extension Step {
  /// The kind of observation that the step makes, without names and values.
  public var observation: String {
    switch query {
    case .get(.presentation, let property): "get presentation \(property.rawValue)"
    case .get(.attached, let property): "get animation \(property.rawValue)"
    case .get(_, let property): "get \(property.rawValue)"
    default: kind.rawValue
    }
  }
}
