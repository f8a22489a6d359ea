extension AnswerPattern: CustomStringConvertible {
  /// What is allowed, as a person would write it.
  public var description: String {
    switch self {
    case .done: "done"
    case .value(let pattern): pattern.description
    case .raises(.now): "an exception"
    case .raises(.byNextCommit): "an exception, here or by the next commit"
    case .doneOrRaises: "done or an exception"
    case .undecided: "anything"
    }
  }
}

extension ValuePattern: CustomStringConvertible {
  /// What is allowed, as a person would write it.
  public var description: String {
    switch self {
    case .exactly(let value): value.description
    case .near(let value, let tolerance): Self.text(value, tolerance)
    case .oneOf(let patterns): patterns.map(\.description).joined(separator: " or ")
    case .unordered(let values): Value.list(values).description + " in any order"
    case .orderedUpToTies(let groups): Value.list(groups.flatMap { $0 }).description
    case .contains(let values, let count):
      "at least \(count) elements" + (values.isEmpty ? "" : ", among them \(Value.list(values))")
    case .ignoring(_, let pattern): pattern.description
    case .counted(let count): "\(count) elements"
    case .atMost(let count): "at most \(count) elements"
    case .finite: "finite numbers"
    case .something: "an object"
    case .noEmptyList(_, let pattern):
      pattern.description == "\(Value.list([]))" ? "\(Value.nil)" : pattern.description
    case .nothingOrFields(let fields): "nil or an object with \(Value.dictionary(fields))"
    case .noneOf(let values):
      "anything but " + values.map(\.description).joined(separator: " and ")
    case .unspecified: "anything"
    }
  }

  private static func text(_ value: Value, _ tolerance: Tolerance) -> String {
    tolerance.absolute == 0
      ? "\(value)" : "\(value) within \(tolerance.absolute.roundedText)"
  }
}

extension ExpectedEvent: CustomStringConvertible {
  /// The event, and behind which others it has to come, as a person would write it.
  public var description: String {
    guard case .onceAfter(let earlier) = presence, !earlier.isEmpty else {
      return shape.description
    }
    return "\(shape), behind " + earlier.map(\.description).joined(separator: " and ")
  }
}

extension EventShape: CustomStringConvertible {
  /// The events that the shape speaks of, as a person would write it.
  public var description: String {
    switch self {
    case .event(let event), .repeated(let event), .withAnyDetails(let event): event.description
    case .otherQuestions(let keys):
      "questions about other keys than " + keys.joined(separator: ", ")
    case .searches(_, let keys): "questions about " + (keys?.joined(separator: ", ") ?? "any key")
    case .kinds(let kinds): kinds.map(\.rawValue).joined(separator: ", ")
    }
  }
}

extension Double {
  /// The number rounded to one digit: what a tolerance has beyond that is of no interest.
  fileprivate var roundedText: String {
    guard isFinite, self > 0 else { return scriptText }
    var exponent = 0
    var digit = self
    while digit < 1 { (digit, exponent) = (digit * 10, exponent - 1) }
    while digit >= 10 { (digit, exponent) = (digit / 10, exponent + 1) }
    return (Double("\(Int(digit.rounded()))e\(exponent)") ?? self).scriptText
  }
}
