/// A key path of key-value coding, such as `bounds.size.width`.
public struct PropertyPath: Hashable, Sendable {
  /// The path as written, with dots between the keys.
  public let text: String
  /// The declared property that the first key names, if it names one.
  public let property: Property?
  private let hasDots: Bool

  /// Creates a key path; it is not empty.
  public init(_ text: String) {
    self.text = text
    let dot = text.utf8.firstIndex(of: UInt8(ascii: "."))
    hasDots = dot != nil
    guard let dot else {
      property = Property(rawValue: text)
      return
    }
    // Beyond ASCII a dot may be a part of the letter beside it.
    guard text.utf8.allSatisfy({ $0 < 128 }) else {
      property = Self.keys(of: text).first.flatMap { Property(rawValue: String($0)) }
      return
    }
    property = Property(rawValue: String(text[..<dot]))
  }

  /// The key path of a whole property.
  public init(_ property: Property) {
    text = property.rawValue
    self.property = property
    hasDots = false
  }

  /// The keys in order.
  public var keys: [Substring] { Self.keys(of: text) }

  /// The keys behind the first one.
  public var rest: [Substring] { hasDots ? Array(keys.dropFirst()) : [] }

  private static func keys(of text: String) -> [Substring] {
    text.split(separator: ".", omittingEmptySubsequences: false)
  }
}
