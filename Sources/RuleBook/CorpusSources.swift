public import Corpus
import LayerScript
import Rules

/// The scripts of the cases as Swift sources, which the module `DirectedScripts` keeps: one file a chapter,
/// and the list of the chapters.
///
/// Scripts are literals, because a literal of text compiles at once and a list of steps does not. A case that
/// the reference does not decide is left out.
public struct CorpusSources: Sendable {
  /// One file.
  public struct File: Sendable {
    /// The name of the file.
    public let name: String
    /// Its text, in Swift.
    public let text: String
  }

  /// The files, the list of the chapters first.
  public let files: [File]

  /// Writes the sources of a corpus.
  public init(of corpus: Corpus) {
    files = [Self.list(of: corpus)] + corpus.chapters.map(Self.file)
  }

  private static func list(of corpus: Corpus) -> File {
    let chapters = corpus.chapters.map { "    (\"\($0.name)\", \($0.identifier)),\n" }.joined()
    let text = """
      extension CorpusScripts {
        /// The chapters in their order, each with its cases.
        static let chapters: [(name: String, text: String)] = [
      \(chapters)  ]
      }

      """
    return File(name: "Chapters.swift", text: "// \(origin("index"))\n" + text)
  }

  private static func file(of chapter: CorpusChapter) -> File {
    let cases = chapter.cases.filter(isDecided).map { worked in
      let rules = worked.rules.map(\.description).joined(separator: " ")
      return "    \(rules): \(worked.title)\n    \(worked.script.oneLine)\n"
    }
    let text = """
      extension CorpusScripts {
        static let \(chapter.identifier) = #\"""
      \(cases.joined())    \"""#
      }

      """
    return File(
      name: chapter.capitalizedName + "Cases.swift",
      text: "// \(origin(chapter.name + ".txt"))\n" + text)
  }

  private static func origin(_ file: String) -> String {
    "Written by '.ci/sources Sources' from Specs/corpus/\(file)."
  }

  private static func isDecided(_ worked: CorpusCase) -> Bool {
    if case .waiting = CorpusSurvey.standing(of: worked) { false } else { true }
  }
}

extension CorpusChapter {
  /// The name of the chapter as words in one, each with a capital letter.
  fileprivate var capitalizedName: String {
    name.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// What the literal of the chapter is called.
  fileprivate var identifier: String {
    capitalizedName.prefix(1).lowercased() + capitalizedName.dropFirst() + "Cases"
  }
}
