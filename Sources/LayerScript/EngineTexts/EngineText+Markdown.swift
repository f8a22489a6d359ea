extension EngineText {
  /// The text within a line of Markdown: plain where no reader gives a character of it a meaning,
  /// otherwise as code.
  package var markdown: String { shown(Bounds.text) { $0.visible }.markdownText }

  /// The same for a name that stands within a line.
  package var markdownName: String { shown(Bounds.name) { $0.visible }.markdownText }

  /// The text as code within a line of Markdown.
  package var markdownCode: String { shown(Bounds.text) { $0.visible }.markdownCode }
}

extension String {
  /// A visible text within a line of Markdown, as code unless all of it is plain.
  fileprivate var markdownText: String { isPlainInMarkdown ? self : markdownCode }

  /// The text as code within a line of Markdown; one with backticks gets longer fences.
  package var markdownCode: String {
    if isEmpty { return "" }
    let text = visible
    var (longest, run) = (0, 0)
    for character in text.utf8 {
      run = character == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest == 0 ? 1 : longest + 1)
    // Blanks on both sides are taken off by readers, as those beside backticks are.
    let needsRoom = longest > 0 || (text.hasPrefix(" ") && text.hasSuffix(" "))
    let room = needsRoom && text.contains { $0 != " " } ? " " : ""
    return fence + room + text + room + fence
  }

  /// Tells whether no character has a meaning in Markdown, HTML, or to readers that make links of
  /// what looks like an address.
  private var isPlainInMarkdown: Bool {
    let meaning = "\\`*_[]<>&|~#@!$^"
    if unicodeScalars.contains(where: { meaning.unicodeScalars.contains($0) }) { return false }
    let text = lowercased().unicodeScalars
    let addresses = ["://", "www.", "mailto:", "xmpp:"]
    if addresses.contains(where: { text.contains($0.unicodeScalars) }) { return false }
    guard let first = text.first(where: { $0 != " " }) else { return isEmpty }
    // What may begin a list, a rule or an underlined heading.
    if text.first == " " || "+=:".unicodeScalars.contains(first) { return false }
    if text.starts(with: "- ".unicodeScalars) || text.allSatisfy({ $0 == "-" }) { return false }
    let rest = text.drop { $0.isDigit }
    return !first.isDigit || rest.first != "." && rest.first != ")"
      || rest.dropFirst().first.map { $0 != " " } ?? false
  }
}
