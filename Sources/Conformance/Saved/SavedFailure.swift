public import LayerScript
import Rules

/// A failure that is kept from one run to the next, so that the next looks at it first.
///
/// What is kept is a script and not a seed, so it keeps its meaning when the generator changes. The text
/// is one that `layercheck replay` takes: what is not a step stands in comments.
///
///     # layercheck saved failure 1
///     # rules 2026-11
///     # GEO-06, wrong answer, get frame
///     new l1
///     ...
public struct SavedFailure: Hashable, Sendable {
  /// The complaint that a text is no saved failure of this version.
  public struct Problem: Error, Hashable, Sendable {
    /// What is wrong with it, as a sentence that a file's name can stand in front of.
    public let message: String

    /// Creates a complaint.
    public init(message: String) { self.message = message }
  }

  /// The version of the form in which failures are saved.
  public static let formatVersion = 1

  private static let header = "# layercheck saved failure "
  private static let rules = "# rules "

  /// The version of the catalogue by which the script was judged.
  public let catalogue: String
  /// What was wrong, as a list of known failures would name it.
  public let title: String
  /// The script that fails, behind those that have to come before it.
  public let scripts: [Script]

  /// The failure of a finding.
  public init(_ finding: Finding) {
    catalogue = Catalogue.version
    title = KnownFailure(finding).title
    scripts = finding.earlier + [finding.script]
  }

  /// Reads a saved failure.
  ///
  /// - Throws: `Problem` when the text is none, is of another version, or has a step that cannot be read.
  public init(parsing text: String) throws(Problem) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.last == "\r" ? $0.dropLast() : $0)
    }
    guard let first = lines.first, first.hasPrefix(Self.header) else {
      throw Problem(message: "does not begin with '\(Self.header)\(Self.formatVersion)'")
    }
    let version = String(first.dropFirst(Self.header.count))
    guard version == String(Self.formatVersion) else {
      throw Problem(
        message: "has the format \(version), and this program reads \(Self.formatVersion)")
    }
    let comments = lines.dropFirst().prefix { $0.hasPrefix("# ") }
    catalogue =
      comments.first { $0.hasPrefix(Self.rules) }
      .map { String($0.dropFirst(Self.rules.count)) } ?? "unknown"
    title = comments.first { !$0.hasPrefix(Self.rules) }.map { String($0.dropFirst(2)) } ?? ""
    do throws(ScriptError) {
      scripts = try Script.several(parsing: text)
    } catch {
      throw Problem(message: "cannot be read: \(error)")
    }
    if let empty = scripts.firstIndex(where: \.steps.isEmpty) {
      throw Problem(message: "has no step in script \(empty + 1)")
    }
  }

  /// The failure as it is written.
  public var text: String {
    [
      Self.header + String(Self.formatVersion), Self.rules + catalogue, "# " + title,
      Script.text(of: scripts),
    ].joined(separator: "\n")
  }

  /// A name for it that a file may have: its title in letters, digits and single dashes.
  public var suggestedName: String {
    let words = title.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "failure" : words.joined(separator: "-")
  }
}
