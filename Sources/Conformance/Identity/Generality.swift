/// How far a mistake goes beyond the property that shows it.
public struct Generality: Hashable, Sendable {
  /// Of how many properties of the same sort of value it is made, the one that showed it included.
  public var wrong: Int
  /// How many were tried, likewise.
  public var tried: Int

  /// Creates a count.
  public init(wrong: Int, tried: Int) {
    self.wrong = wrong
    self.tried = tried
  }

  /// Whether the mistake is taken to be one of all such properties.
  public var isGeneral: Bool { tried >= 3 && 3 * wrong >= 2 * tried }
}
