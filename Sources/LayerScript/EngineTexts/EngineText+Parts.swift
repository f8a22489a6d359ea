extension EngineText {
  /// Tells whether the text begins with another.
  package func hasPrefix(_ start: EngineText) -> Bool {
    kept.hasPrefix(start.kept) && start.omitted == 0
  }

  /// What stands in front of the first of some marks, and what stands behind it; nil without a mark.
  package func divided(atFirstOf marks: [String]) -> (start: EngineText, rest: EngineText)? {
    let ranges = marks.compactMap { kept.firstRange(of: $0) }
    guard let mark = ranges.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    return (
      EngineText(kept: String(kept[..<mark.lowerBound]), omitted: 0),
      EngineText(kept: String(kept[mark.upperBound...]), omitted: omitted)
    )
  }

  /// The words of a line of it, without those that quote something, count something or name a place in a message.
  package var outline: EngineText {
    let words = kept.prefix { $0 != "\n" }.split(separator: " ").filter { word in
      !word.contains { $0.isNumber || "'\"[]{}".contains($0) }
    }
    return EngineText(kept: words.joined(separator: " "), omitted: 0)
  }

  /// A line of it, for what is kept many times; what was cut stays cut when it is cut again.
  package var shortened: EngineText {
    guard omitted > 0 || kept.unicodeScalars.count > Bounds.line else { return self }
    let start = kept.unicodeScalars.prefix(Bounds.line - 1)
    return EngineText(kept: String(String.UnicodeScalarView(start)) + "\u{2026}", omitted: 0)
  }

  /// Tells whether the text comes before another in the order of characters.
  package func isOrdered(before other: EngineText) -> Bool {
    (kept, omitted) < (other.kept, other.omitted)
  }

  /// The text without some characters at its start, and others at its end.
  package func trimmed(start: String, end: String) -> EngineText {
    var text = kept[...]
    while let first = text.first, start.contains(first) { text.removeFirst() }
    while let last = text.last, end.contains(last) { text.removeLast() }
    return EngineText(kept: String(text), omitted: omitted)
  }
}
