/// A pattern in which `*` stands for any text and `?` for any one character.
public struct Glob: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String

  /// Creates a pattern; without `*` and `?` it matches itself alone.
  public init(_ text: String) {
    self.text = text
  }

  /// Tells whether a whole text fits the pattern.
  public func matches(_ other: some StringProtocol) -> Bool {
    Self.matches(Array(text)[...], Array(other)[...])
  }

  private static func matches(
    _ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" {
      return matches(rest, text) || !text.isEmpty && matches(pattern, text.dropFirst())
    }
    guard let next = text.first, first == "?" || first == next else { return false }
    return matches(rest, text.dropFirst())
  }
}
