public import LayerScript

/// What a driver said of refusals, and how often; of many different texts, the first by their order.
///
/// Which ones these are does not depend on what was counted first.
public struct RefusalReasons: Hashable, Sendable {
  /// How many different texts are kept.
  public static let limit = 3

  /// How often each text was said.
  public private(set) var counts: [EngineText: Int] = [:]

  /// Creates a collection of nothing.
  public init() {}

  /// Counts a text.
  public mutating func add(_ text: EngineText, times: Int = 1) {
    counts[text.shortened, default: 0] += times
    cut()
  }

  mutating func add(_ other: RefusalReasons) {
    counts.merge(other.counts, uniquingKeysWith: +)
    cut()
  }

  /// The texts in their order.
  public var texts: [EngineText] { counts.keys.sorted { $0.isOrdered(before: $1) } }

  private mutating func cut() {
    for text in texts.dropFirst(Self.limit) { counts[text] = nil }
  }
}
