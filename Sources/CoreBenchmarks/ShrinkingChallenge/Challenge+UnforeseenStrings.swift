import Choices

extension Challenge {
  /// Failures over texts that were written down before they were first tried.
  static let unforeseenStrings: [Challenge] = [
    // A space between letters, which are the first of the alphabet.
    Challenge("two_words", Generator.string(of: .printable), smallest: "a a") { text in
      .init(!triples(of: text).contains { $0.isLetter && $1 == " " && $2.isLetter })
    },
    // The first scalar that takes three bytes.
    Challenge("three_bytes", Generator.string(), smallest: "\u{800}") { text in
      .init(text.unicodeScalars.allSatisfy { $0.utf8.count < 3 })
    },
    // One letter on both sides of another.
    Challenge("there_and_back", Generator.string(of: .printable), smallest: "aba") { text in
      .init(!triples(of: text).contains { $0 == $2 && $0 != $1 })
    },
    // Two brackets of each kind; the one that opens comes first in the alphabet.
    Challenge("closed_too_early", Generator.string(of: Alphabet("ab()")), smallest: ")(()") {
      .init(!isClosedTooEarly($0))
    },
    // Three digits in a row.
    Challenge("large_number", Generator.string(of: Alphabet("ab0123456789")), smallest: "500") {
      text in
      .init(!text.split { !$0.isNumber }.contains { $0.count == 3 && $0 >= "500" })
    },
  ]

  private static func triples(of text: String) -> [(Character, Character, Character)] {
    zip(zip(text, text.dropFirst()), text.dropFirst(2)).map { ($0.0, $0.1, $1) }
  }

  private static func isClosedTooEarly(_ text: String) -> Bool {
    let (opened, closed) = (text.count { $0 == "(" }, text.count { $0 == ")" })
    return text.first == ")" && min(opened, closed) > 1
  }
}
