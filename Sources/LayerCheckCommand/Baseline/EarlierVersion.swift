import Engines
import FaultyEngines

/// The version that `--baseline` names: an engine by its name, or the command of a driver in one word.
struct EarlierVersion {
  /// The engine.
  let choice: EngineChoice
  /// The version as it was named.
  let name: String

  /// Reads the name of the version that an engine is to be compared with; nil where none is named.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let text = try arguments.value("baseline") else { return nil }
    let words = try Self.words(of: text)
    guard let first = words.first else {
      throw UsageError(
        "'--baseline' names no engine", remedy: "write '--baseline ./old-driver', for instance")
    }
    name = text
    let rest = Array(words.dropFirst())
    let isBuiltIn = ["reference", "python"].contains(first) || EngineChoice.isComposed(first)
    if !isBuiltIn {
      choice = .command(words)
    } else if first == "python" {
      choice = .python(rest.first == "--" ? Array(rest.dropFirst()) : rest)
    } else if rest.isEmpty {
      choice = try EngineChoice(named: first, try arguments.profiles())
    } else {
      throw UsageError(
        "'\(first)' in '--baseline' takes no arguments",
        remedy: "write './\(first)' if a program of that name is meant")
    }
  }

  /// The words of a command line that stands in one word, with quotes as a shell has them.
  static func words(of text: String) throws(UsageError) -> [String] {
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
        "the quote \(quote) in '--baseline' has no end", remedy: "write \(quote) behind it")
    }
    return words + (present.map { [$0] } ?? [])
  }
}
