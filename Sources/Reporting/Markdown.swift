import LayerScript

/// The few forms of Markdown that reports use; the same text for the same content, on every machine.
package struct Markdown {
  private(set) var lines: [String] = []

  /// Creates an empty page.
  package init() {}

  /// The text with a line end behind the last line.
  package var text: String {
    var text = lines.joined(separator: "\n")
    while text.hasSuffix("\n") { text.removeLast() }
    return text + "\n"
  }

  /// Adds a heading of a level from 1.
  package mutating func heading(_ level: Int, _ text: String) {
    blank()
    lines.append(String(repeating: "#", count: level) + " " + text)
    blank()
  }

  /// Adds a paragraph.
  package mutating func paragraph(_ text: String) {
    blank()
    lines.append(text)
    blank()
  }

  /// Adds a list.
  package mutating func bullets(_ items: [String]) {
    if items.isEmpty { return }
    blank()
    lines += items.map { "- " + $0 }
    blank()
  }

  /// Adds a table; columns whose heading ends with a colon are aligned to the right.
  package mutating func table(_ headings: [String], _ rows: [[String]]) {
    blank()
    let names = headings.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
    lines.append(Self.row(names))
    lines.append("|" + headings.map { $0.hasSuffix(":") ? "---:|" : "---|" }.joined())
    lines += rows.map(Self.row)
    blank()
  }

  /// Adds a block of code in a language.
  package mutating func code(_ language: String, _ text: String) {
    blank()
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    lines.append(fence + language)
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    lines.append(fence)
    blank()
  }

  /// Adds a part that stays folded until it is asked for.
  package mutating func details(_ summary: String, _ content: (inout Markdown) -> Void) {
    blank()
    lines.append("<details><summary>\(summary)</summary>")
    content(&self)
    blank()
    lines.append("</details>")
    blank()
  }

  private mutating func blank() {
    if let last = lines.last, !last.isEmpty { lines.append("") }
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map(cell).joined(separator: " | ") + " |"
  }

  /// Text in a cell may hold neither bars nor line ends; behind a backslash a bar would end the cell
  /// for some readers even when it is escaped, so there it is spelled out.
  private static func cell(_ text: String) -> String {
    text.replacing("\n", with: " ").replacing("\\|", with: "\\\\u{7C}")
      .replacing("|", with: "\\|")
  }
}

extension String {
  /// The text as code within a line.
  var asCode: String { markdownCode }

  /// The text as one word of a shell command, quoted only where it must be.
  package var asShellArgument: String {
    let isPlain = utf8.allSatisfy { byte in
      let letter = byte | 0x20
      return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "+") && byte <= UInt8(ascii: ":") || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "=")
    }
    return isPlain && !isEmpty ? self : asShellWord
  }

  /// The text as one word of a shell command, in quotes.
  package var asShellWord: String {
    "'"
      + split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
