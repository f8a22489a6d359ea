extension EngineText {
  /// The text as a document has it: raw, for a writer that escapes, with a note of what was not kept.
  package var forJson: String { whole }

  /// What was kept, and in words how much was not.
  var whole: String { omitted == 0 ? kept : kept + Self.note(omitted) }

  /// Takes a text in as a document has it: the note of what was not kept counts as such again.
  package init(fromJson text: String) {
    let scalars = text.unicodeScalars
    guard text.utf8.count > Bounds.kept,
      let end = scalars.index(
        scalars.startIndex, offsetBy: Bounds.kept, limitedBy: scalars.endIndex),
      let omitted = Self.omitted(by: String(scalars[end...].prefix(Self.noteLimit)))
    else {
      self.init(text)
      return
    }
    self.init(kept: String(scalars[..<end]), omitted: omitted)
  }

  private static let noteLimit = 64
  private static let noteStart = " [and "
  private static let noteEnd = " more characters]"

  /// What stands behind a text that was cut.
  static func note(_ omitted: Int) -> String { noteStart + String(omitted) + noteEnd }

  private static func omitted(by note: String) -> Int? {
    guard note.hasPrefix(noteStart), note.hasSuffix(noteEnd) else { return nil }
    return Int(note.dropFirst(noteStart.count).dropLast(noteEnd.count))
  }
}
