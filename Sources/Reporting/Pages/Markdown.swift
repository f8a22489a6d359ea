import LayerScript

/// A page of the few forms of Markdown that reports use; the same text for the same content, on every machine.
package struct Markdown {
  /// A part of a page with an empty line before and behind it.
  enum Block: Hashable {
    /// A heading of a level from 1.
    case heading(Int, String)
    case paragraph(String)
    case bullets([String])
    /// A table; a heading with a colon at its end stands above a column that is aligned to the right.
    case table([String], rows: [[String]])
    /// Code in a language.
    case code(String, String)
    /// What stays folded until it is asked for, with what stands for it.
    case details(String, [Block])
    /// A place that links lead to.
    case anchor(String)
    /// A drawing, with the path of the file that has it.
    case picture(SvgDrawing, String)
  }

  private(set) var blocks: [Block] = []

  /// Creates an empty page.
  package init() {}

  /// The text with a line end behind the last line.
  package var text: String { Self.text(of: blocks) + "\n" }

  private static func text(of blocks: [Block]) -> String {
    blocks.map(text).joined(separator: "\n\n")
  }

  /// Adds a heading of a level from 1.
  package mutating func heading(_ level: Int, _ text: String) {
    blocks.append(.heading(level, text))
  }

  /// Adds a paragraph.
  package mutating func paragraph(_ text: String) {
    blocks.append(.paragraph(text))
  }

  /// Adds a place that links lead to.
  mutating func anchor(_ name: String) {
    blocks.append(.anchor(name))
  }

  /// Adds a drawing that stands in a file.
  mutating func picture(_ drawing: SvgDrawing, in path: String) {
    blocks.append(.picture(drawing, path))
  }

  /// Adds a list.
  package mutating func bullets(_ items: [String]) {
    if !items.isEmpty { blocks.append(.bullets(items)) }
  }

  /// Adds a table; columns whose heading ends with a colon are aligned to the right.
  package mutating func table(_ headings: [String], _ rows: [[String]]) {
    blocks.append(.table(headings, rows: rows))
  }

  /// Adds a block of code in a language.
  package mutating func code(_ language: String, _ text: String) {
    blocks.append(.code(language, text))
  }

  /// Adds a part that stays folded until it is asked for.
  package mutating func details(_ summary: String, _ content: (inout Markdown) -> Void) {
    var inner = Markdown()
    content(&inner)
    blocks.append(.details(summary, inner.blocks))
  }

  private static func text(of block: Block) -> String {
    switch block {
    case .heading(let level, let text): String(repeating: "#", count: level) + " " + text
    case .paragraph(let text): text
    case .bullets(let items): items.map { "- " + $0 }.joined(separator: "\n")
    case .table(let headings, let rows): table(headings, rows)
    case .code(let language, let text): code(language, text)
    case .details(let summary, let blocks):
      "<details><summary>\(summary)</summary>\n\n" + text(of: blocks) + "\n\n</details>"
    case .anchor(let name): "<a id=\"\(name)\"></a>"
    case .picture(let drawing, let path): "![\(drawing.title)](\(path))"
    }
  }

  private static func table(_ headings: [String], _ rows: [[String]]) -> String {
    let names = headings.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
    let rule = "|" + headings.map { $0.hasSuffix(":") ? "---:|" : "---|" }.joined()
    return ([row(names), rule] + rows.map(row)).joined(separator: "\n")
  }

  private static func code(_ language: String, _ text: String) -> String {
    var fence = "```"
    while text.unicodeScalars.contains(fence.unicodeScalars) { fence += "`" }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return ([fence + language] + lines + [fence]).joined(separator: "\n")
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map(cell).joined(separator: " | ") + " |"
  }

  /// Text in a cell may hold neither bars nor line ends; behind a backslash a bar would end the cell
  /// for some readers even when it is escaped, so there it is spelled out.
  private static func cell(_ text: String) -> String {
    text.replacingScalars("\n", with: " ").replacingScalars("\\|", with: "\\\\u{7C}")
      .replacingScalars("|", with: "\\|")
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

  /// The text as one word of a shell command, in quotes; what is hidden is spelled as bash and zsh read it.
  package var asShellWord: String {
    if unicodeScalars.contains(where: \.isHidden) { return quotedForShell }
    return "'" + replacingScalars("'", with: "'\\''") + "'"
  }
}
