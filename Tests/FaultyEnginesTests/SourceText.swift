import Foundation
import Testing

/// Swift source text, as far as a test has to understand it.
struct SourceText {
  /// A type with the names that follow its colon and what stands between its braces.
  struct Declaration {
    let name: String
    let inherited: [String]
    let body: Substring
  }

  let text: String

  /// The files of a module in the order of their paths.
  static func module(_ name: String) throws -> [SourceText] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/" + name).standardizedFileURL
    let walk = try #require(FileManager.default.enumerator(atPath: root.path))
    let paths = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try paths.map {
      SourceText(text: try String(contentsOf: root.appending(path: $0), encoding: .utf8))
    }
  }

  /// The types and extensions that begin a line with a keyword, perhaps behind a level of access.
  func declarations(_ keyword: String) -> [Declaration] {
    let pattern = "(?m)^(?:private |fileprivate |package |public )?\(keyword) (\\w+): ([^{]*)\\{\n"
    return text.matches(of: pattern).map { match in
      let rest = text[match.range.upperBound...]
      let end = rest.range(of: "\n}\n")?.lowerBound ?? rest.endIndex
      return Declaration(
        name: match.words[0],
        inherited: match.words[1].split(separator: ",").map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }, body: rest[..<end])
    }
  }
}

extension SourceText.Declaration {
  /// The names of the members that others see: functions and properties.
  var members: Set<String> {
    let pattern = "(?m)^  (?:package )?(?:mutating )?(?:func|var|let) (\\w+)"
    return Set(String(body).matches(of: pattern).map { $0.words[0] })
  }
}

extension String {
  /// Where a pattern matches, and the words that it captures.
  func matches(of pattern: String) -> [(range: Range<String.Index>, words: [String])] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let whole = NSRange(startIndex..., in: self)
    return expression.matches(in: self, range: whole).compactMap { match in
      let ranges = (0..<match.numberOfRanges).map { Range(match.range(at: $0), in: self) }
      guard let range = ranges[0] else { return nil }
      return (range, ranges.dropFirst().map { $0.map { String(self[$0]) } ?? "" })
    }
  }
}
