import LayerScript

/// Reads values as scripts write them, with expressions wherever a number may stand.
struct CorpusValueParser {
  private let characters: [Character]
  private var place = 0
  private let line: Int

  init(_ text: String, line: Int) {
    characters = Array(text)
    self.line = line
  }

  mutating func value() throws(CorpusError) -> Value {
    let text = try canonical()
    do {
      return try Value(parsing: text)
    } catch {
      throw CorpusError(line: line, error.message, remedy: error.remedy)
    }
  }

  mutating func number() throws(CorpusError) -> Double {
    var calculator = Calculator(characters, from: place)
    do {
      let number = try calculator.sum()
      place = calculator.place
      return number.double
    } catch {
      throw CorpusError(line: line, error.message)
    }
  }

  /// The next word, if one comes next.
  mutating func word() -> String? {
    skipBlanks()
    let start = place
    while let character = peek, character.isLetter || character.isNumber { place += 1 }
    return place > start ? String(characters[start..<place]) : nil
  }

  mutating func end() throws(CorpusError) {
    skipBlanks()
    if place < characters.count {
      throw CorpusError(
        line: line, "'\(String(characters[place...]))' behind the value makes no sense")
    }
  }

  /// The value in the text of scripts, with every expression replaced by its number.
  private mutating func canonical() throws(CorpusError) -> String {
    skipBlanks()
    switch peek {
    case "[": return "[" + (try elements(until: "]")) + "]"
    case "{": return "{" + (try elements(until: "}")) + "}"
    case "\"": return try quoted()
    case "(" where isTuple: return "(" + (try elements(until: ")")) + ")"
    case let character? where character.isLetter: return try named()
    default: return try number().scriptText
    }
  }

  /// Elements with commas between; keys of dictionaries stay as they are.
  private mutating func elements(until end: Character) throws(CorpusError) -> String {
    place += 1
    var parts: [String] = []
    skipBlanks()
    while peek != end {
      if !parts.isEmpty {
        guard peek == "," else { throw CorpusError(line: line, "expected ',' or '\(end)'") }
        place += 1
        skipBlanks()
      }
      var part = end == "}" ? try key() + ": " : ""
      part += try canonical()
      parts.append(part)
      skipBlanks()
      if peek == nil { throw CorpusError(line: line, "expected '\(end)'") }
    }
    place += 1
    return parts.joined(separator: ", ")
  }

  private mutating func key() throws(CorpusError) -> String {
    skipBlanks()
    let key = peek == "\"" ? try quoted() : word() ?? ""
    skipBlanks()
    guard peek == ":" else { throw CorpusError(line: line, "expected ':' behind a key") }
    place += 1
    return key
  }

  private mutating func named() throws(CorpusError) -> String {
    let start = place
    let word = word() ?? ""
    let structures = ["size", "affine", "translation", "scale", "planar", "matrix", "rgba"]
    if structures.contains(word), peek == "(" {
      return word + "(" + (try elements(until: ")")) + ")"
    }
    if word == "timing" || word == "path" {
      // These hold names and letters beside numbers, and stand as scripts write them.
      while let character = peek, character != ")" && character != "]" {
        _ = character
        place += 1
      }
      if peek != nil { place += 1 }
      return String(characters[start..<place])
    }
    let words = ["nil", "null", "true", "false", "nan", "inf", "identity"]
    if words.contains(word) || ObjectName(word) != nil { return word }
    place = start
    return try number().scriptText
  }

  private mutating func quoted() throws(CorpusError) -> String {
    let start = place
    place += 1
    while let character = peek, character != "\"" { place += character == "\\" ? 2 : 1 }
    guard peek != nil else { throw CorpusError(line: line, "a text without an end") }
    place += 1
    return String(characters[start..<place])
  }

  /// Tells whether the bracket that comes next holds several numbers and not a part of one.
  private var isTuple: Bool {
    var depth = 0
    for character in characters[place...] {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 1 { return true }
      if depth == 0 { return false }
    }
    return false
  }

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func skipBlanks() {
    while peek == " " { place += 1 }
  }
}
