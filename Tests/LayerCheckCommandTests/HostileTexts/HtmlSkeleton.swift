/// What a browser makes of a page besides text: its elements and the names of their attributes, without those
/// that only say how a text is set.
enum HtmlSkeleton {
  private static let settings: Set<String> = ["code", "pre", "p", "br"]
  private static let cells: Set<String> = ["td", "th"]

  /// The elements of a page in their order, `</` in front of the name of one that ends.
  static func elements(of page: String) -> [String] {
    var rest = Array(page.utf8)[...]
    var elements: [String] = []
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      let name = word(&rest)
      let attributes = attributes(&rest)
      if settings.contains(name.filter { $0 != "/" }) { continue }
      // The class of a cell says how wide it is to be, and what is in it decides that.
      let kept = cells.contains(name) ? attributes.filter { $0 != "class" } : attributes
      elements.append(([name] + kept).joined(separator: " "))
    }
    return elements
  }

  private static func word(_ rest: inout ArraySlice<UInt8>) -> String {
    let word = rest.prefix { !" =>\n".utf8.contains($0) }
    rest = rest.dropFirst(word.count)
    return String(decoding: word, as: UTF8.self)
  }

  /// The names of attributes up to the end of an element, in the values of which nothing has a meaning but
  /// the quote that ends them.
  private static func attributes(_ rest: inout ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    while let first = rest.first, first != UInt8(ascii: ">") {
      if first == UInt8(ascii: "\"") {
        rest = rest.dropFirst().drop { $0 != UInt8(ascii: "\"") }.dropFirst()
      } else if " =\n".utf8.contains(first) {
        rest = rest.dropFirst()
      } else {
        names.append(word(&rest))
      }
    }
    rest = rest.dropFirst()
    return names
  }
}
