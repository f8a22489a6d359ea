/// The complaint that some bytes are not a JSON document.
public struct JsonError: Error, Hashable, Sendable {
  /// The offset of the offending byte, from 0.
  public let offset: Int
  /// What is wrong there.
  public let message: String
}

extension JsonError: CustomStringConvertible {
  /// The place and the complaint in one line.
  public var description: String { "byte \(offset): \(message)" }
}

extension Json {
  /// Parses one document; nothing but blanks may follow it.
  ///
  /// Stricter than the standard asks for: a key may not stand twice in an object, nesting, the size of the
  /// text and the count of values in it are limited, and a number that no double can hold is refused.
  /// The time that it takes grows with the size of the text and no faster.
  ///
  /// - Throws: `JsonError` with the offset of the first offending byte.
  public init(parsing bytes: some Collection<UInt8>) throws(JsonError) {
    var parser = JsonParser(Array(bytes))
    self = try parser.document()
  }

  /// Parses one document out of a text.
  ///
  /// - Throws: `JsonError` with the offset of the first offending byte of its UTF-8 form.
  public init(parsing text: String) throws(JsonError) {
    try self.init(parsing: text.utf8)
  }
}

/// Reads JSON from bytes.
struct JsonParser {
  /// How deep lists and objects may be nested.
  static let depthLimit = 128
  /// How many values there may be in a document, at any depth; a list counts itself and its elements.
  static let valueLimit = 1_000_000
  /// How many bytes a document may have.
  static let sizeLimit = 64 << 20
  /// How many keys of an object are compared one by one.
  private static let fewKeys = 16

  let bytes: [UInt8]
  var place = 0
  private var depth = 0
  private var values = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JsonError) -> Json {
    if bytes.count > Self.sizeLimit {
      throw error("the document is longer than \(Self.sizeLimit) bytes")
    }
    let value = try value()
    skipBlanks()
    if place < bytes.count { throw error("there is something behind the document") }
    return value
  }

  private mutating func value() throws(JsonError) -> Json {
    skipBlanks()
    guard let byte = peek else { throw error("the document ends too early") }
    values += 1
    if values > Self.valueLimit { throw error("there are more than \(Self.valueLimit) values") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { parser throws(JsonError) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(JsonError) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .boolean(true))
    case UInt8(ascii: "f"): return try literal("false", .boolean(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func nested(
    _ read: (inout JsonParser) throws(JsonError) -> Json
  ) throws(JsonError) -> Json {
    if depth >= Self.depthLimit { throw error("nesting is deeper than \(Self.depthLimit)") }
    depth += 1
    place += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func array() throws(JsonError) -> Json {
    var elements: [Json] = []
    skipBlanks()
    if take(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      elements.append(try value())
      skipBlanks()
    } while take(UInt8(ascii: ","))
    if take(UInt8(ascii: "]")) { return .array(elements) }
    throw error("expected ',' or ']'")
  }

  private mutating func object() throws(JsonError) -> Json {
    var members: [Json.Member] = []
    var keys = Set<[UInt8]>()
    skipBlanks()
    if take(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      skipBlanks()
      let start = place
      guard peek == UInt8(ascii: "\"") else { throw error("expected a key in double quotes") }
      let key = try string()
      if isKnown(key, among: members, &keys) {
        place = start
        throw error("the key \"\(key)\" stands twice in one object")
      }
      skipBlanks()
      if !take(UInt8(ascii: ":")) { throw error("expected ':'") }
      members.append(Json.Member(key, try value()))
      skipBlanks()
    } while take(UInt8(ascii: ","))
    if take(UInt8(ascii: "}")) { return .object(members) }
    throw error("expected ',' or '}'")
  }

  /// Tells whether an object has a key already.
  ///
  /// Keys are the same if their bytes are, while texts are equal even if they only look alike. The set
  /// holds the keys so far as soon as there are too many to compare each.
  private func isKnown(
    _ key: String, among members: [Json.Member], _ keys: inout Set<[UInt8]>
  ) -> Bool {
    if members.count < Self.fewKeys {
      return members.contains { $0.key.utf8.elementsEqual(key.utf8) }
    }
    if keys.isEmpty { keys = Set(members.map { Array($0.key.utf8) }) }
    return !keys.insert(Array(key.utf8)).inserted
  }

  private mutating func literal(_ text: String, _ value: Json) throws(JsonError) -> Json {
    for byte in text.utf8 where !take(byte) { throw error("expected '\(text)'") }
    return value
  }
}

extension JsonParser {
  var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    place += 1
    return true
  }

  mutating func skipBlanks() {
    while let byte = peek,
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        || byte == UInt8(ascii: "\t")
    {
      place += 1
    }
  }

  func error(_ message: String) -> JsonError { JsonError(offset: place, message: message) }
}
