/// One word, number, string or mark of a script, with its place.
struct Token: Hashable {
  enum Content: Hashable {
    case word(String)
    case number(Double)
    case string(String)
    case mark(Character)
    case endOfStep
    case endOfScript
  }

  let content: Content
  let line: Int
  let column: Int

  /// The token as a person would quote it.
  var text: String {
    switch content {
    case .word(let word): "'\(word)'"
    case .number(let number): "'\(number.scriptText)'"
    case .string(let string): string.quoted
    case .mark(let mark): "'\(String(mark).visible)'"
    case .endOfStep: "the end of the step"
    case .endOfScript: "the end of the script"
    }
  }
}

/// Cuts a script into tokens; a `#` starts a comment that ends with the line.
struct Tokenizer {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var line: Int
  private var column = 1

  init(_ text: String, firstLine: Int) {
    line = firstLine
    scalars = Array(text.unicodeScalars)
  }

  static func tokens(of text: String, firstLine: Int = 1) throws(ScriptError) -> [Token] {
    var tokenizer = Tokenizer(text, firstLine: firstLine)
    var tokens: [Token] = []
    repeat { tokens.append(try tokenizer.next()) } while tokens.last?.content != .endOfScript
    return tokens
  }

  private mutating func next() throws(ScriptError) -> Token {
    skipBlanks()
    let (line, column) = (line, column)
    return Token(content: try content(), line: line, column: column)
  }

  private mutating func content() throws(ScriptError) -> Token.Content {
    guard let first = peek else { return .endOfScript }
    if first == "\n" || first == "\r" || first == ";" {
      advance()
      return .endOfStep
    }
    if first == "\"" { return .string(try string()) }
    if first.isWordStart { return .word(take { $0.isWordPart }) }
    let second = place + 1 < scalars.count ? scalars[place + 1] : " "
    let isSigned = first == "-" && (second.isDigit || second == "." || second == "i")
    if first.isDigit || isSigned || (first == "." && second.isDigit) { return try number() }
    advance()
    return .mark(Character(first))
  }

  private var peek: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func advance() {
    if scalars[place] == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
    place += 1
  }

  private mutating func skipBlanks() {
    while let scalar = peek {
      if scalar == "#" {
        while let rest = peek, rest != "\n" {
          _ = rest
          advance()
        }
      } else if scalar == " " || scalar == "\t" {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func take(while fits: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek, fits(scalar) {
      text.append(scalar)
      advance()
    }
    return String(text)
  }

  private mutating func number() throws(ScriptError) -> Token.Content {
    let (line, column) = (line, column)
    var text = peek == "-" ? "-" : ""
    if !text.isEmpty { advance() }
    var previous: Unicode.Scalar = " "
    text += take { scalar in
      defer { previous = scalar }
      let isSign = (scalar == "-" || scalar == "+") && (previous == "e" || previous == "E")
      return scalar.isWordPart || scalar == "." || isSign
    }
    if text == "-inf" { return .number(-.infinity) }
    guard let number = Double(text) else {
      throw ScriptError(
        line: line, column: column, message: "'\(text)' is not a number",
        remedy: "put it in double quotes if it is meant as a text")
    }
    // A literal beyond the range of doubles parses as infinity, which nobody wrote.
    if number.isInfinite {
      throw ScriptError(
        line: line, column: column, message: "'\(text)' is too large for a number",
        remedy: "write a number below 1.8e308, or 'inf' if infinity is meant")
    }
    return .number(number)
  }

  private mutating func string() throws(ScriptError) -> String {
    let (line, column) = (line, column)
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = peek, scalar != "\n" {
      advance()
      if scalar == "\"" { return String(text) }
      guard scalar == "\\", let escaped = peek else {
        text.append(scalar)
        continue
      }
      advance()
      text.append(try character(escapedBy: escaped))
    }
    throw ScriptError(
      line: line, column: column, message: "the text that begins here has no end",
      remedy: "close it with a double quote on the same line")
  }

  /// The character that a backslash and a letter stand for; any other stands for itself.
  private mutating func character(
    escapedBy letter: Unicode.Scalar
  ) throws(ScriptError) -> Unicode.Scalar {
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u" where peek == "{": return try numberedCharacter()
    default: return letter
    }
  }

  /// The character of a hexadecimal number between braces.
  private mutating func numberedCharacter() throws(ScriptError) -> Unicode.Scalar {
    let (line, column) = (line, column)
    advance()
    let digits = take { $0.properties.isASCIIHexDigit }
    guard peek == "}", let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
      throw ScriptError(
        line: line, column: column, message: "the braces hold no number of a character",
        remedy: "write its hexadecimal number, such as '\\u{1B}'")
    }
    advance()
    return scalar
  }
}
