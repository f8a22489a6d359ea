import LayerScript

/// Parts of a page of Markdown as HTML.
enum HtmlBlocks {
  /// An attribute of an element.
  typealias Attribute = (name: String, value: String)

  /// Parts one behind the other.
  static func text(_ blocks: [Markdown.Block]) -> String {
    blocks.map(text).joined(separator: "\n")
  }

  private static func text(_ block: Markdown.Block) -> String {
    switch block {
    case .heading(let level, let text):
      "<h\(level) id=\"\(HtmlPlace.name(ofSection: text).htmlText)\">\(InlineHtml(text).text)</h\(level)>"
    case .paragraph(let text): "<p>\(InlineHtml(text).text)</p>"
    case .bullets(let items):
      "<ul>" + items.map { "<li>\(InlineHtml($0).text)</li>" }.joined() + "</ul>"
    case .table(let headings, let rows): table(headings, rows.map { ($0, []) })
    case .code(_, let text): code(text)
    case .details(let summary, let blocks):
      "<details><summary>\(InlineHtml(summary).text)</summary>\n" + text(blocks) + "\n</details>"
    case .anchor(let name): "<a id=\"\(name.htmlText)\"></a>"
    case .picture(let drawing, let path):
      "<figure id=\"\(HtmlPlace.name(ofFile: path).htmlText)\">\n\(drawing.inline)</figure>"
    }
  }

  /// Code that can be copied.
  static func code(_ text: String) -> String {
    // The line end behind the start keeps one at the start of the code.
    "<pre tabindex=\"0\"><code>\n\(text.htmlText)</code></pre>"
  }

  /// A table, in a frame in which it can be moved where it is too wide.
  static func table(
    _ headings: [String], _ rows: [(cells: [String], attributes: [Attribute])]
  ) -> String {
    let isNumber = headings.map { $0.hasSuffix(":") }
    let head = zip(headings, isNumber).map { heading, isNumber in
      let name = isNumber ? String(heading.dropLast()) : heading
      return "<th scope=\"col\"\(isNumber ? " class=\"number\"" : "")>\(name.htmlText)</th>"
    }
    let body = rows.map { row in
      let cells = zip(row.cells, isNumber).map { cell, isNumber in
        let content = InlineHtml(cell)
        let kind = isNumber ? "number" : content.isName ? "name" : content.isLong ? "prose" : ""
        return "<td\(kind.isEmpty ? "" : " class=\"\(kind)\"")>\(content.text)</td>"
      }
      return "<tr\(text(row.attributes))>" + cells.joined() + "</tr>"
    }
    return
      "<div class=\"wide\" tabindex=\"0\"><table><thead><tr>\(head.joined())</tr></thead>\n<tbody>"
      + body.joined(separator: "\n") + "</tbody></table></div>"
  }

  /// Attributes as they stand in a start tag.
  static func text(_ attributes: [Attribute]) -> String {
    attributes.map { " \($0.name)=\"\($0.value.htmlText)\"" }.joined()
  }
}
