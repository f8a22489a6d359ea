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
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): output += Array("\\n".utf8)
      case UInt8(ascii: "\t"): output += Array("\\t".utf8)
      case UInt8(ascii: "\r"): output += Array("\\r".utf8)
      case 0..<32: output += Array("\\u00".utf8) + [hexDigit(byte >> 4), hexDigit(byte & 15)]
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
