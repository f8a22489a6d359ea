import LayerScript

/// The lines of an entry in a list of known failures.
enum KnownFailureText {
  /// What begins a line of an entry.
  enum Word: String, CaseIterable {
    /// What the problem is told from others by.
    case wrong
    /// Of how many properties it is made, of how many that were tried.
    case general
    /// The step that makes something wrong which it must leave alone.
    case sideEffect = "side-effect"
    /// A known fault that gives the same answers.
    case like
    /// That it shows in some runs alone.
    case varies
    /// A script that has to come before the next one.
    case after
    /// A script that shows it.
    case script
  }

  /// What begins the first line of an entry.
  static let known = "known "

  private static let indent = "  "

  /// The first line of an entry.
  static func head(_ name: String) -> String { known + name }

  /// All lines of an entry.
  static func lines(of entry: KnownFailure) -> [String] {
    [head(entry.name)] + entry.remarks.map { indent + ("# " + $0).trimmed }
      + entry.identities.map { line(.wrong, $0.listText) }
      + (entry.generality.map { [line(.general, "\($0.wrong) of \($0.tried)")] } ?? [])
      + (entry.sideEffect.map { [line(.sideEffect, $0.listText)] } ?? [])
      + entry.faults.map { line(.like, $0) } + (entry.varies ? [indent + Word.varies.rawValue] : [])
      + entry.examples.flatMap { example in
        example.earlier.map { line(.after, $0.oneLine) } + [line(.script, example.script.oneLine)]
      }
  }

  /// Tells whether a line has a script.
  static func isOfScript(_ line: String) -> Bool {
    let text = line.trimmed
    return [Word.after, .script].contains { text.hasPrefix($0.rawValue + " ") }
  }

  private static func line(_ word: Word, _ text: String) -> String {
    indent + word.rawValue + " " + text
  }
}

extension StringProtocol {
  /// The text without blanks around it.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first == " " || first == "\t" { text = text.dropFirst() }
    while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
    return String(text)
  }
}
