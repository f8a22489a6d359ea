/// What complaints of one kind have in common: their words without what varies from case to case.
///
/// Numbers become `#`, what stands in quotation marks becomes `'…'`, and what stands in brackets, or in
/// parentheses with a number in them, becomes `[…]` and `(…)`. Several such in a row count as one. So
/// *child 3 is at (1.0, 2.5)* and *child 12 is at (0.0, -7.0)* are one kind of complaint.
public struct ComplaintPattern: Hashable, Sendable, CustomStringConvertible {
  /// The words that are left.
  public let description: String

  /// Takes out of a complaint what varies.
  public init(_ complaint: String) {
    var reader = PatternReader(complaint)
    description = reader.pattern()
  }
}

/// Goes through a complaint and writes down what does not vary.
private struct PatternReader {
  private let text: [Character]
  private var place = 0
  private var words = ""
  /// The last thing taken out and where in the words it ends, to count those in a row as one.
  private var last: (mark: String, end: String.Index)?

  init(_ complaint: String) {
    text = Array(complaint)
  }

  mutating func pattern() -> String {
    while place < text.count {
      if let end = endOfQuotation() {
        take("'…'", upTo: end)
      } else if let end = endOfBrackets("[", "]") {
        take("[…]", upTo: end)
      } else if let end = endOfBrackets("(", ")"), text[place..<end].contains(where: \.isNumber) {
        take("(…)", upTo: end)
      } else if let end = endOfNumber() {
        take("#", upTo: end)
      } else {
        words.append(text[place])
        place += 1
      }
    }
    return words
  }

  /// Writes a mark for what is taken out, unless the same mark stands before it with nothing but
  /// punctuation in between.
  private mutating func take(_ mark: String, upTo end: Int) {
    defer { place = end }
    if let last, last.mark == mark,
      words[last.end...].allSatisfy({ $0.isWhitespace || ",;:".contains($0) })
    {
      words.removeSubrange(last.end...)
      return
    }
    words += mark
    last = (mark, words.endIndex)
  }

  /// The end of a quotation that begins here; an apostrophe within a word begins none.
  private func endOfQuotation() -> Int? {
    let quote = text[place]
    guard let closing = ["'": "'", "\"": "\"", "`": "`", "“": "”"][quote] as Character? else {
      return nil
    }
    if place > 0, text[place - 1].isLetter || text[place - 1].isNumber { return nil }
    let end = text[(place + 1)...].firstIndex(of: closing)
    return end.map { $0 + 1 }
  }

  private func endOfBrackets(_ opening: Character, _ closing: Character) -> Int? {
    guard text[place] == opening else { return nil }
    var depth = 0
    for index in place..<text.count {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  /// The end of a number that begins here, with its sign, point and exponent; a digit in a word, as in
  /// *Int8*, belongs to the word.
  private func endOfNumber() -> Int? {
    if place > 0, text[place - 1].isLetter || text[place - 1] == "_" || text[place - 1].isNumber {
      return nil
    }
    var index = place
    if text[index] == "-" || text[index] == "+" { index += 1 }
    guard index < text.count, text[index].isNumber else { return nil }
    while index < text.count, isPartOfNumber(index) { index += 1 }
    return index
  }

  private func isPartOfNumber(_ index: Int) -> Bool {
    let character = text[index]
    if character.isNumber || character.isLetter || character == "_" { return true }
    let isFollowed = index + 1 < text.count && text[index + 1].isNumber
    if character == "." { return isFollowed }
    return "+-".contains(character) && isFollowed && text[index - 1].lowercased() == "e"
  }
}

extension String {
  /// Whether two complaints are of one kind.
  func isComplaint(like other: String) -> Bool {
    self == other || ComplaintPattern(self) == ComplaintPattern(other)
  }
}
