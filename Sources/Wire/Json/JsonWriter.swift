import LayerScript

extension Json: CustomStringConvertible {
  /// The document in one line, without blanks.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  /// The document in one line of UTF-8, without blanks.
  public var bytes: [UInt8] {
    var output: [UInt8] = []
    write(to: &output)
    return output
  }

  /// Appends the document in one line of UTF-8.
  public func write(to output: inout [UInt8]) {
    switch self {
    case .null: output += Array("null".utf8)
    case .boolean(let truth): output += Array((truth ? "true" : "false").utf8)
    case .number(let number): output += Array(Self.text(of: number).utf8)
    case .string(let text): Self.write(text, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (place, element) in elements.enumerated() {
        if place > 0 { output.append(UInt8(ascii: ",")) }
        element.write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (place, member) in members.enumerated() {
        if place > 0 { output.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  /// The shortest text that parses back to a finite number.
  static func text(of number: Double) -> String {
    precondition(number.isFinite, "JSON has no spelling for \(number)")
    if number == 0 { return number.sign == .minus ? "-0" : "0" }
    let isWhole = number.magnitude < 1e15 && number == number.rounded(.towardZero)
    return isWhole ? String(Int64(number)) : number.description
  }

  private static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 < 0x7F }) {
      write(text.utf8, to: &output)
    } else {
      for scalar in text.unicodeScalars {
        if scalar.value >= 0x7F, scalar.isHidden {
          for unit in String(scalar).utf16 { write(escaped: unit, to: &output) }
        } else {
          write(String(scalar).utf8, to: &output)
        }
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Writes a character as the number of its code, so that lines of JSON are lines to any reader and
  /// can be looked at.
  private static func write(escaped unit: UInt16, to output: inout [UInt8]) {
    output += Array("\\u".utf8)
    for shift in [12, 8, 4, 0] { output.append(hexDigit(UInt8(unit >> shift & 15))) }
  }

  private static func write(_ bytes: some Sequence<UInt8>, to output: inout [UInt8]) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): output += Array("\\n".utf8)
      case UInt8(ascii: "\t"): output += Array("\\t".utf8)
      case UInt8(ascii: "\r"): output += Array("\\r".utf8)
      case 0..<32: output += Array("\\u00".utf8) + [hexDigit(byte >> 4), hexDigit(byte & 15)]
      default: output.append(byte)
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
