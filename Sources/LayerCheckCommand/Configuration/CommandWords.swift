/// A command line that stands in one text.
enum CommandWords {
  /// The words of a text, with quotes as a shell has them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: Where it stands, for a complaint.
  /// - Returns: The words.
  /// - Throws: `UsageError` where a quote has no end.
  static func words(of text: String, in place: String) throws(UsageError) -> [String] {
    var (words, present): ([String], String?) = ([], nil)
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { present?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        present = present ?? ""
      } else if character == " " {
        if let word = present { words.append(word) }
        present = nil
      } else {
        present = (present ?? "") + String(character)
      }
    }
    if let quote {
      throw UsageError(
        "the quote \(quote) in \(place) has no end", remedy: "write \(quote) behind it")
    }
    return words + (present.map { [$0] } ?? [])
  }
}
