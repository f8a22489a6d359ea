/// A message on its way between harness and driver.
public struct Traffic: Hashable, Sendable {
  /// Whether the harness sent it.
  public let isFromHarness: Bool
  /// The message without the end of its line.
  public let line: [UInt8]
}
