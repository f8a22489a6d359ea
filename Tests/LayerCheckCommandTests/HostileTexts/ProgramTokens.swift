/// A program cut into words and marks, without its comments, with all literals alike.
enum ProgramTokens {
  /// The tokens of a program in Swift or Objective-C.
  static func tokens(of program: String, inC isC: Bool) -> [String] {
    var text = program.withLoneScalars
    text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    if isC { text = spliced(text) }
    var reader = Reader(rest: Array(text.unicodeScalars)[...], isC: isC)
    reader.readAll()
    return reader.tokens
  }

  /// Does what compilers of C do before anything else: trigraphs, and lines that go on.
  private static func spliced(_ text: String) -> String {
    let trigraphs = [
      "=": "#", "/": "\\", "'": "^", "(": "[", ")": "]", "!": "|", "<": "{", ">": "}", "-": "~",
    ]
    var text = text
    for (mark, meaning) in trigraphs { text = text.replacing("??" + mark, with: meaning) }
    while let place = text.firstRange(of: #/\\[ \t\u{0B}\u{0C}]*\n/#) {
      text.removeSubrange(place)
    }
    return text
  }

  private struct Reader {
    var rest: ArraySlice<Unicode.Scalar>
    let isC: Bool
    var tokens: [String] = []

    mutating func readAll() {
      while !rest.isEmpty { readToken() }
    }

    private func begins(_ mark: String) -> Bool { rest.starts(with: mark.unicodeScalars) }

    private mutating func readToken() {
      guard let first = rest.first else { return }
      if begins("//") {
        rest = rest.drop { $0 != "\n" }
      } else if begins("/*") {
        skipComment()
      } else if first == "\"" {
        readLiteral()
      } else if first.properties.isWhitespace {
        rest = rest.dropFirst()
      } else if first.isPartOfWord {
        let word = rest.prefix { $0.isPartOfWord }
        tokens.append(String(String.UnicodeScalarView(word)))
        rest = rest.dropFirst(word.count)
      } else {
        tokens.append(String(first))
        rest = rest.dropFirst()
      }
    }

    private mutating func skipComment() {
      var depth = 0
      repeat {
        if begins("*/") {
          (depth, rest) = (depth - 1, rest.dropFirst(2))
        } else if begins("/*"), depth == 0 || !isC {
          (depth, rest) = (depth + 1, rest.dropFirst(2))
        } else {
          rest = rest.dropFirst()
        }
      } while depth > 0 && !rest.isEmpty
    }

    private mutating func readLiteral() {
      let isLong = !isC && begins("\"\"\"")
      rest = rest.dropFirst(isLong ? 3 : 1)
      tokens.append("a literal")
      while let scalar = rest.first {
        if isLong ? begins("\"\"\"") : scalar == "\"" {
          rest = rest.dropFirst(isLong ? 3 : 1)
          return
        }
        if scalar == "\n", !isLong { break }
        if !isC, begins("\\(") {
          readInterpolation()
        } else {
          rest = rest.dropFirst(scalar == "\\" ? 2 : 1)
        }
      }
      tokens.append("a literal without end")
    }

    private mutating func readInterpolation() {
      rest = rest.dropFirst(2)
      var depth = 1
      while depth > 0, !rest.isEmpty {
        readToken()
        if tokens.last == "(" { depth += 1 }
        if tokens.last == ")" { depth -= 1 }
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool { properties.isAlphabetic || self == "_" || isNumber }

  private var isNumber: Bool { properties.numericType != nil }
}
