import LayerScript

/// A text with known failures, as a person keeps it: what its author wrote stays as it was written.
///
/// Each line says something by itself and each entry is a block of them, so that two branches' lists
/// are joined by keeping the lines of both.
public struct KnownFailureList: Hashable, Sendable {
  /// The complaint that a text is no such list, or that it cannot be changed so.
  public struct Problem: Error, Hashable, Sendable {
    /// The line, from 1; nil where none is to blame.
    public let line: Int?
    /// What is wrong there.
    public let message: String
    /// What to do instead.
    public let remedy: String

    /// Creates a complaint.
    public init(line: Int? = nil, message: String, remedy: String) {
      self.line = line
      self.message = message
      self.remedy = remedy
    }
  }

  /// The first line of each list.
  public static let header = "layercheck known failures 2"

  /// A piece of the text.
  enum Part: Hashable, Sendable {
    /// Lines between entries, which belong to the author.
    case lines([String])
    /// An entry with its lines.
    case entry(KnownFailure, lines: [String])
  }

  var parts: [Part]

  /// Creates a list without entries.
  public init() {
    parts = [
      .lines([
        Self.header,
        "# One block for each failure. Names are given once and may be changed; remarks stand behind '#'.",
        "# To have git join two branches' lists: 'known.txt merge=union' in .gitattributes.",
      ])
    ]
  }

  /// Reads a list.
  ///
  /// - Throws: `Problem` with the line and what to do about it.
  public init(parsing text: String) throws(Problem) {
    var parser = KnownFailureParser()
    try parser.read(text)
    parts = try parser.uniqueParts()
  }

  /// The entries in order.
  public var entries: [KnownFailure] {
    parts.compactMap { part in
      switch part {
      case .lines: nil
      case .entry(let entry, lines: _): entry
      }
    }
  }

  /// The list as it is written.
  public var text: String {
    parts.flatMap { part in
      switch part {
      case .lines(let lines), .entry(_, let lines): lines
      }
    }.joined(separator: "\n") + "\n"
  }
}

extension KnownFailureList.Problem {
  /// That a text cannot be a name.
  static func isNoName(_ name: String, line: Int? = nil) -> Self {
    Self(
      line: line, message: "'\(EngineText(name).terminalName)' is no name of an entry",
      remedy: "write letters, digits, '-', '_' and '.', beginning with a letter or digit")
  }
}
