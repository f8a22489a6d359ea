/// Failing cases as readable text, kept from one run to the next.
///
/// What is kept is commands and not seeds, so a saved case keeps its meaning when the generator changes.
/// A value like any other: whoever reads and writes the text decides where it lives.
///
/// The text has one entry after another: a line with its name, then its commands, one a line and indented
/// by two spaces.
public struct SavedCases: Hashable, Sendable {
  /// One saved case.
  public struct Entry: Hashable, Sendable {
    /// The name: the signature of the failure that it shows.
    public let name: String
    /// Its commands, one a line.
    public let lines: [String]
  }

  /// The saved cases, in the order in which they were saved.
  public private(set) var entries: [Entry] = []

  /// Creates an empty collection.
  public init() {}

  /// Reads saved cases from a text; empty lines are skipped.
  public init(text: String) {
    var name: String?
    var lines: [String] = []
    func endEntry() {
      if let name { entries.append(Entry(name: name, lines: lines)) }
      lines = []
    }
    for line in text.split(whereSeparator: \.isNewline) {
      // A mark such as an accent at the start of a command makes one letter of itself and the blank
      // before it.
      if line.utf8.starts(with: "  ".utf8) {
        lines.append(String(line.unicodeScalars.dropFirst(2)))
      } else {
        endEntry()
        name = String(line)
      }
    }
    endEntry()
  }

  /// The saved cases as text.
  public var text: String {
    entries.map { entry in
      ([entry.name] + entry.lines.map { "  \($0)" }).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// Adds an entry; one of the same name is replaced.
  public mutating func save(_ lines: [String], as name: String) {
    let name = Self.name(name)
    let entry = Entry(name: name, lines: lines.map(Self.oneLine))
    if let place = entries.firstIndex(where: { $0.name == name }) {
      entries[place] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Removes the entry of a name.
  public mutating func remove(_ name: String) {
    let name = Self.name(name)
    entries.removeAll { $0.name == name }
  }

  /// Text that would end a line is spelled out.
  private static func oneLine(_ text: String) -> String {
    text.map { $0.isNewline ? "\\n" : String($0) }.joined()
  }

  /// A name that cannot be taken for a command.
  private static func name(_ text: String) -> String {
    let name = oneLine(text).drop { $0 == " " }
    return name.isEmpty ? "unnamed" : String(name)
  }
}

/// How commands are written and read, one a line.
public struct CommandText<Command>: Sendable {
  /// The text of a command; one line.
  public let write: @Sendable (Command) -> String
  /// The command of a text; nil when there is none.
  public let read: @Sendable (String) -> Command?

  /// Creates the two directions.
  public init(
    write: @escaping @Sendable (Command) -> String, read: @escaping @Sendable (String) -> Command?
  ) {
    self.write = write
    self.read = read
  }
}

/// What became of a saved case when it was run again.
public struct SavedVerdict: Hashable, Sendable {
  /// The name of the saved case.
  public let name: String
  /// What became of it.
  public let outcome: Outcome

  /// What can become of a saved case.
  public enum Outcome: Hashable, Sendable {
    /// It fails still; what is wrong.
    case failing(String)
    /// It does not fail any more.
    case passing
    /// A line of it cannot be read; the case stays where it is.
    case unreadable(line: String)
    /// A command of it is not possible where it stands, so it cannot be told.
    case impossible(step: Int)
  }
}

extension SavedCases {
  /// Saves the new failures of a search that show again, under their signatures.
  public mutating func save<Command>(
    _ report: SearchReport<Command>, as text: CommandText<Command>
  ) {
    for failure in report.failures where failure.isRepeatable && failure.isNew {
      save(failure.commands.map(text.write), as: failure.signature)
    }
  }

  /// Saves the new failures of a search that show again, each by its choices in one line.
  ///
  /// Nothing has to be written or read for that but choices; such a case keeps its meaning as long as its
  /// generators draw the same choices.
  public mutating func save<Command>(_ report: SearchReport<Command>) {
    for failure in report.failures where failure.isRepeatable && failure.isNew {
      if let recorded = failure.recorded { save([recorded.description], as: failure.signature) }
    }
  }

  /// Removes the cases that did not fail any more when a search ran them.
  public mutating func removePassing<Command>(_ report: SearchReport<Command>) {
    for verdict in report.saved where verdict.outcome == .passing { remove(verdict.name) }
  }
}
