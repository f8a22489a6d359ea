import Foundation

/// What the manifest allows each module to import, read from its text.
struct ImportTable {
  /// The names that each module may import.
  var allowed: [String: Set<String>] = [:]

  /// Reads the entries of `allowedImports`: one name outside the brackets, then two lists.
  init(manifest: String) {
    let lines = manifest.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("let allowedImports") }) else {
      return
    }
    let table = lines[(start + 1)...].prefix { $0 != "]" }.joined(separator: "\n")
    var module: String?
    var depth = 0
    for (place, piece) in table.components(separatedBy: "\"").enumerated() {
      guard place % 2 == 1 else {
        depth += piece.count { $0 == "[" } - piece.count { $0 == "]" }
        continue
      }
      if depth == 0 {
        module = piece
        allowed[piece] = []
      } else if let module {
        allowed[module]?.insert(piece)
      }
    }
  }

  /// The complaints about one file: a line number and the name that is not allowed there.
  func forbidden(in source: String, of module: String) -> [String] {
    let names = allowed[module] ?? []
    return Self.linesWithoutTexts(source).enumerated().compactMap { place, line in
      guard let name = Self.imported(by: line), !names.contains(name) else { return nil }
      return "\(place + 1): \(module) must not import \(name)"
    }
  }

  /// The lines of a source; those within a literal of several lines, which may be a source itself, are empty.
  static func linesWithoutTexts(_ source: String) -> [String] {
    var end: String?
    return source.components(separatedBy: "\n").map { line in
      let text = line.trimmingCharacters(in: .whitespaces)
      if let mark = end {
        if text.hasPrefix(mark) { end = nil }
        return ""
      }
      if text.hasSuffix("#\"\"\"") {
        end = "\"\"\"#"
      } else if text.hasSuffix("\"\"\"") {
        end = "\"\"\""
      }
      return line
    }
  }

  /// The module that a line imports, whatever stands before the word.
  static func imported(by line: String) -> String? {
    var words = line.split { " \t".contains($0) }.map(String.init)
    let levels = ["public", "package", "internal", "fileprivate", "private"]
    while let first = words.first, first.hasPrefix("@") || levels.contains(first) {
      words.removeFirst()
    }
    guard words.first == "import" else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    guard let target = words.dropFirst().first(where: { !kinds.contains($0) }) else { return nil }
    return target.split { ".;".contains($0) }.first.map(String.init)
  }
}

/// A file under Sources.
struct SourceFile {
  var module: String
  var name: String
  var text: String

  static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// All Swift files under Sources, in the order of their names.
  static func all() throws -> [SourceFile] {
    let folder = root.appending(path: "Sources").resolvingSymlinksInPath()
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      SourceFile(
        module: name.split(separator: "/").first.map(String.init) ?? "",
        name: name,
        text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }
}
