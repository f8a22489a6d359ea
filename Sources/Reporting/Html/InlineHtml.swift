import LayerScript

/// A line of the Markdown that reports use, as HTML: code, strong and emphasized words, and links within the
/// page; all else is text.
struct InlineHtml {
  /// The line as HTML, in which nothing but these four forms has a meaning.
  let text: String
  /// The same without any form, to be searched in.
  let plain: String

  /// Reads a line.
  init(_ line: String) {
    var reader = Reader(rest: line[...].unicodeScalars)
    reader.read()
    (text, plain) = (reader.html, reader.plain)
  }

  /// Tells whether it is one short word, such as the name of a rule, which is not to be broken at its hyphen.
  var isName: Bool { plain.count <= 14 && !plain.contains(" ") }

  /// Tells whether it is so long that it needs some width to be read in.
  var isLong: Bool { plain.count > 24 }

  /// What a line consists of, from the start on, scalar by scalar: an accent behind a backtick makes no other
  /// character of it.
  private struct Reader {
    var rest: Substring.UnicodeScalarView
    var html = ""
    var plain = ""
    private var previous: Unicode.Scalar = " "

    init(rest: Substring.UnicodeScalarView) {
      self.rest = rest
    }

    mutating func read() {
      while let scalar = rest.first {
        switch scalar {
        case "`": if readCode() { continue }
        case "*": if readEmphasis() { continue }
        case "[": if readLink() { continue }
        default: break
        }
        take(rest.removeFirst())
      }
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
      html += String(scalar).htmlText
      plain.unicodeScalars.append(scalar)
      previous = scalar
    }

    /// Code has as many backticks behind it as in front.
    private mutating func readCode() -> Bool {
      let fence = rest.prefix { $0 == "`" }
      if let end = Self.fence(of: fence.count, in: rest[fence.endIndex...]) {
        code(String(rest[fence.endIndex..<end.lowerBound]))
        rest = rest[end.upperBound...]
        return true
      }
      // Without an end, all of the backticks are text.
      for mark in fence { take(mark) }
      rest = rest[fence.endIndex...]
      return true
    }

    private mutating func code(_ content: String) {
      var content = content
      // Blanks on both sides keep backticks from those around the code.
      let scalars = content.unicodeScalars
      if scalars.first == " ", scalars.last == " ", scalars.contains(where: { $0 != " " }) {
        content = String(scalars.dropFirst().dropLast())
      }
      let mark = content.hasPrefix("layercheck ") ? " class=\"command\"" : ""
      html += "<code\(mark)>\(content.htmlText)</code>"
      plain += content
      previous = "`"
    }

    /// Emphasis begins behind what is no word, and has no blanks at its ends.
    private mutating func readEmphasis() -> Bool {
      let marks = rest.prefix { $0 == "*" }
      guard marks.count <= 2, !previous.isInWord, previous != ")",
        let end = Self.end(of: String(marks), in: rest[marks.endIndex...])
      else { return false }
      let content = InlineHtml(String(rest[marks.endIndex..<end]))
      let element = marks.count == 2 ? "strong" : "em"
      html += "<\(element)>\(content.text)</\(element)>"
      plain += content.plain
      rest = rest[end...].dropFirst(marks.count)
      previous = "*"
      return true
    }

    private static func end(
      of marks: String, in text: Substring.UnicodeScalarView
    ) -> String.Index? {
      guard let first = text.first, first != " ", first != "*" else { return nil }
      var place = text.startIndex
      while place < text.endIndex {
        if text[place] == "`" {
          let fence = text[place...].prefix { $0 == "`" }
          let code = Self.fence(of: fence.count, in: text[fence.endIndex...])
          place = code?.upperBound ?? fence.endIndex
          continue
        }
        if place > text.startIndex, text[place...].starts(with: marks.unicodeScalars) {
          let next = text[place...].dropFirst(marks.unicodeScalars.count).first ?? " "
          let last = text[text.index(before: place)]
          if last != " ", last != "*", next != "*", !next.isInWord { return place }
        }
        place = text.index(after: place)
      }
      return nil
    }

    /// The next run of exactly so many backticks, which ends code.
    private static func fence(
      of count: Int, in text: Substring.UnicodeScalarView
    ) -> Range<String.Index>? {
      var rest = text
      while let start = rest.firstIndex(of: "`") {
        let marks = rest[start...].prefix { $0 == "`" }
        if marks.count == count { return start..<marks.endIndex }
        rest = rest[marks.endIndex...]
      }
      return nil
    }

    private mutating func readLink() -> Bool {
      let form = #/\[([^\]\[]+)\]\(([^()\s]+)\)/#.matchingSemantics(.unicodeScalar)
      guard let link = Substring(rest).prefixMatch(of: form) else { return false }
      let content = InlineHtml(String(link.1))
      if let place = HtmlPlace.within(String(link.2)) {
        html += "<a href=\"\(place.htmlText)\">\(content.text)</a>"
      } else {
        html += content.text
      }
      plain += content.plain
      rest = rest[link.range.upperBound...]
      previous = ")"
      return true
    }
  }
}

extension Unicode.Scalar {
  /// Tells whether emphasis neither begins behind the character nor ends in front of it.
  fileprivate var isInWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}

/// Where links of a report lead when all of it is one page.
enum HtmlPlace {
  /// The place of the page; nil for what is not on it.
  static func within(_ link: String) -> String? {
    if link == Report.rulesName { return "#rules" }
    for page in ["report.md#", Report.rulesName + "#", "#"] where link.hasPrefix(page) {
      return "#" + link.dropFirst(page.count)
    }
    return link.hasPrefix("findings/") ? "#" + name(ofFile: link) : nil
  }

  /// The name of the place at which a file of a finding stands.
  static func name(ofFile name: String) -> String {
    name.replacing("findings/", with: "").replacing(".", with: "-").lowercased()
  }

  /// The name of the place of a section with a heading.
  static func name(ofSection heading: String) -> String {
    String(heading.lowercased().map { $0 == " " ? "-" : $0 }.filter { $0.isLetter || $0 == "-" })
  }
}
