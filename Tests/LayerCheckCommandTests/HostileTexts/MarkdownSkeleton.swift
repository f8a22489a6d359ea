import Foundation
import LayerScript

/// What a reader of Markdown makes of a page besides plain text: the same for two pages whose texts
/// differ and mean nothing.
struct MarkdownSkeleton: Equatable {
  /// How many lines begin in a way that has a meaning, by that beginning.
  private(set) var starts: [String: Int] = [:]
  /// How often a mark with a meaning stands outside of code.
  private(set) var marks: [String: Int] = [:]
  /// The number of cells of each row of a table.
  private(set) var rows: [Int] = []
  /// The blocks of code, with their languages.
  private(set) var blocks: [(language: String, text: String)] = []

  static func == (left: MarkdownSkeleton, right: MarkdownSkeleton) -> Bool {
    left.starts == right.starts && left.marks == right.marks && left.rows == right.rows
      && left.programs.map(\.language) == right.programs.map(\.language)
  }

  /// The blocks that are programs; others show what was written, which may be nothing.
  var programs: [(language: String, text: String)] { blocks.filter { $0.language != "text" } }

  init(_ page: String) {
    var open: (fence: Int, language: String, lines: [String])?
    for line in Self.lines(page.withLoneScalars) {
      let ticks = line.prefix { $0 == "`" }.count
      if let block = open {
        if ticks >= block.fence, line.dropFirst(ticks).allSatisfy({ $0 == " " }) {
          blocks.append((block.language, block.lines.joined(separator: "\n")))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if ticks >= 3, !line.dropFirst(ticks).contains("`") {
        open = (ticks, String(line.dropFirst(ticks)), [])
      } else {
        read(line)
      }
    }
    if open != nil { starts["a block without end", default: 0] += 1 }
  }

  /// The lines, with every end of a line that any reader knows.
  private static func lines(_ page: String) -> [String] {
    page.unicodeScalars.split(omittingEmptySubsequences: false) {
      [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains($0.value)
    }.map { String($0) }
  }

  private mutating func read(_ line: String) {
    let beginnings = ["#", ">", "- ", "+ ", "* ", "=", "---", "~~~", "    ", "\t", "|", "<", "["]
    if let start = beginnings.first(where: { line.hasPrefix($0) }) {
      starts[start, default: 0] += 1
    }
    let digits = line.prefix { $0.isNumber }
    if !digits.isEmpty, ".)".contains(line.dropFirst(digits.count).first ?? " ") {
      starts["1.", default: 0] += 1
    }
    let cells = line.hasPrefix("|") ? Self.cells(line) : [line]
    if line.hasPrefix("|") { rows.append(cells.count) }
    for cell in cells {
      let text = Self.withoutCode(cell)
      let meanings = [
        "<", ">", "[", "]", "](", "&", "*", "_", "~", "`", "\\", "$", "#", "@", "://", "www.",
        "mailto:",
      ]
      for mark in meanings {
        let count = text.components(separatedBy: mark).count - 1
        if count > 0 { marks[mark, default: 0] += count }
      }
      marks["hidden", default: 0] += cell.unicodeScalars.count { $0.isHidden }
    }
  }

  /// The cells of a row: a bar ends one, unless a backslash stands in front of it.
  ///
  /// Two backslashes in
  /// front of a bar are taken differently by different readers, and must not come up.
  private static func cells(_ row: String) -> [String] {
    var cells = [""]
    var backslashes = 0
    for character in row {
      if character == "|", backslashes == 0 {
        cells.append("")
      } else {
        if character == "|", backslashes > 1 { cells.append("ambiguous") }
        cells[cells.count - 1].append(character)
      }
      backslashes = character == "\\" ? backslashes + 1 : 0
    }
    return cells
  }

  /// A text without the code within it.
  private static func withoutCode(_ text: String) -> String {
    var rest = Array(text)[...]
    var plain = ""
    while let first = rest.first {
      if first == "\\", rest.count > 1 {
        plain += String(rest.prefix(2))
        rest = rest.dropFirst(2)
        continue
      }
      guard first == "`" else {
        plain.append(first)
        rest = rest.dropFirst()
        continue
      }
      let fence = rest.prefix { $0 == "`" }.count
      rest = rest.dropFirst(fence)
      if let end = Self.end(of: fence, in: rest) {
        rest = rest[end...]
      } else {
        plain += String(repeating: "`", count: fence)
      }
    }
    return plain
  }

  /// The place behind the next run of exactly so many backticks.
  private static func end(of fence: Int, in text: ArraySlice<Character>) -> Int? {
    var run = 0
    for place in text.indices {
      if text[place] == "`" {
        run += 1
      } else {
        if run == fence { return place }
        run = 0
      }
    }
    return run == fence ? text.endIndex : nil
  }
}
