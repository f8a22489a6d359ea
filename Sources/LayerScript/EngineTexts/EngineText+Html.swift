extension EngineText {
  /// The text within an element or a quoted attribute of HTML, in one line.
  package var html: String { shown(Bounds.text) { $0.visible }.htmlText }

  /// The same for a name that stands within a line.
  package var htmlName: String { shown(Bounds.name) { $0.visible }.htmlText }
}

extension String {
  /// The text within an element or a quoted attribute of HTML: no character of it has a meaning there.
  package var htmlText: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      // No document may hold these, however they are written.
      case "\0": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension EngineText {
  /// The text within a drawing, in one line of at most so many characters.
  package func svg(_ most: Int) -> String {
    let start = String(String.UnicodeScalarView(kept.unicodeScalars.prefix(most + 1))).visible
    let isWhole = start.count <= most && omitted == 0
    return (isWhole ? start : start.prefix(most - 1) + "\u{2026}").htmlText
  }

  /// How many characters such a text has, before any is escaped.
  package func svgCount(_ most: Int) -> Int {
    min(most, String(String.UnicodeScalarView(kept.unicodeScalars.prefix(most + 1))).visible.count)
  }
}
