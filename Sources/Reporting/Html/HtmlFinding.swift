import Conformance
import LayerScript
import Rules

/// A finding that unfolds.
struct HtmlFinding {
  let finding: Finding
  let number: Int
  /// What happens, as Markdown.
  let title: String
  /// What there is to say of it, as Markdown.
  let body: [Markdown.Block]
  /// The files of the finding, each with what it is.
  let files: [(name: String, text: String)]
  let isOpen: Bool

  /// The finding as an element.
  var text: String {
    let attributes: [HtmlBlocks.Attribute] = [
      ("class", "finding"), ("id", "f\(number)"),
      ("data-area", finding.primary?.area.name ?? "other"),
      ("data-verdict", finding.filterWord),
    ]
    return """
      <details\(HtmlBlocks.text(attributes))\(isOpen ? " open" : "")>
      <summary><h3>F\(number) · \(InlineHtml(title).text)</h3><span class="tag">\(finding.subject.htmlText)\
      </span></summary>
      \(HtmlBlocks.text(body))
      <div class="files">
      \(files.filter { !$0.name.hasSuffix(".svg") }.map(Self.text).joined(separator: "\n"))
      </div>
      </details>
      """
  }

  private static func text(_ file: (name: String, text: String)) -> String {
    "<details id=\"\(HtmlPlace.name(ofFile: file.name).htmlText)\"><summary>\(file.name.htmlText)</summary>\n"
      + HtmlBlocks.code(file.text) + "\n</details>"
  }
}

extension Finding {
  /// What the finding is filtered by.
  var filterWord: String {
    if failsRun { return "failed" }
    return isKnown ? "known" : "does not count"
  }
}
