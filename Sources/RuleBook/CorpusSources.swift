public import Corpus
import LayerScript
import Rules

/// The scripts of the cases as Swift sources, which the module `DirectedScripts` keeps: one file a chapter, or several
/// for a long one, and the list of the chapters.
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
    let parts = corpus.chapters.map { Part.all(of: $0) }
    files = [Self.list(of: zip(corpus.chapters, parts))] + parts.joined().map(Self.file)
  }

  private static func list(of chapters: some Sequence<(CorpusChapter, [Part])>) -> File {
    let lines = chapters.map { chapter, parts in
      let texts = parts.map(\.identifier).joined(separator: " + \"\\n\" + ")
      return "    (\"\(chapter.name)\", \(texts)),\n"
    }
    let text = """
      extension CorpusScripts {
        /// The chapters in their order, each with its cases.
        static let chapters: [(name: String, text: String)] = [
      \(lines.joined())  ]
      }

      """
    return File(name: "Chapters.swift", text: "// \(origin("index"))\n" + text)
  }

  private static func file(of part: Part) -> File {
    let cases = part.cases.map { worked in
      let rules = worked.rules.map(\.description).joined(separator: " ")
      return "    \(rules): \(worked.title)\n    \(worked.script.oneLine)\n"
    }
    let text = """
      extension CorpusScripts {
        static let \(part.identifier) = #\"""
      \(cases.joined())    \"""#
      }

      """
    return File(
      name: part.name + ".swift", text: "// \(origin(part.chapter.name + ".txt"))\n" + text)
  }

  private static func origin(_ file: String) -> String {
    "Written by '.ci/sources Sources' from Specs/corpus/\(file)."
  }
}

/// Cases of a chapter that stand in one file.
private struct Part {
  let chapter: CorpusChapter
  /// The number of the file among those of the chapter, from 1.
  let number: Int
  let cases: ArraySlice<CorpusCase>

  /// How many cases a file has at most; each takes two lines.
  private static let mostCases = 200

  /// The parts of a chapter, without the cases that the reference does not decide.
  static func all(of chapter: CorpusChapter) -> [Part] {
    let cases = chapter.cases.filter { worked in
      if case .waiting = CorpusSurvey.standing(of: worked) { false } else { true }
    }
    let starts = [0] + Array(stride(from: mostCases, to: cases.count, by: mostCases))
    return starts.enumerated().map { place, start in
      Part(
        chapter: chapter, number: place + 1,
        cases: cases[start..<min(start + mostCases, cases.count)])
    }
  }

  /// The name of the chapter as words in one, each with a capital letter, and what it holds.
  var name: String { "\(chapter.capitalizedName)Cases" + (number == 1 ? "" : "\(number)") }

  /// What the literal of the part is called.
  var identifier: String { name.prefix(1).lowercased() + name.dropFirst() }
}

extension CorpusChapter {
  /// The name of the chapter as words in one, each with a capital letter.
  fileprivate var capitalizedName: String {
    name.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
