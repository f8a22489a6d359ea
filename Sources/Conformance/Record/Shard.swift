/// One of the equal parts of a run that is divided among machines, such as 2 of 5.
public struct Shard: Hashable, Sendable {
  /// The most parts that a run has: as many as there are strata that cases belong to.
  public static let limit = 16

  /// Which part it is, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// Creates a shard; nil unless there are 1 to 16 parts and it is one of them.
  public init?(_ number: Int, of count: Int) {
    guard (1...Self.limit).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Parses a shard such as `2/5`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number, of: count)
    // A sign or a zero in front would be a second way to write the same.
    guard description == text else { return nil }
  }

  /// Tells whether it is the part that does what a run does once.
  public var isFirst: Bool { number == 1 }

  /// All the parts that there are.
  public var all: [Shard] { (1...count).compactMap { Shard($0, of: count) } }
}

extension Shard: CustomStringConvertible {
  /// The shard as it is written on a command line.
  public var description: String { "\(number)/\(count)" }
}

extension [Shard] {
  /// The parts that are not here, of as many as these say that there are.
  public var missing: [Shard] { (first?.all ?? []).filter { !contains($0) } }

  /// The parts in words, such as `1, 3 of 5`.
  public var words: String {
    let numbers = map { String($0.number) }.joined(separator: ", ")
    return "\(numbers) of \(first?.count ?? 0)"
  }
}
