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

  /// The text without some characters at its start, and others at its end.
  package func trimmed(start: String, end: String) -> EngineText {
    var text = kept[...]
    while let first = text.first, start.contains(first) { text.removeFirst() }
    while let last = text.last, end.contains(last) { text.removeLast() }
    return EngineText(kept: String(text), omitted: omitted)
  }
}
