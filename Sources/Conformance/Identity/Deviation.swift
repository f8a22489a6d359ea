public import LayerScript

/// How an answer, an event or the end of an engine departs from what was expected.
///
/// Values play no part in it: that a wrong number is another one each time does not make it another
/// deviation.
public enum Deviation: String, CaseIterable, Hashable, Sendable {
  /// The value is what it was before the step that should have changed it.
  case unchanged
  /// No object where there should be something.
  case missing
  /// Something where there should be no object.
  case unexpected
  /// Another value than the right one.
  case otherValue = "other value"
  /// Numbers that are nearly the right ones, as after rounding.
  case imprecise
  /// A number that is none, or infinite.
  case notFinite = "not finite"
  /// An exception where there should be none.
  case raised
  /// An exception where there should be none, in whatever way the step is put.
  case notImplemented = "not implemented"
  /// No exception where there should be one.
  case notRaised = "not raised"
  /// A callback that did not come, or came with other details or too late.
  case missingEvent = "missing event"
  /// A callback that should not have come, or came too often.
  case unexpectedEvent = "unexpected event"
  /// Answered as unsupported, and changed something all the same.
  case unsupportedChanged = "changed something although unsupported"
  /// Two answers of the engine contradict each other.
  case contradiction
  /// The engine died.
  case crash
  /// The engine did not answer in time.
  case hang
  /// What came was no answer of the protocol.
  case protocolViolation = "protocol violation"
  /// The driver reported trouble of its own.
  case driverTrouble = "driver trouble"
  /// Another answer behind other scripts than in a fresh engine.
  case dependsOnEarlier = "depends on earlier scripts"
  /// Another answer in one run than in another.
  case varies

  /// How an answer that is not allowed departs from the one of the reference.
  public init(of actual: Answer, from expected: Answer) {
    switch (expected, actual) {
    case (_, .failed): self = .driverTrouble
    case (.raised, _): self = .notRaised
    case (_, .raised): self = .raised
    case (.value(let ours), .value(let theirs)): self.init(of: theirs, from: ours)
    case (_, .unsupported): self = .unsupportedChanged
    default: self = .otherValue
    }
  }

  private init(of actual: Value, from expected: Value) {
    if actual.isNothing, !expected.isNothing {
      self = .missing
    } else if expected.isNothing, !actual.isNothing {
      self = .unexpected
    } else if actual.components?.allSatisfy(\.isFinite) == false {
      self = .notFinite
    } else if Self.isNearly(actual, expected) {
      self = .imprecise
    } else {
      self = .otherValue
    }
  }

  /// How far a number may be from the right one to count as rounded, relative to the largest of a value.
  private static let nearness = 0.00001

  private static func isNearly(_ actual: Value, _ expected: Value) -> Bool {
    guard let theirs = expected.components, let ours = actual.components,
      let largest = theirs.map(abs).max(), largest > 0
    else { return false }
    // No rounding turns a number into its opposite, however small it is beside the others.
    if zip(ours, theirs).contains(where: { $0 == -$1 && $0 != $1 }) { return false }
    return actual.isEqual(to: expected, within: Tolerance(absolute: nearness * largest))
  }

  /// The deviation that a kind of finding is, where no answer is compared.
  public init(_ kind: FindingKind) {
    switch kind {
    case .wrongAnswer: self = .otherValue
    case .lawBroken, .observationDisturbs: self = .contradiction
    case .dependsOnEarlier: self = .dependsOnEarlier
    case .nondeterminism: self = .varies
    case .unsupportedChanged: self = .unsupportedChanged
    case .driverTrouble: self = .driverTrouble
    case .crash: self = .crash
    case .hang: self = .hang
    case .protocolViolation: self = .protocolViolation
    }
  }
}

extension Value {
  /// Tells whether the value is no object; an empty list counts as none, as many languages have it.
  fileprivate var isNothing: Bool {
    switch self {
    case .nil: true
    case .list(let elements): elements.isEmpty
    default: false
    }
  }
}
