extension JsonParser {
  /// Reads a number by the grammar of the standard: no leading zeros, no bare point.
  mutating func number() throws(JsonError) -> Double {
    let start = place
    let isNegative = take(UInt8(ascii: "-"))
    let first = place
    skipDigits()
    let count = place - first
    if count == 0 {
      place = start
      throw error("expected a value")
    }
    if count > 1, bytes[first] == UInt8(ascii: "0") {
      place = first
      throw error("a number begins with 0")
    }
    let isShort = count < 16 && peek != UInt8(ascii: ".") && !isExponentMark(peek)
    if isShort {
      let whole = bytes[first..<place].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      return isNegative ? -Double(whole) : Double(whole)
    }
    try skipFractionAndExponent()
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      place = start
      throw error("no double can hold \(text.prefix(24))")
    }
    return number
  }

  private mutating func skipFractionAndExponent() throws(JsonError) {
    if take(UInt8(ascii: ".")), skipDigits() == 0 { throw error("expected a digit") }
    guard isExponentMark(peek) else { return }
    place += 1
    if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
    if skipDigits() == 0 { throw error("expected a digit") }
  }

  private func isExponentMark(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
  }

  @discardableResult
  private mutating func skipDigits() -> Int {
    let start = place
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { place += 1 }
    return place - start
  }

  /// Reads a text with its escapes; the bytes must be UTF-8.
  mutating func string() throws(JsonError) -> String {
    let start = place
    place += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          place = start
          throw error("the text is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<32: throw error("a control character stands in a text")
      default:
        text.append(byte)
        place += 1
      }
    }
    place = start
    throw error("the text has no end")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JsonError) {
    place += 1
    guard let byte = peek else { throw error("the text has no end") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "u"): text += Array(String(try scalar()).utf8)
    default:
      place -= 1
      throw error("there is no such escape")
    }
  }

  /// Reads the digits behind `\u`, with a second escape when the first is half of a pair.
  private mutating func scalar() throws(JsonError) -> Character {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    guard (0xD800..<0xDC00).contains(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u"))
    else { throw error("half of a surrogate pair") }
    let second = try hexadecimal()
    let high = (UInt32(first) - 0xD800) << 10
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + high + UInt32(second) - 0xDC00)
    else { throw error("half of a surrogate pair") }
    return Character(scalar)
  }

  private mutating func hexadecimal() throws(JsonError) -> UInt16 {
    // The conversion alone would take a sign in front of the digits.
    guard place + 4 <= bytes.count,
      let value = UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16),
      bytes[place] != UInt8(ascii: "+"), bytes[place] != UInt8(ascii: "-")
    else { throw error("expected four hexadecimal digits") }
    place += 4
    return value
  }
}
