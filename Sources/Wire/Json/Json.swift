/// A JSON document: what travels between the harness and a driver, and what records are made of.
///
/// Objects keep the order of their keys, so that equal values have equal texts.
public enum Json: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// A truth value.
  case boolean(Bool)
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([Json])
  /// Keys with values, each key once, in the order of the text.
  case object([Member])

  /// One key of an object with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// What stands under the key.
    public var value: Json

    /// Creates a member.
    public init(_ key: String, _ value: Json) {
      self.key = key
      self.value = value
    }
  }
}

extension Json {
  /// What stands under a key of an object; nil for other documents and missing keys.
  public subscript(key: String) -> Json? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text, if the document is one.
  public var asString: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The number, if the document is one.
  public var asNumber: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The number, if the document is a whole one.
  public var asInteger: Int? { asNumber.flatMap { Int(exactly: $0) } }

  /// The truth value, if the document is one.
  public var asBoolean: Bool? {
    if case .boolean(let truth) = self { return truth }
    return nil
  }

  /// The elements, if the document is a list.
  public var asArray: [Json]? {
    if case .array(let elements) = self { return elements }
    return nil
  }

  /// The members, if the document is an object.
  public var asObject: [Member]? {
    if case .object(let members) = self { return members }
    return nil
  }

  /// An object made of those members that have a value.
  public static func members(_ members: [(String, Json?)]) -> Json {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// A list of texts.
  public static func strings(_ texts: [String]) -> Json { .array(texts.map { .string($0) }) }

  /// A list of numbers.
  public static func numbers(_ numbers: [Double]) -> Json { .array(numbers.map { .number($0) }) }
}
