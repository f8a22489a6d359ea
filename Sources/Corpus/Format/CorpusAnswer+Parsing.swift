import LayerScript

extension CorpusAnswer {
  /// Parses what stands behind the arrow.
  init(
    parsing text: String, of step: Step, scale: Double, line: Int
  ) throws(CorpusError) {
    if text == "raised" || text == "raised by commit" {
      self = .raised(byNextCommit: text != "raised")
      return
    }
    guard step.isQuery else {
      throw CorpusError(
        line: line, "only queries have values", remedy: "write '=> raised' or ask with a query")
    }
    if text == "something" {
      self = .something(except: nil)
    } else if let other = text.after("something except ") {
      self = .something(except: try Value(corpus: other, line: line))
    } else if let list = text.after("unordered ") {
      guard case .list(let elements) = try Value(corpus: list, line: line) else {
        throw CorpusError(line: line, "only a list has an order", remedy: "write [a, b]")
      }
      self = .unordered(elements)
    } else {
      self = try Self.value(text, scale: scale, line: line)
    }
  }

  private static func value(
    _ text: String, scale: Double, line: Int
  ) throws(CorpusError) -> CorpusAnswer {
    var parser = CorpusValueParser(text, line: line)
    let value = try parser.value()
    let largest = max(scale, value.components?.map(abs).filter(\.isFinite).max() ?? 0)
    var tolerance = Tolerance.geometry(largest: largest)
    while let word = parser.word() {
      switch word {
      case "exactly": tolerance.absolute = 0
      case "within": tolerance.absolute = try parser.number()
      case "modulo": tolerance.modulus = try parser.number()
      default:
        throw CorpusError(
          line: line, "'\(word)' behind the value",
          remedy: "a value is followed by exactly, within NUMBER or modulo NUMBER")
      }
    }
    try parser.end()
    return .value(value, within: tolerance)
  }
}

extension Value {
  /// Parses a value whose numbers may be expressions.
  init(corpus text: String, line: Int) throws(CorpusError) {
    var parser = CorpusValueParser(text, line: line)
    self = try parser.value()
    try parser.end()
  }
}
