import Foundation
import Testing

/// An article of the documentation, and the test file whose code it shows.
///
/// The code stands twice: in the article, for its readers, and between `// article: …` and `// end` in a
/// test file, where it is compiled and run. What is compared here keeps the two alike.
struct Article {
  private let article: String
  private let tests: String

  /// Reads an article and the tests of this folder that have its code.
  init(_ article: String, _ tests: String) throws {
    try self.init(article, files: ["Tests/ChoicesTests/Articles/\(tests).swift"])
  }

  /// Reads an article and the files that have its code.
  init(_ article: String, files: [String]) throws {
    // This file stands four folders deep.
    let root = (1...4).reduce(URL(filePath: #filePath)) { path, _ in
      path.deletingLastPathComponent()
    }
    let read = { (path: String) in
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    self.article = try read("Sources/Choices/Choices.docc/\(article).md")
    tests = try files.map(read).joined(separator: "\n")
  }

  /// The code blocks of the article are the marked parts of the test file, in some order, and all of
  /// them.
  func expectSameCode() {
    let (shown, run) = (blocks(in: "swift"), markedParts())
    #expect(shown.count > 3)
    for block in shown { #expect(run.contains(block), "only in the article:\n\(block)") }
    for part in run { #expect(shown.contains(part), "only in the tests:\n\(part)") }
  }

  /// The code blocks of the article stand in the files as they are.
  func expectCodeOfFiles() {
    let shown = blocks(in: "swift")
    #expect(!shown.isEmpty)
    for block in shown { #expect(tests.contains(block), "only in the article:\n\(block)") }
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
