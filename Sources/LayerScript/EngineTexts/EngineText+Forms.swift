extension EngineText {
  /// The text for a terminal, in one line: nothing in it moves the cursor, colours, links or turns the
  /// direction of writing.
  package var terminal: String { shown(Bounds.text) { $0.visible } }

  /// The same for a name that stands within a line.
  package var terminalName: String { shown(Bounds.name) { $0.visible } }

  /// A message for a terminal, as it travelled.
  package var terminalTraffic: String { shown(Bounds.traffic) { $0.visible } }

  /// The text's lines for a terminal, or for a block of Markdown with a fence around that is longer
  /// than all in it: the first of them, and how many more there are.
  package var outputLines: [String] {
    let all = kept.unicodeScalars.split(whereSeparator: { $0 == "\n" || $0 == "\r" })
    let lines = all.map { String($0) }.filter { $0.contains { $0 != " " } }
    var shown = lines.prefix(Bounds.lines).map { line in
      EngineText(line).shown(Bounds.line) { $0.replacing("\t", with: " ").visible }
    }
    if lines.count > Bounds.lines { shown.append("[and \(lines.count - Bounds.lines) more lines]") }
    if omitted > 0 { shown.append(String(Self.note(omitted).dropFirst())) }
    return shown
  }

  /// The text as a Swift literal.
  package var swiftLiteral: String { shown(Bounds.text) { $0 }.swiftLiteral }

  /// The text within a comment of Swift that ends with its line or with a mark.
  package var swiftComment: String { shown(Bounds.comment) { $0.visible.withoutCommentMarks } }

  /// The text as an Objective-C literal.
  package var objectiveCLiteral: String { shown(Bounds.text) { $0 }.objectiveCLiteral }

  /// The text within a comment of Objective-C: no trigraph stands in it, and no backslash at its end,
  /// which would make the next line a part of it.
  package var objectiveCComment: String {
    shown(Bounds.comment) { text in
      let text = text.visible.withoutCommentMarks.replacingScalars("??", with: "?\\u{3F}")
      let last = text.unicodeScalars.last { $0 != " " }
      return last == "\\" ? text.replacingScalars("\\", with: "\\u{5C}") : text
    }
  }

  /// The first characters in some form, and in words how many more there are.
  func shown(_ bound: Int, _ form: (String) -> String) -> String {
    let scalars = kept.unicodeScalars
    let isWhole = kept.utf8.count <= bound
    let end =
      isWhole
      ? nil : scalars.index(scalars.startIndex, offsetBy: bound, limitedBy: scalars.endIndex)
    guard let end, end < scalars.endIndex else {
      return form(kept) + (omitted > 0 ? Self.note(omitted) : "")
    }
    return form(String(scalars[..<end])) + Self.note(scalars[end...].count + omitted)
  }
}

extension String {
  /// The text without what begins or ends a comment in C and Swift.
  fileprivate var withoutCommentMarks: String {
    replacingScalars("*/", with: "*\\u{2F}").replacingScalars("/*", with: "/\\u{2A}")
  }
}
