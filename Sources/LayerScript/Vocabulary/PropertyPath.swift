/// A key path of key-value coding, such as `bounds.size.width`.
public struct PropertyPath: Hashable, Sendable {
  /// The path as written, with dots between the keys.
  public let text: String

  /// Creates a key path; it is not empty.
  public init(_ text: String) {
    self.text = text
  }

  /// The key path of a whole property.
  public init(_ property: Property) {
    text = property.rawValue
  }

  /// The keys in order.
  public var keys: [Substring] { text.split(separator: ".", omittingEmptySubsequences: false) }

  /// The declared property that the first key names, if it names one.
  public var property: Property? {
    guard let dot = text.utf8.firstIndex(of: Self.dot) else { return Property(rawValue: text) }
    // Beyond ASCII a dot may be a part of the letter beside it.
    guard text.utf8.allSatisfy({ $0 < 128 }) else {
      return keys.first.flatMap { Property(rawValue: String($0)) }
    }
    return Property(rawValue: String(text[..<dot]))
  }

  /// The keys behind the first one.
  public var rest: [Substring] {
    text.utf8.contains(Self.dot) ? Array(keys.dropFirst()) : []
  }

  private static let dot = UInt8(ascii: ".")
}
