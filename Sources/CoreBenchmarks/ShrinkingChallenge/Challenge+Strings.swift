import Choices

extension Challenge {
  /// Failures over texts: small letters come first, then capitals, digits, the rest of ASCII, and all else.
  static let strings: [Challenge] = [
    Challenge("palindrome", Generator.string(), smallest: "ab") { text in
      .init(text.unicodeScalars.elementsEqual(text.unicodeScalars.reversed()))
    },
    // A small letter and then its capital, which lies 26 places behind it.
    Challenge("letter_and_its_capital", Generator.string(of: .printable), smallest: "aA") { text in
      .init(!zip(text, text.dropFirst()).contains { $0.isLowercase && $1 == capital(of: $0) })
    },
    // A capital and a digit, in either order: capitals come before digits.
    Challenge("capital_and_digit", Generator.string(of: .printable), smallest: "A0") { text in
      .init(!text.contains(where: \.isUppercase) || !text.contains(where: \.isNumber))
    },
  ]

  private static func capital(of letter: Character) -> Character? {
    letter.uppercased().first
  }
}
