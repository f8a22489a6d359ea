import Foundation
import Testing

/// An article of the documentation, and the test file whose code it shows.
///
/// The code stands twice: in the article, for its readers, and between `// article: …` and `// end` in a
/// test file, where it is compiled and run. What is compared here keeps the two alike.
struct Article {
  private let article: String
  private let tests: String

  init(_ article: String, _ tests: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let catalogue = root.appending(path: "Sources/Choices/Choices.docc")
    self.article = try String(
      contentsOf: catalogue.appending(path: "\(article).md"), encoding: .utf8)
    self.tests = try String(
      contentsOf: folder.appending(path: "\(tests).swift"), encoding: .utf8)
  }

  /// The code blocks of the article are the marked parts of the test file, in some order, and all of
  /// them.
  func expectSameCode() {
    let (shown, run) = (blocks(in: "swift"), markedParts())
    #expect(shown.count > 3)
    for block in shown { #expect(run.contains(block), "only in the article:\n\(block)") }
    for part in run { #expect(shown.contains(part), "only in the tests:\n\(part)") }
  }

  /// The one output that the article shows is what was printed.
  func expectOutput(_ text: String) {
    #expect(blocks(in: "text") == [text.trimmingCharacters(in: .newlines)])
  }

  private func blocks(in language: String) -> [String] {
    article.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  private func markedParts() -> [String] {
    var parts: [String] = []
    var part: [String]?
    for line in tests.components(separatedBy: "\n") {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("// article: ") {
        part = []
      } else if words == "// end", let lines = part {
        parts.append(Self.unindented(lines))
        part = nil
      } else {
        part?.append(line)
      }
    }
    return parts
  }

  private static func unindented(_ lines: [String]) -> String {
    let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}
