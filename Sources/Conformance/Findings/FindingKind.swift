/// What kind of thing is wrong.
public enum FindingKind: String, CaseIterable, Hashable, Sendable {
  /// An answer is not what a rule allows.
  case wrongAnswer = "wrong answer"
  /// Answers of the engine contradict each other.
  case lawBroken = "law broken"
  /// Observing changes what is observed later.
  case observationDisturbs = "observation changes behaviour"
  /// A script is answered differently behind other scripts than in a fresh engine.
  case dependsOnEarlier = "depends on earlier scripts"
  /// The same script gives different traces.
  case nondeterminism
  /// A step was answered as unsupported and changed something all the same.
  case unsupportedChanged = "changed something although unsupported"
  /// The driver reported trouble of its own.
  case driverTrouble = "driver trouble"
  /// The engine died.
  case crash
  /// The engine did not answer in time.
  case hang
  /// The driver did not keep to the protocol.
  case protocolViolation = "protocol violation"

  /// Tells whether the finding says that the engine is wrong, as against that no verdict was reached.
  public var isViolation: Bool { self != .nondeterminism && self != .driverTrouble }
}
