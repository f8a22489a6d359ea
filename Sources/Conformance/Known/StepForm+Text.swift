import LayerScript

/// Step forms as they stand in a list of known failures: `get layer.frame`, `set layer.contents (nil)`.
///
/// What is not plain words stands in quotes, so that every form is read back as it was. Of a callback
/// the words may be an engine's.
extension StepForm {
  /// The form as it is written.
  var listText: String {
    let object = subject.isEmpty ? "" : " " + subject.listWords(besides: " :-")
    let dot = subject.isEmpty ? " ." : "."
    return verb.listWords(besides: "")
      + object + (property.map { dot + $0.listWords(besides: ".*:-") } ?? "")
      + (detail.map { " (" + $0.listWords(besides: " :-") + ")" } ?? "")
  }

  /// Reads a form; nil where the text is none.
  init?(listText text: String) {
    var rest = text[...]
    guard let verb = rest.takeWords(until: " "), !verb.isEmpty else { return nil }
    self.init(verb)
    if rest.popPrefix(" "), rest.first != "(" {
      guard let subject = rest.takeWords(until: ".(") else { return nil }
      self.subject = subject
      if rest.popPrefix(".") {
        guard let property = rest.takeWords(until: " ") else { return nil }
        self.property = property
        _ = rest.popPrefix(" ")
      }
    }
    if rest.popPrefix("(") {
      guard let detail = rest.takeWords(until: ")"), rest.popPrefix(")") else { return nil }
      self.detail = detail
    }
    // There is one way to write each form.
    guard rest.isEmpty, listText == text else { return nil }
  }
}

extension String {
  /// The text as it is where it has only letters, digits and some marks, and in quotes otherwise.
  func listWords(besides marks: String) -> String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || scalar == "_" || marks.unicodeScalars.contains(scalar)
    }
    if isPlain, !isEmpty, first != " ", last != " " { return self }
    // More of a text tells nothing from anything.
    return EngineText(String(String.UnicodeScalarView(unicodeScalars.prefix(200)))).swiftLiteral
  }
}

extension Substring {
  /// Takes the text up to one of some marks off, or what stands in quotes; nil where quotes are not
  /// closed.
  mutating func takeWords(until marks: String) -> String? {
    guard first == "\"" else {
      let end = firstIndex { marks.contains($0) } ?? endIndex
      var words = self[..<end]
      self = self[end...]
      while words.last == " " { words.removeLast() }
      return String(words)
    }
    guard let end = endOfQuotes else { return nil }
    let content = String(quoted: String(self[..<end]))
    self = self[end...]
    if marks.contains("("), hasPrefix(" (") { removeFirst() }
    return content
  }

  /// Takes a text off the beginning, where it stands there.
  mutating func popPrefix(_ text: String) -> Bool {
    guard hasPrefix(text) else { return false }
    removeFirst(text.count)
    return true
  }

  /// The place behind the closing quote.
  private var endOfQuotes: Index? {
    var isEscaped = false
    for place in indices.dropFirst() {
      let character = self[place]
      if character == "\"", !isEscaped { return index(after: place) }
      isEscaped = character == "\\" && !isEscaped
    }
    return nil
  }
}
