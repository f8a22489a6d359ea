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
  /// Stricter than the standard asks for: a key may not stand twice in an object, nesting ends at
  /// `JsonParser.depthLimit`, and a number that no double can hold is refused.
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

  let bytes: [UInt8]
  var place = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JsonError) -> Json {
    let value = try value()
    skipBlanks()
    if place < bytes.count { throw error("there is something behind the document") }
    return value
  }

  private mutating func value() throws(JsonError) -> Json {
    skipBlanks()
    guard let byte = peek else { throw error("the document ends too early") }
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
    skipBlanks()
    if take(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      skipBlanks()
      let start = place
      guard peek == UInt8(ascii: "\"") else { throw error("expected a key in double quotes") }
      let key = try string()
      // Keys are the same if their bytes are; texts are equal even if they only look alike.
      if members.contains(where: { $0.key.utf8.elementsEqual(key.utf8) }) {
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
