import LayerScript
import Rules

/// A text with known failures, as a person keeps it: what was not understood stays as it was written.
public struct KnownFailureFile: Hashable, Sendable {
  /// The complaint that a text is no such file.
  public struct Problem: Error, Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// What is wrong there.
    public let message: String
    /// What to write instead.
    public let remedy: String
  }

  /// The first line of each file.
  public static let header = "layercheck known failures 1"

  private enum Part: Hashable, Sendable {
    case lines([String])
    case entry(KnownFailure, lines: [String])
  }

  private var parts: [Part]

  /// Creates a file without entries.
  public init() {
    parts = [
      .lines([
        Self.header,
        "# rule, kind of finding, what shows it; '*' and '?' stand for any text and one",
        "# character. Below each entry stand its reason and, if there is one, a link.", "",
      ])
    ]
  }

  /// Reads a file.
  ///
  /// - Throws: `Problem` with the line and what to write instead.
  public init(parsing text: String) throws(Problem) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.last == "\r" ? $0.dropLast() : $0)
    }
    guard lines.first == Self.header else {
      throw Problem(
        line: 1, message: "this is no list of known failures of this version",
        remedy: "the first line must be '\(Self.header)'; --update-expect writes a new file")
    }
    parts = [.lines([Self.header])]
    for (place, line) in lines.enumerated().dropFirst() {
      if line.isEmpty || line.hasPrefix("#") {
        parts.append(.lines([line]))
      } else if line.hasPrefix(" ") || line.hasPrefix("\t") {
        try amend(line, number: place + 1)
      } else {
        let entry = try Self.entry(line, number: place + 1)
        parts.append(.entry(entry, lines: [line]))
      }
    }
    if parts.last == .lines([""]) { parts.removeLast() }
    for (number, entry) in numberedEntries where entry.reason.isEmpty {
      throw Problem(
        line: number, message: "'\(entry.title)' has no reason",
        remedy: "write 'reason: ...' behind two blanks on the next line")
    }
  }

  /// The entries in order.
  public var entries: [KnownFailure] { numberedEntries.map(\.entry) }

  private var numberedEntries: [(number: Int, entry: KnownFailure)] {
    var number = 1
    var found: [(Int, KnownFailure)] = []
    for part in parts {
      switch part {
      case .lines(let lines): number += lines.count
      case .entry(let entry, let lines):
        found.append((number, entry))
        number += lines.count
      }
    }
    return found
  }

  /// The file as it is written.
  public var text: String {
    parts.flatMap { part in
      switch part {
      case .lines(let lines), .entry(_, let lines): lines
      }
    }.joined(separator: "\n") + "\n"
  }

  /// The file as a run would have it: without entries that pass now, and with new ones for what is new.
  ///
  /// Comments, and entries that were not looked at, stay.
  public func updated(by record: Record) -> KnownFailureFile {
    var file = self
    let gone = Set(record.known.filter { $0.status == .passes }.map(\.title))
    file.parts.removeAll { part in
      if case .entry(let entry, _) = part { return gone.contains(entry.title) }
      return false
    }
    for finding in record.findings where finding.counts && !finding.isKnown {
      let entry = KnownFailure(finding)
      if file.entries.contains(where: { $0.title == entry.title }) { continue }
      let script = finding.script.oneLine
      file.parts.append(
        .entry(entry, lines: [entry.title, "  reason: \(entry.reason)", "  # \(script)"]))
    }
    return file
  }
}

extension KnownFailureFile {
  private static func entry(_ line: String, number: Int) throws(Problem) -> KnownFailure {
    let words = line.split(separator: ",", maxSplits: 2).map { $0.trimmed }
    guard words.count == 3, !words.contains("") else {
      throw Problem(
        line: number, message: "'\(line)' is no entry",
        remedy: "write rule, kind and observation, such as 'GEO-06, wrong answer, get frame'")
    }
    let entry = KnownFailure(
      subject: words[0], kind: words[1], observation: words[2], reason: "")
    if let part = entry.unknownPart {
      throw Problem(
        line: number, message: "'\(part)' matches nothing",
        remedy: "'layercheck rules' lists the rules; a report names laws and kinds of findings")
    }
    return entry
  }

  /// Takes a line that belongs to the entry above it.
  private mutating func amend(_ line: String, number: Int) throws(Problem) {
    guard case .entry(var entry, let lines) = parts.last else {
      throw Problem(
        line: number, message: "this line belongs to no entry",
        remedy: "begin an entry without blanks in front")
    }
    let text = line[...].trimmed
    if text.hasPrefix("reason:") {
      entry.reason = text.dropFirst(7).trimmed
    } else if text.hasPrefix("link:") {
      entry.link = text.dropFirst(5).trimmed
    } else if !text.hasPrefix("#"), !text.isEmpty {
      throw Problem(
        line: number, message: "'\(text)' says nothing about the entry above",
        remedy: "write 'reason: ...', 'link: ...' or a comment with '#'")
    }
    parts[parts.count - 1] = .entry(entry, lines: lines + [line])
  }
}

extension Substring {
  /// The text without blanks around it.
  fileprivate var trimmed: String {
    var text = self
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
